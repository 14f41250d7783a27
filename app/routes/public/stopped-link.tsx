import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRootData } from "~/components/root-data";
import { ErrorMessage, ErrorScreen, useRouteFailure } from "~/components/shell/error-screen";
import { PublicShell } from "~/components/shell/public-shell";
import { CONTAINER } from "~/components/site/section";
import { PageHead } from "~/components/ui/page";
import { isLinkStopped } from "~/features/content/links/stop-links.server";
import { NOT_FOUND_META } from "~/features/site/site/page-meta";
import { requireParam } from "~/platform/define-actions";
import { pageTitle, product } from "~/product";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { script: "none", icons: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.stopped
    ? [{ title: pageTitle("Link switched off") }, { name: "robots", content: "noindex" }]
    : NOT_FOUND_META;

/** A short link that staff have switched off, or that there never was; one that works is answered before. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const stopped = await isLinkStopped(context, requireParam(params, "code"));
  return data(
    { stopped },
    { status: stopped ? 410 : 404, headers: { "Cache-Control": "no-store" } },
  );
}

export default function StoppedLink() {
  const { stopped } = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme ?? "system";
  return (
    <PublicShell account={null} theme={theme}>
      {stopped ? (
        <div className={`${CONTAINER} min-h-[50vh] py-12 md:py-20`}>
          <PageHead title="This link is switched off" />
          <p className="max-w-text">
            There was a problem with the page that it led to, so {product.name} no longer sends
            anyone there. The person who gave you the link hasn't done anything wrong.
          </p>
        </div>
      ) : (
        <ErrorMessage status={404} title="We can't find that page" />
      )}
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen {...useRouteFailure()} />;
}
