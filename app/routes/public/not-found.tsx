import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { ErrorMessage } from "~/components/shell/error-screen";
import { type ErrorBody, notFound } from "~/platform/errors";

export const meta: MetaFunction = () => [
  { title: pageTitle("Page not found") },
  { name: "robots", content: "noindex" },
];

export function loader(): null {
  throw notFound("The address may be mistyped, or what was here has been removed.");
}

export function action(): null {
  throw notFound();
}

export default function NotFound() {
  return <ErrorMessage status={404} />;
}

/** Keeps header and footer around the message. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorMessage />;
  return (
    <ErrorMessage status={error.status} message={(error.data as Partial<ErrorBody>)?.message} />
  );
}
