import { Form, Link, useLocation } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { control } from "~/components/ui/field";
import { Time } from "~/components/ui/time";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import { ContentStatusBadge } from "~/features/content/content/status-badge";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { EXCLUSIVE_ELSEWHERE } from "~/features/deals/rights/right-labels";
import { Thumbnail } from "~/features/media/media/picture";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import type { CampaignPage } from "./queries.server";
import type { RowSelection } from "./row-selection";
import { ROWS_FORM, RowBox, SelectAll } from "./select-rows";

type Row = CampaignPage["content"][number];

/** Content of the campaign; items awaiting review can be decided here, several of them at once. */
export function ContentRows({ content, select }: { content: Row[]; select: RowSelection }) {
  if (content.length === 0)
    return (
      <EmptyList
        title="No content yet"
        example={["Dawn hill reps", "Rosie Calder · Instagram reel · version 1", "In Review"]}
        action={
          <ButtonLink to="?" variant="plain">
            See the athletes
          </ButtonLink>
        }
      >
        Content will appear here when athletes submit it.
      </EmptyList>
    );
  const canApproveSeveral = content.filter((row) => row.mayApproveUnopened).length > 1;
  return (
    <>
      {canApproveSeveral && (
        // Other rows are not ticked.
        <ApproveTicked key={content.map(({ id }) => id).join()} ticked={select === "all"} />
      )}
      <Card className="!p-0">
        <ul className="divide-y divide-line">
          {content.map((content) => (
            <li key={content.id} className="flex flex-col gap-3 px-4 py-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {canApproveSeveral && content.mayApproveUnopened && (
                  <RowBox
                    name="content"
                    value={`${content.id}:${content.updatedAt}`}
                    label={`“${content.title || "Untitled Content"}” by ${content.athleteName}`}
                    ticked={select === "all"}
                  />
                )}
                {content.thumbnail && <Thumbnail path={content.thumbnail} />}
                <div className="min-w-0 flex-1 basis-60">
                  <h2 className="text-base">
                    <Link to={paths.brand.content(content.id)} className="-mt-4 inline-block pt-4">
                      {content.title || "Untitled Content"}
                    </Link>
                  </h2>
                  <p className="text-sm text-soft">
                    {content.athleteName}
                    {content.deliverable && content.deliverable !== content.title && (
                      <>
                        {" · "}
                        <DeliverableWords text={content.deliverable} />
                      </>
                    )}{" "}
                    · version {content.version}
                    {content.submittedAt && (
                      <>
                        {"\u00a0· "}
                        <span className="whitespace-nowrap">
                          submitted <Time at={content.submittedAt} />
                        </span>
                      </>
                    )}
                  </p>
                  {content.status === "awaiting_review" && content.caption && (
                    <p className="line-clamp-3 max-w-text">{content.caption}</p>
                  )}
                  <div className="text-sm">
                    <DeadlineLine
                      deadline={content.deadline}
                      who={content.status === "awaiting_review" ? null : content.athleteName}
                    />
                  </div>
                </div>
                <ContentStatusBadge status={content.status} />
              </div>
              {content.status === "awaiting_review" && <Decision content={content} />}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function ApproveTicked({ ticked }: { ticked: boolean }) {
  const busy = useSending();
  return (
    <Form method="post" id={ROWS_FORM} aria-label="Selected content" className="bulk-actions">
      <SelectAll ticked={ticked} />
      <Button size="sm" variant="plain" name={INTENT} value="approve" busy={busy}>
        Approve selected
      </Button>
    </Form>
  );
}

/** Posts to the review page, which redirects back here. */
function Decision({ content }: { content: Row }) {
  const { pathname, search } = useLocation();
  const busy = useSending();
  const action = paths.brand.content(content.id);
  const back = (
    <>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="expectedVersion" value={content.updatedAt} />
    </>
  );
  const about = (
    <span className="sr-only">
      {" "}
      “{content.title || "Untitled Content"}” by {content.athleteName}
    </span>
  );
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <div className="basis-full empty:hidden">
        <Conflicts conflicts={content.conflicts} title={EXCLUSIVE_ELSEWHERE} />
      </div>
      {content.failsDisclosure || content.openRequests > 0 ? (
        // What the check found, or was asked for, is read before it is approved.
        <ButtonLink size="sm" variant="plain" to={action}>
          {content.failsDisclosure ? "Check ad label" : "Check changes"}
          {about}
        </ButtonLink>
      ) : (
        <Form method="post" action={action}>
          {back}
          <Button size="sm" variant="plain" name="intent" value="approve" busy={busy}>
            Approve{about}
          </Button>
        </Form>
      )}
      <details className="min-w-0 open:basis-full">
        <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
          Reject{about}
        </summary>
        <Form method="post" action={action} className="mt-3 flex max-w-text flex-col gap-2">
          {back}
          <label htmlFor={`feedback-${content.id}`} className="font-strong">
            Feedback for {content.athleteName}
          </label>
          <textarea
            id={`feedback-${content.id}`}
            name="feedback"
            rows={3}
            required
            maxLength={2000}
            defaultValue="Please revise"
            className={control}
          />
          <div>
            <Button size="sm" variant="plain" name="intent" value="request-changes" busy={busy}>
              Send feedback
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}
