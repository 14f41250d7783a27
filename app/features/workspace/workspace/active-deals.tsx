import { Link } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { ActiveDealList } from "./active-deals.server";

/** The deals of an athlete that go on, on the dashboard. */
export function ActiveDeals({ deals: { total, items } }: { deals: ActiveDealList }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="deals" className="mb-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="deals" className="text-lg">
          Your deals
        </h2>
        {total > items.length && (
          <TextLink to={withQuery(paths.athlete.campaigns, { tab: "mine" })}>
            See all {total} deals
          </TextLink>
        )}
      </div>
      <Card className="!p-0">
        <ul className="divide-y divide-line">
          {items.map(({ id, company, logo, campaign, fee, funding, progress }) => (
            <li key={id} className="flex items-center gap-x-3 px-4 py-3">
              <Avatar name={company} picture={logo} size="sm" />
              <div className="min-w-0 flex-1">
                <h3 className="text-base tracking-normal">
                  <Link to={paths.deal(id)}>{company}</Link>
                </h3>
                <p className="text-sm text-soft">
                  {[campaign, progress, funding?.label].filter(Boolean).join(" · ")}
                </p>
              </div>
              <p className="font-strong">{fee > 0 ? formatMoney(fee) : "No fee"}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
