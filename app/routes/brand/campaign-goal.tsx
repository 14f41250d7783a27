import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { isLaunchedCampaign } from "~/features/campaigns/campaigns/policy";
import { goalOf, saveGoal } from "~/features/content/campaign-results/goal.server";
import { GoalForm, RefusedGoal } from "~/features/content/campaign-results/goal-form";
import { goalSchema } from "~/features/content/campaign-results/schema";
import { WrittenGoalText } from "~/features/content/campaign-results/written-goal";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Campaign goal") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  const found = await goalOf(db, actor.brandId, campaignId);
  if (!found) throw notFound();
  return { campaignId, ...found };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  return handleForm(goalSchema, async (input) => {
    await saveGoal(ctx, campaignId, input);
    return redirectWithToast(
      context,
      withQuery(paths.brand.campaign(campaignId), { tab: "results" }),
      { title: "Goal saved" },
    );
  });
});

export default function CampaignGoalPage() {
  const { campaignId, title, status, goal } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <>
      <BackLink to={withQuery(paths.brand.campaign(campaignId), { tab: "results" })}>
        Back to the campaign
      </BackLink>
      <PageHead title="Campaign goal" index={title} />
      {isLaunchedCampaign(status) ? (
        <Card className="flex max-w-text flex-col gap-3">
          {actionData?.result ? (
            <RefusedGoal sent={actionData.result.initialValue ?? {}} />
          ) : (
            <p>This campaign isn't a draft any more, so its goal can't be changed.</p>
          )}
          {goal ? <WrittenGoalText goal={goal} /> : <p>No goal was set before the launch.</p>}
        </Card>
      ) : (
        <>
          <p className="mb-6 max-w-text">
            Set your goal now: it opens your report and is fixed at launch. You can launch without
            one.
          </p>
          <GoalForm campaignId={campaignId} goal={goal} actionData={actionData} />
        </>
      )}
    </>
  );
}
