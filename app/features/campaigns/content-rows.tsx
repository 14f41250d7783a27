import { Form, Link, useNavigation } from "@remix-run/react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { control } from "~/components/ui/field";
import { formatDay } from "~/platform/dates";
import { ContentStatusBadge } from "../content/status-badge";
import type { CampaignPage } from "./queries.server";
import { FEEDBACK_DEFAULT } from "./schema";

/** What athletes made for the campaign; what awaits review can be decided right here. */
export function ContentRows({
  campaignId,
  content,
}: {
  campaignId: string;
  content: CampaignPage["content"];
}) {
  if (content.length === 0)
    return (
      <EmptyState title="No content yet">
        It appears here when an athlete who accepted submits a piece.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {content.map((piece) => (
        <li key={piece.id}>
          <Card className="flex flex-col gap-3 !py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="text-base">
                  <Link to={`/brand/content/${piece.id}`} className="-mt-4 inline-block pt-4">
                    {piece.title || "Untitled Content"}
                  </Link>
                </h2>
                <p className="text-sm text-soft">
                  {piece.athleteName} · version {piece.version}
                  {piece.submittedAt && (
                    <>
                      {"\u00a0· "}
                      <span className="whitespace-nowrap">
                        submitted {formatDay(piece.submittedAt)}
                      </span>
                    </>
                  )}
                </p>
              </div>
              <ContentStatusBadge status={piece.status} />
            </div>
            {piece.status === "awaiting_review" && (
              <Decision campaignId={campaignId} piece={piece} />
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Sent to the review page, which decides and leads back here. */
function Decision({
  campaignId,
  piece,
}: {
  campaignId: string;
  piece: CampaignPage["content"][number];
}) {
  const busy = useNavigation().state === "submitting";
  const action = `/brand/content/${piece.id}`;
  const back = (
    <>
      <input type="hidden" name="returnTo" value={`/brand/campaigns/${campaignId}?tab=content`} />
      <input type="hidden" name="seen" value={piece.updatedAt} />
    </>
  );
  const about = <span className="sr-only"> “{piece.title || "Untitled Content"}”</span>;
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <Form method="post" action={action}>
        {back}
        <Button size="sm" name="intent" value="approve" busy={busy}>
          Approve{about}
        </Button>
      </Form>
      <details className="min-w-0 open:basis-full">
        <summary className={`${buttonClass({ look: "plain", size: "sm" })} list-none`}>
          Reject{about}
        </summary>
        <Form method="post" action={action} className="mt-3 flex max-w-[34rem] flex-col gap-2">
          {back}
          <label htmlFor={`feedback-${piece.id}`} className="font-[650]">
            Feedback for {piece.athleteName}
          </label>
          <textarea
            id={`feedback-${piece.id}`}
            name="feedback"
            rows={3}
            required
            maxLength={2000}
            defaultValue={FEEDBACK_DEFAULT}
            className={control}
          />
          <div>
            <Button size="sm" look="brand" name="intent" value="reject" busy={busy}>
              Send feedback
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}
