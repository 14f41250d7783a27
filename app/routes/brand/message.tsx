import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { type FormActionData, isTicked } from "~/components/action-data";
import { Cancel, ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { MOST_RECIPIENTS } from "~/features/communication/messages/fields";
import { sendManyForm } from "~/features/communication/messages/forms";
import { sendManySchema } from "~/features/communication/messages/schema";
import {
  listRecipients,
  type Recipient,
  sendToMany,
} from "~/features/communication/messages/send-many.server";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
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
        <EmptyList
          title="Tick the athletes first"
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={back}>See your campaigns</ButtonLink>}
        >
          Tick athletes on a campaign's page, then choose Message.
        </EmptyList>
      )}
    </>
  );
}

/** One message, and the athletes it goes to. */
function SendManyForm({
  newId,
  recipients,
  cancel,
  actionData,
}: {
  newId: string;
  recipients: readonly Recipient[];
  cancel: string;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("message", sendManyForm, {
    actionData: actionData ?? undefined,
    defaultValue: { id: newId },
  });
  const busy = useSending();
  const id = fields.id.initialValue ?? newId;
  return (
    <Card className="single-column">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.id.name} value={id} />
        <fieldset>
          <legend className="font-strong">To</legend>
          <p className="text-sm text-soft">
            Each athlete gets it in a conversation of their own and sees no one else's name.
          </p>
          {recipients.map(({ dealId, name, refusal }) => (
            <CheckBox
              key={dealId}
              id={`to-${dealId}`}
              name={fields.deal.name}
              value={dealId}
              defaultChecked={
                !refusal && isTicked(actionData, { name: fields.deal.name, value: dealId })
              }
              disabled={refusal !== null}
              label={name}
              hint={refusal && `Can't be sent now: ${refusal}.`}
            />
          ))}
        </fieldset>
        <TextArea field={fields.message} label="Message" rows={6} />
        <div className="action-bar">
          <Button busy={busy}>{busy ? "Sending…" : "Send message"}</Button>
          <Cancel to={cancel} />
        </div>
      </Form>
    </Card>
  );
}
