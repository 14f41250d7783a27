import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { CampaignStatusBadge } from "~/features/campaigns/campaigns/status-badge";
import { paths, withQuery } from "~/paths";
import { plural } from "~/platform/numbers";
import { HealthLine } from "./campaign-strip";
import type { BrandDashboard } from "./dashboard.server";

/** The campaigns of a brand that are running or coming, each with how it stands. */
export const OpenCampaigns = ({ campaigns }: Pick<BrandDashboard, "campaigns">) => (
  <Card className="!p-0">
    <ul className="divide-y divide-line">
      {campaigns.map(
        ({ id, title, status, invited, unanswered, deals, health, time, money, work }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-base leading-snug tracking-normal">
                <Link to={paths.brand.campaign(id)}>{title}</Link>{" "}
                <CampaignStatusBadge status={status} />
              </h3>
              {health && (
                <p className="text-sm">
                  <HealthLine health={health} />
                </p>
              )}
            </div>
            <p className="min-w-0 flex-1 basis-72 text-sm text-soft">
              {[
                invited > 0
                  ? `${deals} of ${plural(invited, "athlete")} accepted`
                  : "No athletes invited",
                work.value !== "–" && `${work.value} approved`,
                `${money.label} ${money.value}`,
                `${time.label} ${time.value}`,
              ]
                .filter(Boolean)
                .join(" · ")}
              {unanswered > 0 && (
                <>
                  {" · "}
                  <Link
                    to={withQuery(paths.brand.campaign(id), {
                      tab: "athletes",
                      select: "unanswered",
                    })}
                  >
                    Remind {plural(unanswered, "athlete", "athletes")}
                    <span className="sr-only"> of {title}</span>
                  </Link>
                </>
              )}
            </p>
          </li>
        ),
      )}
    </ul>
  </Card>
);
