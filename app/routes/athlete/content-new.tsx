import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Cancel, ErrorSummary, Select, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { ContentFields } from "~/features/content/content/content-fields";
import { createContent } from "~/features/content/content/drafts.server";
import { newContentForm } from "~/features/content/content/forms";
import { listDeliverableCampaigns } from "~/features/content/content/list-content.server";
import { newContentSchema } from "~/features/content/content/schema";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Upload Content") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const campaigns = await listDeliverableCampaigns(db, actor.personId);
  const { searchParams } = context.request.url;
  const wanted = searchParams.get("campaign");
  const chosen = campaigns.length === 1 ? campaigns[0] : campaigns.find(({ id }) => id === wanted);
  const lines = chosen?.progress?.lines ?? [];
  const named = searchParams.get("deliverable");
  const line =
    lines.find(({ deliverable }) => deliverable === named) ??
    lines.find(({ delivered, needed }) => delivered < needed);
  return {
    id: newId(),
    campaigns,
    chosen: chosen?.id ?? "",
    deliverable: line?.deliverable ?? "",
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return handleForm(newContentSchema, async ({ intent, ...value }) => {
    await createContent(ctx, value, intent === "submit");
    const page = paths.athlete.content(value.id);
    return redirectWithToast(
      context,
      intent === "add-files" ? `${page}#files` : page,
      DONE[intent],
    );
  });
});

const DONE = {
  save: { title: "Draft saved", description: "Submit it for review when it's ready." },
  "add-files": { title: "Draft saved", description: "Now add your files." },
  submit: { title: "Content submitted for review!" },
};

export default function NewContent() {
  const { campaigns } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Upload Content"
        index="It stays a private draft until you submit it for review."
      />
      {campaigns.length > 0 ? (
        <NewContentForm />
      ) : (
        <EmptyState
          title="No campaigns to create content for"
          action={
            <ButtonLink to={withQuery(paths.athlete.campaigns, { tab: "invitations" })}>
              See invitations
            </ButtonLink>
          }
        >
          Accept an invitation first. Once the campaign is active, you can upload content for it.
        </EmptyState>
      )}
    </>
  );
}

function NewContentForm() {
  const { id, campaigns, chosen, deliverable } = useLoaderData<typeof loader>();
  const sent = useNavigation().formData?.get("intent");
  const [form, fields] = useZodForm("contentItem", newContentForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: { id, campaignId: chosen, deliverable },
  });
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name="id" value={fields.id.value ?? id} />
        <Select
          field={fields.campaignId}
          label="Campaign"
          placeholder="Select a campaign"
          options={campaigns.map(({ id: value, title, company }) => ({
            value,
            label: company ? `${title} · ${company}` : title,
          }))}
        />
        <ContentFields
          formId={form.id}
          fields={fields}
          deals={campaigns.map(({ title, progress }) => ({ campaign: title, progress }))}
          found={null}
          countriesOf={(typed) =>
            campaigns.find(({ id }) => id === typed.get("campaignId"))?.audienceCountries ?? []
          }
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="plain" name="intent" value="save" busy={sent === "save"}>
            Save draft
          </Button>
          <Button variant="plain" name="intent" value="add-files" busy={sent === "add-files"}>
            Save and add files
          </Button>
          <Button name="intent" value="submit" busy={sent === "submit"}>
            Save and submit
          </Button>
          <Cancel to={paths.athlete.contentList} />
        </div>
      </Form>
    </Card>
  );
}
