import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel, ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { loadCampaignForAthlete } from "~/features/deals/invitations/queries.server";
import { showInterest, withdrawInterest } from "~/features/finding/interests/commands.server";
import { EXPIRY_DAYS, NOTE_LIMIT } from "~/features/finding/interests/fields";
import { interestForm } from "~/features/finding/interests/forms";
import { mayShowInterest } from "~/features/finding/interests/may-show-interest";
import { findCampaignInterest } from "~/features/finding/interests/queries.server";
import { interestSchema, withdrawSchema } from "~/features/finding/interests/schema";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Show interest") }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  const [campaign, interest] = await Promise.all([
    loadCampaignForAthlete(ctx, campaignId),
    findCampaignInterest(ctx, campaignId),
  ]);
  const { title, company, status, ended, invitation } = campaign;
  return {
    key: newId(),
    campaign: { id: campaignId, title, company: company || "The brand" },
    may: mayShowInterest({
      status,
      ended,
      invitation: invitation?.status ?? null,
      interest: interest?.status ?? null,
    }),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireAthlete(context);
  const campaignId = requireParam(params, "campaignId");
  const list = paths.athlete.campaign(campaignId);
  return {
    withdraw: handleButton(withdrawSchema, async ({ interestId }) => {
      await withdrawInterest(ctx, interestId);
      return redirectWithToast(context, list, { title: "You're no longer interested" });
    }),
    default: handleForm(interestSchema, async (value) => {
      await showInterest(ctx, campaignId, value);
      return redirectWithToast(context, list, {
        title: "The brand knows you're interested",
        description: "We'll tell you when they answer.",
      });
    }),
  };
});

export default function Interest() {
  const { key, campaign, may } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("interest", interestForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { id: key },
  });
  const busy = useSending();
  const back = paths.athlete.campaign(campaign.id);
  if (!may)
    return (
      <>
        <PageHead title="You can't show interest in this campaign now" index={campaign.title} />
        <ButtonLink to={back}>See the campaign</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead title="Show interest" index={`${campaign.title} · ${campaign.company}`} />
      <Card className="single-column">
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
          <ErrorSummary form={form} />
          <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? key} />
          <Field
            field={fields.fee}
            label="Your fee (£)"
            hint="The brand's invitation begins with it."
            inputMode="decimal"
          />
          <TextArea
            field={fields.note}
            label="Note"
            hint={`Say in a sentence or two why you'd fit. Up to ${NOTE_LIMIT} characters.`}
            rows={3}
          />
          <p className="text-sm text-soft">
            {campaign.company} gets your profile. No answer in {EXPIRY_DAYS} days? Your interest
            ends, and you can ask again.
          </p>
          <div className="action-bar">
            <Button busy={busy}>{busy ? "Sending…" : "I'm interested"}</Button>
            <Cancel to={back} />
          </div>
        </Form>
      </Card>
    </>
  );
}
