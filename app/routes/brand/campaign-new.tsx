import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { CampaignForm } from "~/features/campaigns/campaign-form";
import { createCampaign } from "~/features/campaigns/commands.server";
import { DELIVERABLES, SPORTS } from "~/features/campaigns/fields";
import { campaignSchema } from "~/features/campaigns/schema";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { editLists } from "~/platform/list-field";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Create Campaign") }];

export async function loader({ context }: LoaderFunctionArgs) {
  requireBrand(context);
  return { newId: newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireBrand(context);
  const form = await request.formData();
  editLists(form, [SPORTS, DELIVERABLES], "stays");
  return submitForm(form, campaignSchema, async (input) => {
    const { matched } = await createCampaign(ctx, input);
    return redirectWithToast(
      context,
      paths.brand.matches,
      matched
        ? { title: "Success!", description: "Campaign created and athletes matched!" }
        : {
            title: "Success!",
            description:
              "Campaign created, but matchmaking failed. You can view athletes manually.",
          },
    );
  });
}

export default function NewCampaign() {
  const { newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Create Campaign"
        index="It starts as a draft. Invite athletes first, then launch it when you're ready."
      />
      <CampaignForm newId={newId} actionData={actionData} />
    </>
  );
}
