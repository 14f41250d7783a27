import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { CONTAINER } from "~/components/site/section";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { ReportView } from "~/features/content/campaign-results/report-view";
import { sharedReport } from "~/features/content/campaign-results/shares.server";
import { requireParam } from "~/platform/require-param";
import { pageTitle, product } from "~/product";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { script: "none" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: pageTitle(
      data?.shown ? `Report: ${data.shown.report.campaign.title}` : "This report isn't available",
    ),
  },
  { name: "robots", content: "noindex,nofollow" },
];

/** The address is a key: no cache keeps the page, no site is told where its reader came from. */
export const headers: HeadersFunction = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
});

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shared = await sharedReport(context.db, requireParam(params, "token"), context.clock());
  return data(shared, { status: shared.shown ? 200 : 410 });
}

export default function SharedReport() {
  const { shown, until, ended } = useLoaderData<typeof loader>();
  if (!shown)
    return (
      <Frame>
        <PageHead title="This report isn't available any more" />
        <p>
          {ended === "expired" ? (
            <>
              The link ended on <Time at={until} />.
            </>
          ) : (
            "The brand has ended this link."
          )}{" "}
          Ask the person who sent it for a new one.
        </p>
      </Frame>
    );
  const { campaign } = shown.report;
  return (
    <Frame>
      <PageHead
        title={campaign.title}
        index={
          <>
            Campaign report{campaign.company && ` by ${campaign.company}`}. This link is open until{" "}
            <Time at={until} />.
          </>
        }
      />
      <ReportView {...shown} />
    </Frame>
  );
}

/** No navigation: its reader was sent a report, and nothing else. */
const Frame = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={`${CONTAINER} py-8 outline-none`}>
    <p className="mb-6 text-lg font-heavy text-leaf-deep">{product.name}</p>
    {children}
  </main>
);

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorMessage {...useRouteFailure()} />
    </Frame>
  );
}
