import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths, withQuery } from "~/paths";
import type { AgreedContentItem, Progress } from "./deliverables";
import { ContentStatusBadge } from "./status-badge";

/** What the athlete agreed to deliver, with the content items for each part. @param mayAdd whether the campaign takes content */
export function DeliveryCard({
  campaignId,
  progress,
  mayAdd,
}: {
  campaignId: string;
  progress: Progress;
  mayAdd: boolean;
}) {
  return (
    <Card>
      <h2 className="mb-1 text-lg">What to deliver</h2>
      <p className="text-soft">{progress.text}</p>
      <ul className="mt-2 divide-y divide-line">
        {progress.lines.map(({ deliverable, needed, delivered, contentItems }) => (
          <li key={deliverable} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-base font-strong tracking-normal">{deliverable}</h3>
              <ContentItems of={contentItems} />
            </div>
            <p className="text-sm text-soft">
              {delivered} of {needed}
            </p>
            {mayAdd && delivered < needed && (
              <ButtonLink
                to={withQuery(paths.athlete.newContent, { campaign: campaignId, deliverable })}
                variant="plain"
                size="sm"
              >
                Add content<span className="sr-only"> for {deliverable}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ContentItems({ of }: { of: AgreedContentItem[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {of.map(({ id, title, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <Link to={paths.athlete.content(id)} className="min-w-0 py-1 break-words">
            {title || "Untitled Content"}
          </Link>
          <ContentStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
