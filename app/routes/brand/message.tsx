import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { MOST_RECIPIENTS } from "~/features/communication/messages/fields";
import { sendManySchema } from "~/features/communication/messages/schema";
import { listRecipients, sendToMany } from "~/features/communication/messages/send-many.server";
import { SendManyForm } from "~/features/communication/messages/send-many-form";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Message athletes") }];

const athletesOf = (campaignId: string) =>
  withQuery(paths.brand.campaign(campaignId), { tab: "athletes" });

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const asked = context.request.url.searchParams.getAll("deal").slice(0, MOST_RECIPIENTS);
  const recipients = await listRecipients(ctx, asked);
  const [first] = recipients;
  return {
    newId: newId(),
    recipients,
    back: first ? athletesOf(first.campaignId) : paths.brand.campaigns,
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleForm(sendManySchema, async ({ deal, ...message }) => {
    const { sent, refused, campaignId } = await sendToMany(ctx, deal, message);
    return redirectWithToast(context, athletesOf(campaignId), {
      title:
        sent === 0 ? "No message sent" : `Message sent to ${plural(sent, "athlete", "athletes")}`,
      ...(refused.length > 0 && {
        description: `Not sent to ${refused.map(({ name, refusal }) => `${name} (${refusal})`).join(", ")}.`,
      }),
      tone: sent === 0 ? "error" : undefined,
    });
  });
});

export default function Message() {
  const { newId, recipients, back } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead title="Message athletes" />
      {recipients.length > 0 ? (
        <SendManyForm newId={newId} recipients={recipients} cancel={back} actionData={actionData} />
      ) : (
        <EmptyState
          title="Tick the athletes first"
          action={<ButtonLink to={back}>See your campaigns</ButtonLink>}
        >
          Tick athletes on a campaign's page, then choose Message.
        </EmptyState>
      )}
    </>
  );
}
