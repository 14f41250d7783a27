import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRootData } from "~/components/root-data";
import { ErrorMessage, ErrorScreen, useRouteFailure } from "~/components/shell/error-screen";
import { PublicShell } from "~/components/shell/public-shell";
import { SignedInFrame } from "~/features/communication/notifications/frame";
import { loadFrame } from "~/features/communication/notifications/queries.server";
import { NOT_FOUND_META } from "~/features/site/site/page-meta";
import { notFound } from "~/platform/errors";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => NOT_FOUND_META;

export const handle: RouteHandle = { script: "none", icons: true };

const MISSING = { status: 404, title: "We can't find that page" };

/** An address without a page, in the frame that the visitor has. */
export async function loader({ context }: LoaderFunctionArgs) {
  const frame = context.session.claims ? await loadFrame(context) : null;
  return data({ frame }, { status: MISSING.status });
}

export function action(): null {
  throw notFound();
}

export default function NotFound() {
  const { frame } = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme ?? "system";
  if (!frame)
    return (
      <PublicShell account={null} theme={theme}>
        <ErrorMessage {...MISSING} />
      </PublicShell>
    );
  return (
    <SignedInFrame frame={frame}>
      <ErrorMessage {...MISSING} home={{ to: frame.home, label: "Go to your dashboard" }} />
    </SignedInFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen {...useRouteFailure()} />;
}
