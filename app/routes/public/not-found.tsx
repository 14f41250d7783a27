import type { MetaFunction } from "@remix-run/cloudflare";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { NOT_FOUND_META } from "~/features/site/page-meta";
import { notFound } from "~/platform/errors";

export const meta: MetaFunction = () => NOT_FOUND_META;

export function loader(): null {
  throw notFound("Check the address for typos. The page may also have been removed.");
}

export function action(): null {
  throw notFound();
}

export default function NotFound() {
  return <ErrorMessage status={404} />;
}

/** Keeps header and footer around the message. */
export function ErrorBoundary() {
  return <ErrorMessage {...useRouteFailure()} />;
}
