import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { CampaignForm } from "~/features/campaigns/campaign-form";
import { createCampaign } from "~/features/campaigns/commands.server";
import { campaignSchema, DELIVERABLES, SPORTS } from "~/features/campaigns/schema";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { editLists } from "~/platform/list-field";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Create Campaign") }];

export async function loader({ context }: LoaderFunctionArgs) {
  requireBrand(context);
  return { newId: newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const form = await request.formData();
  editLists(form, [SPORTS, DELIVERABLES]);
  return submitForm(form, campaignSchema, async (input) => {
    const { matched } = await createCampaign(acting, input);
    return redirectWithToast(
      context,
      "/brand/matches",
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
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Create Campaign"
        lead="It starts as a draft: invite athletes first, launch it when you are ready."
      />
      <CampaignForm newId={newId} answer={answer} />
    </>
  );
}
