import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { may } from "~/features/identity/accounts/abilities";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { fillInTemplate } from "~/features/money/disputes/decision-templates";
import { decisionWaitsUntil } from "~/features/money/disputes/dispute-deadlines";
import { addNote, sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { DisputeThread, MessageForm, newestOwn } from "~/features/money/disputes/dispute-thread";
import { DisputeState, Filed, Outcome } from "~/features/money/disputes/dispute-view";
import {
  assignSchema,
  messageSchema,
  prioritySchema,
  refundOf,
  resolveSchema,
} from "~/features/money/disputes/schema";
import { sideName } from "~/features/money/disputes/side-names";
import {
  assignDispute,
  escalateDispute,
  resolveDispute,
  reviewDispute,
  setPriority,
} from "~/features/money/disputes/staff-commands.server";
import { disputeForStaff } from "~/features/money/disputes/staff-queries.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";
import { isActiveDispute } from "~db/constants";

const DisputeRecord = lazyHydrated("dispute-record", () =>
  import("~/features/money/disputes/dispute-record").then(({ DisputeRecord }) => DisputeRecord),
);
const Evidence = lazyHydrated("evidence", () =>
  import("~/features/money/disputes/evidence").then(({ Evidence }) => Evidence),
);
const Offers = lazyHydrated("offers", () =>
  import("~/features/money/disputes/offers").then(({ Offers }) => Offers),
);
const Handling = lazyHydrated("staff-panel", () =>
  import("~/features/money/disputes/staff-panel").then(({ Handling }) => Handling),
);
const TooEarly = lazyHydrated("staff-panel", () =>
  import("~/features/money/disputes/staff-panel").then(({ TooEarly }) => TooEarly),
);
const ResolvePanel = lazyHydrated("staff-panel", () =>
  import("~/features/money/disputes/staff-panel").then(({ ResolvePanel }) => ResolvePanel),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Dispute: ${data.dispute.title}` : "Dispute") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "manage disputes");
  const id = requireParam(params, "disputeId");
  const [dispute] = await Promise.all([
    disputeForStaff(ctx, id),
    logStaffAccess(ctx, "dispute", id),
  ]);
  return {
    userId: ctx.actor.personId,
    isAdmin: may(ctx.actor, "take over a colleague's work"),
    dispute,
    messageId: newId(),
    noteId: newId(),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "manage disputes");
  const id = requireParam(params, "disputeId");
  const done = (title: string, description?: string) =>
    redirectWithToast(context, paths.admin.dispute(id), { title, description });
  return {
    review: async () => {
      await reviewDispute(ctx, id);
      return done("Status Updated");
    },
    escalate: async () => {
      await escalateDispute(ctx, id);
      return done("Status Updated");
    },
    assign: handleForm(assignSchema, async ({ staffId }) => {
      await assignDispute(ctx, id, staffId);
      return done("Dispute assigned");
    }),
    priority: handleForm(prioritySchema, async (priority) => {
      await setPriority(ctx, id, priority);
      return done("Priority set");
    }),
    message: handleForm(messageSchema, async (sent) => {
      await sendDisputeMessage(ctx, id, sent);
      return done("Message sent");
    }),
    note: handleForm(messageSchema, async (sent) => {
      await addNote(ctx, id, sent);
      return done("Note added");
    }),
    resolve: handleForm(
      resolveSchema,
      async (ruling) => {
        await resolveDispute(ctx, id, { ...ruling, refund: refundOf(ruling) });
        return done("Dispute Resolved", "We've let both sides know.");
      },
      fillInTemplate,
    ),
  };
});

export default function AdminDispute() {
  const { dispute, userId, isAdmin, messageId, noteId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { status, assignedTo, appeal } = dispute;
  const waitsUntil = decisionWaitsUntil(dispute);
  const mayDecide =
    isActiveDispute(status) &&
    appeal?.ruledBy !== userId &&
    (assignedTo === null || assignedTo === userId);
  return (
    <>
      <BackLink to={paths.admin.disputes}>Back to Disputes</BackLink>
      <PageHead
        title={dispute.title}
        index={`${dispute.campaign} · ${sideName(dispute, dispute.filedBy)} and ${sideName(dispute, dispute.respondentId)}`}
      />
      <WorkAndFacts facts={<DisputeRecord dispute={dispute} readerId={null} />}>
        <DisputeState dispute={dispute} readerId={userId} />
        <Outcome dispute={dispute} readerId={null} />
        <Handling
          dispute={dispute}
          readerId={userId}
          isAdmin={isAdmin}
          actionData={actionDataFor(actionData, "priority")}
        />
        <Filed dispute={dispute} readerId={null} />
        <Evidence dispute={dispute} readerId={null} />
        <Offers dispute={dispute} readerId={userId} isSide={false} />
        <DisputeThread
          dispute={dispute}
          readerId={userId}
          messageId={messageId}
          actionData={actionDataFor(actionData, "message")}
        />
        <Card>
          <MessageForm
            key={newestOwn(dispute.thread, userId, true)}
            messageId={noteId}
            actionData={actionDataFor(actionData, "note")}
            intent="note"
            label="Internal note"
            hint="Only our team sees it."
            action="Add note"
          />
        </Card>
      </WorkAndFacts>
      <div className="mt-4 flex max-w-text flex-col gap-4">
        {mayDecide && waitsUntil && (
          <TooEarly name={sideName(dispute, dispute.respondentId)} day={waitsUntil} />
        )}
        {mayDecide && !waitsUntil && (
          <ResolvePanel
            isFinal={appeal !== null}
            actionData={actionDataFor(actionData, "resolve")}
          />
        )}
      </div>
    </>
  );
}
