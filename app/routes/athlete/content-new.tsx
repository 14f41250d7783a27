import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Cancel, ErrorSummary, Select, useZodForm } from "~/components/form";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/accounts/guards.server";
import { createPiece } from "~/features/content/drafts.server";
import { PieceFields } from "~/features/content/piece-form";
import { campaignsToDeliver } from "~/features/content/queries.server";
import { newPieceSchema } from "~/features/content/schema";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Upload Content") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const campaigns = await campaignsToDeliver(db, actor.userId);
  const wanted = context.request.url.searchParams.get("campaign");
  return {
    id: newId(),
    campaigns,
    chosen: campaigns.some(({ id }) => id === wanted) ? wanted : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireAthlete(context);
  return submitForm(await request.formData(), newPieceSchema, async (value) => {
    await createPiece(acting, value);
    return redirectWithToast(context, `/athlete/content/${value.id}`, {
      title: "Draft saved",
      description: "Submit it for review when it is ready.",
    });
  });
}

export default function NewContent() {
  const { campaigns } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Upload Content"
        lead="It stays a draft, and yours alone, until you submit it for review."
      />
      {campaigns.length > 0 ? (
        <NewPieceForm />
      ) : (
        <EmptyState
          title="No campaign to make content for"
          action={<ButtonLink to="/athlete/campaigns?tab=invitations">See invitations</ButtonLink>}
        >
          Accept an invitation first. Once its campaign runs, you can upload content for it.
        </EmptyState>
      )}
    </>
  );
}

function NewPieceForm() {
  const { id, campaigns, chosen } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("piece", newPieceSchema, {
    answer: useActionData<typeof action>(),
    defaultValue: { id, campaignId: chosen ?? (campaigns.length === 1 ? campaigns[0]?.id : "") },
  });
  return (
    <Card className="max-w-[640px]">
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
        <PieceFields fields={fields} />
        <div className="flex flex-wrap gap-3">
          <Button busy={useNavigation().state === "submitting"}>Save Draft</Button>
          <Cancel to="/athlete/content" />
        </div>
      </Form>
    </Card>
  );
}
