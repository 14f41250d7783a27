import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import { ContentStatusBadge } from "~/features/content/content/status-badge";
import { paths, withQuery } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import type { DealContent } from "./deal-timeline";
import type { DealPage } from "./load-deal-page.server";

/** What the deal asks for, and what was made for each part. */
export function DealWork({ deal }: { deal: DealPage }) {
  const { progress, content, campaign, viewer, deliverables } = deal;
  const mayAdd = viewer === "athlete" && deal.status === "active" && campaign.isRunning;
  const named = new Set(progress?.lines.map(({ deliverable }) => deliverable));
  const others = content.filter(({ deliverable }) => !named.has(deliverable ?? ""));
  return (
    <Card>
      <section aria-labelledby="work">
        <h2 id="work" className="text-lg">
          Work
        </h2>
        {progress && progress.lines.length > 1 && <p className="text-soft">{progress.text}</p>}
        <ul className="mt-2 divide-y divide-line">
          {progress?.lines.map(({ deliverable, needed, delivered }) => (
            <li key={deliverable} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-base tracking-normal">
                  <DeliverableWords text={deliverable} />
                </h3>
                <p className="text-sm text-soft">
                  {delivered} of {needed} sent
                  <DueBy due={deliverables.find(({ text }) => text === deliverable)?.due} />
                </p>
                <ContentItems
                  of={content.filter((item) => item.deliverable === deliverable)}
                  viewer={viewer}
                />
              </div>
              {mayAdd && delivered < needed && (
                <ButtonLink
                  to={withQuery(paths.athlete.newContent, { deal: deal.id, deliverable })}
                  variant="plain"
                  size="sm"
                >
                  Add content<span className="sr-only"> for {deliverable}</span>
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
        {progress && others.length > 0 && (
          <h3 className="text-base tracking-normal">Other content</h3>
        )}
        <ContentItems of={others} viewer={viewer} />
        {!progress && others.length === 0 && <p className="text-soft">Nothing was sent yet.</p>}
        {!progress && mayAdd && (
          <ButtonLink
            to={withQuery(paths.athlete.newContent, { deal: deal.id })}
            variant="plain"
            size="sm"
            className="mt-3"
          >
            Add content
          </ButtonLink>
        )}
      </section>
    </Card>
  );
}

const DueBy = ({ due }: { due: string | null | undefined }) =>
  due && <> · due by {formatWeekday(due)}</>;

const PAGES = {
  athlete: paths.athlete.content,
  brand: paths.brand.content,
  staff: paths.admin.contentItem,
};

function ContentItems({ of, viewer }: { of: DealContent[]; viewer: DealPage["viewer"] }) {
  if (of.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {of.map(({ id, title, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <Link to={PAGES[viewer](id)} className="min-w-0 py-1 break-words">
            {title || "Untitled Content"}
          </Link>
          <ContentStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
