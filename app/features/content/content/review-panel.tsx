import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { Checkbox, ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { lazyHydrated } from "~/components/later";
import { RadioField } from "~/components/radio-field";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import { deadlineText } from "~/features/campaigns/deadlines/deadline-text";
import { Conflicts } from "~/features/deals/rights/conflict-list";
import { EXCLUSIVE_ELSEWHERE } from "~/features/deals/rights/right-labels";
import { paths } from "~/paths";
import { FLAG_REASONS } from "~db/constants";
import { LivePeriodNote } from "../posts/live-period-note";
import type { EndDealProps } from "./end-deal";
import { FLAG_REASON_LABELS } from "./fields";
import { approveForm, flagForm } from "./forms";
import type { BrandContent, ContentDetail } from "./queries.server";
import type { RequestChangesProps } from "./review/request-changes";
import { groupThreads, isThreadOpen } from "./review/threads";

const RequestChanges = lazyHydrated<RequestChangesProps>("request-changes", () =>
  import("./review/request-changes").then(({ RequestChanges }) => RequestChanges),
);

const EndDeal = lazyHydrated<EndDealProps>("end-deal", () =>
  import("./end-deal").then(({ EndDeal }) => EndDeal),
);

/** What waits for the brand's decision after this. */
export interface NextInQueue {
  id: string;
  title: string;
  athleteName: string;
  waiting: number;
}

/** The brand's decision: approving at once, the other two folded. Afterwards it shows the decision and what to review next. */
export function ReviewPanel({
  content,
  next,
  actionData,
}: {
  content: BrandContent;
  next: NextInQueue | null;
  actionData: FormActionData;
}) {
  const { updatedAt: expectedVersion, comments, version } = content;
  if (content.status !== "awaiting_review")
    return (
      <Card className="flex flex-col items-start gap-4">
        <p>{nextStep(content)}</p>
        {content.status === "approved" && !isCancelledCampaign(content.campaignStatus) && (
          <LivePeriodNote company={null} />
        )}
        {content.deadline?.overdue && <EndDeal content={content} />}
        {next && (
          <ButtonLink to={paths.brand.content(next.id)} aria-keyshortcuts="N">
            Next<span className="sr-only"> {next.title || "Untitled Content"}</span>
          </ButtonLink>
        )}
        {next && (
          <p className="-mt-2 text-sm text-soft">
            {next.title || "Untitled Content"} by {next.athleteName} ·{" "}
            {next.waiting === 1 ? "the last one" : `${next.waiting} to review`}
          </p>
        )}
      </Card>
    );
  const failed = {
    "request-changes": actionDataFor(actionData, "request-changes"),
    flag: actionDataFor(actionData, "flag"),
  };
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="sr-only">
        Your decision
      </h2>
      <Card className="flex flex-col gap-2 max-md:p-4">
        <Approve content={content} next={next} actionData={actionDataFor(actionData, "approve")} />
        <details open={Boolean(failed["request-changes"]) || undefined}>
          <summary
            aria-keyshortcuts="R"
            className={`${buttonClass({ variant: "plain" })} w-full list-none`}
          >
            Request changes
          </summary>
          {/* A link to what is inside unfolds it. */}
          <div id="changes" className="pt-4 pb-2">
            <RequestChanges
              comments={comments}
              version={version}
              expectedVersion={expectedVersion}
              actionData={failed["request-changes"]}
            />
          </div>
        </details>
        <details open={Boolean(failed.flag) || undefined}>
          <summary className="disclosure text-sm">Flag</summary>
          <div className="pt-2 pb-2">
            <Flag expectedVersion={expectedVersion} actionData={failed.flag} />
          </div>
        </details>
        {next && (
          <TextLink to={paths.brand.content(next.id)} className="text-sm" aria-keyshortcuts="N">
            Skip to the next
          </TextLink>
        )}
      </Card>
    </section>
  );
}

/** Who does what next, once the brand has nothing to decide. */
function nextStep({ status, deadline, athleteName, campaignStatus }: ContentDetail): string {
  switch (status) {
    case "rejected":
      return deadline
        ? `${deadlineText(deadline, athleteName)}. ${deadline.overdue ? "You can give them more time, or end the deal." : "You'll be notified when it's here."}`
        : "You requested changes.";
    case "approved":
      return isCancelledCampaign(campaignStatus)
        ? "You approved this before you cancelled the campaign, so it won't be posted."
        : `Content has been approved. ${athleteName} posts it next.`;
    case "closed":
      return isCancelledCampaign(campaignStatus)
        ? "You cancelled the campaign, so this content was closed."
        : "You ended the deal, so this content was closed.";
    case "polishing":
      return "Our team is looking this over. You'll be notified when it's ready to review.";
    default:
      return `Content has been ${status}. No further actions needed.`;
  }
}

interface Decision {
  /** When the content item on this page last changed: what is decided is about that. */
  expectedVersion: number;
  actionData: FormActionData;
}

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

const FORM = "flex flex-col gap-4 [&_button]:self-start";

function Approve({
  content,
  next,
  actionData,
}: {
  content: BrandContent;
  next: NextInQueue | null;
  actionData: FormActionData;
}) {
  const { updatedAt, findings, conflicts, comments } = content;
  const [form, fields] = useZodForm("approve", approveForm, { actionData });
  const busy = useBusy("approve");
  const requests = groupThreads(comments).filter(
    (thread) => thread.requestedVersion !== null && isThreadOpen(thread),
  ).length;
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-3">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="expectedVersion" value={updatedAt} />
      <Conflicts conflicts={conflicts} title={EXCLUSIVE_ELSEWHERE} />
      {findings.length > 0 && (
        <Checkbox
          field={fields.acknowledged}
          label="Approve anyway; I take responsibility for the ad label"
        />
      )}
      {requests > 0 && (
        <Checkbox
          field={fields.despiteRequests}
          label={`Approve although ${requests === 1 ? "a change you asked for isn't" : `${requests} changes you asked for aren't`} ticked off`}
        />
      )}
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button busy={busy} aria-keyshortcuts="A" className="max-md:hidden">
          Approve
        </Button>
        {next && (
          <Button variant="plain" name="returnTo" value={paths.brand.content(next.id)} busy={busy}>
            Approve and next
          </Button>
        )}
      </div>
      <details>
        <summary className="disclosure text-sm">Add a note</summary>
        <TextArea field={fields.feedback} label="Feedback" rows={3} />
      </details>
    </Form>
  );
}

function Flag({ expectedVersion, actionData }: Decision) {
  const [form, fields] = useZodForm("flag", flagForm, { actionData });
  return (
    <Form method="post" {...getFormProps(form)} className={FORM}>
      <ErrorSummary form={form} title="Reason Required" />
      <input type="hidden" name="intent" value="flag" />
      <input type="hidden" name="expectedVersion" value={expectedVersion} />
      <p className="text-sm text-soft">
        Our moderators will take a look. The content goes back to the athlete as a draft.
      </p>
      <RadioField
        field={fields.reason}
        label="Reason"
        columns
        options={FLAG_REASONS.map((value) => ({ value, label: FLAG_REASON_LABELS[value] }))}
      />
      <TextArea field={fields.feedback} label="Feedback" rows={4} />
      <Button variant="plain" busy={useBusy("flag")}>
        Flag content
      </Button>
    </Form>
  );
}
