import { lazyHydrated } from "~/components/later";
import { paths } from "~/paths";
import { ReportFirstPage } from "./report-first-page";
import type { ShownReport } from "./show-report.server";

/** Its script is a file of its own: a report is mostly read without its details. */
const LaterReportDetails = lazyHydrated("report-details", () =>
  import("./report-details").then(({ ReportDetails }) => ReportDetails),
);

/** A campaign's report: its first page, and its details folded below it. */
export const ReportView = ({
  report,
  days,
  forecastError = null,
  invites = false,
  ...first
}: ShownReport & {
  /** How far the brand's forecasts were off, in a sentence. */
  forecastError?: string | null;
  /** Whether its reader can invite the athletes again. */
  invites?: boolean;
}) => (
  <>
    <Logo {...report.campaign} />
    <ReportFirstPage {...first} invites={invites} />
    <details data-open-on-paper className="mt-6">
      <summary className="disclosure">All figures, their sources and how they are measured</summary>
      <LaterReportDetails report={report} days={days} forecastError={forecastError} />
    </details>
  </>
);

const Logo = ({ logo, company }: ShownReport["report"]["campaign"]) =>
  logo && (
    <img
      src={paths.publicMedia(logo, "160.webp")}
      alt={`Logo of ${company}`}
      width={64}
      height={64}
      className="mb-4 size-16 rounded-[12px] bg-paper"
    />
  );
