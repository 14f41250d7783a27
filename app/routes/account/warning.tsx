import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { warningAppealSchema } from "~/features/backoffice/moderation/schema";
import { WarningAppealForm } from "~/features/backoffice/moderation/warning-appeal";
import {
  appealWarning,
  loadWarning,
  type Warning,
} from "~/features/backoffice/moderation/warnings.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { requireParam } from "~/platform/require-param";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Warning") }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadWarning(requireMember(context), requireParam(params, "reportId"));

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "reportId");
  return handleForm(warningAppealSchema, async ({ note }) => {
    await appealWarning(ctx, id, note);
    return redirectWithToast(context, paths.warning(id), {
      title: "Appeal sent",
      description: "We'll let you know what our moderators decide.",
    });
  });
});

export default function WarningPage() {
  const warning = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { note, at, until } = warning;
  return (
    <>
      <TextLink to={paths.messages} className="mb-3 text-sm">
        ← Back to Messages
      </TextLink>
      <PageHead title="A warning about your messages" index="From our moderators." />
      <Card className="flex max-w-wide flex-col gap-4">
        <p className="border-l-4 border-track pl-3 break-words whitespace-pre-line">“{note}”</p>
        <p className="text-sm text-soft">
          Sent <Time at={at} as="moment" />. It counts if your messages are reported again.
        </p>
        {until ? (
          <WarningAppealForm until={until} actionData={actionData} />
        ) : (
          <AppealState {...warning} />
        )}
      </Card>
    </>
  );
}

function AppealState({ decision, appealedAt, answeredAt, answer }: Warning) {
  if (appealedAt === null) return <p>The time to appeal has passed.</p>;
  if (answeredAt === null)
    return <p>Your appeal is with our moderators. We'll let you know what they decide.</p>;
  return (
    <>
      <p>
        Our moderators looked at this again
        {decision === "warned" ? ", and the warning stands." : " and took the warning back."}
      </p>
      <p className="break-words whitespace-pre-line">{answer}</p>
    </>
  );
}
