import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import {
  ImpersonationPanel,
  Objection,
  Restore,
  Suspend,
} from "~/features/backoffice/staff/account-panels";
import { startImpersonation } from "~/features/backoffice/staff/impersonation.server";
import { upholdSuspension } from "~/features/backoffice/staff/objections.server";
import {
  Logs,
  Profile,
  Sessions,
  Suspensions,
  Work,
} from "~/features/backoffice/staff/person-view";
import {
  impersonationSchema,
  suspendSchema,
  upholdSchema,
} from "~/features/backoffice/staff/schema";
import { endSessionsOf } from "~/features/backoffice/staff/sessions.server";
import { loadStaffPerson } from "~/features/backoffice/staff/staff-person.server";
import { restoreAccount, suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { may } from "~/features/identity/accounts/abilities";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `User: ${data.person.name}` : "User") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "look up people");
  const { actor } = ctx;
  const person = await loadStaffPerson(ctx, requireParam(params, "userId"));
  const isOther = person.id !== actor.personId;
  return {
    person,
    maySuspend: isOther && may(actor, "suspend people"),
    mayEndSessions: isOther && may(actor, "sign people out"),
    maySeeAs: person.type !== "staff" && person.status === "active" && may(actor, "see as people"),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "sign people out");
  const userId = requireParam(params, "userId");
  const done = (title: string) =>
    redirectWithToast(context, paths.admin.user(userId), {
      title,
      description: "We've let them know.",
    });
  return {
    suspend: handleForm(suspendSchema, async ({ reason }) => {
      await suspendAccount(ctx, userId, reason);
      return done("Account suspended");
    }),
    restore: async () => {
      await restoreAccount(ctx, userId);
      return done("Account restored");
    },
    keep: handleForm(upholdSchema, async ({ answer }) => {
      await upholdSuspension(ctx, userId, answer);
      return done("The account stays suspended");
    }),
    "see-as": handleForm(impersonationSchema, async ({ reason }) => {
      await startImpersonation(context, ctx, userId, reason);
      return redirectDocument(paths.dashboard, 303);
    }),
    "end-sessions": async () => {
      await endSessionsOf(ctx, userId);
      return redirectWithToast(context, paths.admin.user(userId), { title: "Sessions ended" });
    },
  };
});

export default function User() {
  const { person, maySuspend, mayEndSessions, maySeeAs } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const isSuspended = person.status === "suspended";
  const objected = person.suspensions.find(
    ({ objectedAt, upheldAt, restoredAt }) => objectedAt && !upheldAt && !restoredAt,
  );
  return (
    <>
      <BackLink to={paths.admin.users}>Back to Users</BackLink>
      <PageHead
        title={person.company || person.name}
        index={person.company ? person.name : undefined}
      />
      <div className="flex max-w-page flex-col gap-6">
        {maySuspend && objected && <Objection suspension={objected} actionData={actionData} />}
        {maySuspend && isSuspended && <Restore />}
        <Profile person={person} />
        <Suspensions suspensions={person.suspensions} />
        <Work {...person} />
        <Sessions sessions={person.sessions} mayEnd={mayEndSessions} />
        <Logs logs={person.logs} />
        {maySeeAs && <ImpersonationPanel actionData={actionDataFor(actionData, "see-as")} />}
        {maySuspend && !isSuspended && (
          <Suspend actionData={actionDataFor(actionData, "suspend")} />
        )}
      </div>
    </>
  );
}
