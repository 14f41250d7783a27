import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { TERRITORY_NAMES } from "~/features/campaigns/terms/territory-names";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths, withQuery } from "~/paths";
import { formatLongDay } from "~/platform/dates";
import { daysLeft, END_NOTICE_DAYS, timeLeftText } from "./days";
import type { Right } from "./ledger.server";

/** Rights, each with what it allows or forbids, whom it is with and how long it lasts. */
export function RightRows({
  rights,
  today,
  isBrand,
  inContract = false,
}: {
  rights: Right[];
  today: string;
  isBrand: boolean;
  /** Whether they stand on the page of their contract. */
  inContract?: boolean;
}) {
  return (
    <Card className="!p-0">
      <ul className="divide-y divide-line">
        {rights.map((right) => (
          <li key={right.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="mb-1 text-base">{describeRight(right, isBrand)}</h3>
              <p className="text-sm">
                {formatLongDay(right.firstDay)} to {formatLongDay(right.lastDay)}, in{" "}
                {TERRITORY_NAMES[right.territory]}
              </p>
              {!inContract && (
                <p className="flex flex-wrap gap-x-3 text-sm text-soft">
                  {isBrand ? right.athlete : right.company}
                  <Link to={paths.contract(right.contractId)} className="-my-3 inline-block py-3">
                    Contract for {right.campaign}
                  </Link>
                </p>
              )}
              {!inContract && isBrand && right.mayExtend && endsSoon(right, today) && (
                <ButtonLink
                  to={withQuery(paths.contractAmend(right.contractId), {
                    change: right.kind === "exclusivity" ? "exclusivity" : "use",
                  })}
                  variant="plain"
                  size="sm"
                  className="mt-2"
                >
                  Ask for an extension
                  <span className="sr-only">: {describeRight(right, isBrand)}</span>
                </ButtonLink>
              )}
            </div>
            <Badge tone={daysLeft(right.lastDay, today) <= 1 ? "waiting" : "neutral"}>
              {timeLeftText(right.lastDay, today)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const endsSoon = ({ lastDay }: Right, today: string) =>
  lastDay >= today && daysLeft(lastDay, today) <= END_NOTICE_DAYS;

/** 'You may use “First clip” (Instagram) on your own channels and in paid ads' */
function describeRight(
  { kind, category, contentItem, channels, paid, company, athlete }: Right,
  isBrand: boolean,
) {
  if (kind === "exclusivity") {
    const products = category && CATEGORY_NAMES[category];
    return isBrand
      ? `${athlete} does no paid work for other brands in ${products}`
      : `Exclusive for ${products} with ${company}`;
  }
  const on = channels.map((platform) => platformName(platform as never)).join(", ");
  const content = `“${contentItem || "Untitled Content"}”${on && ` (${on})`}`;
  const how = paid ? "own channels and in paid ads" : "own channels, without paid promotion";
  return isBrand
    ? `You may use ${content} on your ${how}`
    : `${company} may use ${content} on its ${how}`;
}
