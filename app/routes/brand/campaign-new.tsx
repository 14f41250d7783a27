import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/components/submitted-values";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { loadBrief } from "~/features/campaigns/campaigns/brief.server";
import { loadChoices } from "~/features/campaigns/campaigns/brief-fields";
import { newBriefStart, templateOf } from "~/features/campaigns/campaigns/brief-start";
import { CampaignForm } from "~/features/campaigns/campaigns/campaign-form";
import { editBrief } from "~/features/campaigns/campaigns/edit-brief";
import { GOAL_LABELS } from "~/features/campaigns/campaigns/goals";
import { SAMPLES, sampleBrief } from "~/features/campaigns/campaigns/samples";
import { campaignSchema } from "~/features/campaigns/campaigns/schema";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { createMatchedCampaign } from "~/features/finding/matching/create-matched-campaign.server";
import { nextCampaignIncludesMatching } from "~/features/finding/matching/plan-includes-matching.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { BESIDE_PREVIEW, BriefPreview } from "~/features/workspace/workspace/lazy-brief-preview";
import { PREVIEW } from "~/features/workspace/workspace/preview-brief";
import { paths, withQuery } from "~/paths";
import { dayOf } from "~/platform/dates";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { shownAgain } from "~/platform/forms";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Create Campaign") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { actor, db, now } = ctx;
  const { searchParams } = context.request.url;
  const template = searchParams.get("template");
  const campaignId = newId();
  // Side by side: one round trip.
  const [old, hasMatches] = await Promise.all([
    template && loadBrief(db, actor.brandId, template),
    nextCampaignIncludesMatching(ctx, campaignId),
  ]);
  const sample = searchParams.get("sample");
  return {
    newId: campaignId,
    hasMatches,
    today: dayOf(now),
    goals: Object.entries(GOAL_LABELS).map(([value, label]) => ({ value, label })),
    from: template ?? sample,
    start: old ? templateOf(old.brief) : { ...newBriefStart(), ...sampleBrief(sample) },
  };
}

/** Opened by a link, the form comes whole: sent without its choices it would be refused. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([
    serverLoader<typeof loader>(),
    loadChoices(),
    loadTermFields(),
  ]);
  return data;
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return {
    [PREVIEW]: shownAgain,
    default: handleForm(
      campaignSchema,
      async (input) => {
        const { matched } = await createMatchedCampaign(ctx, input);
        return redirectWithToast(context, paths.brand.matches, {
          title: "Draft saved",
          description: createdLine(matched),
        });
      },
      (form) => editBrief(form),
    ),
  };
});

const createdLine = (matched: boolean | null) => {
  if (matched === null) return "You can find athletes for it in Discover.";
  return matched
    ? "Here are athletes for it."
    : "We couldn't suggest athletes. You can find them in Discover.";
};

export default function NewCampaign() {
  const { newId, hasMatches, today, goals, from, start } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormAnswer;
  return (
    <>
      <PageHead
        title="Create Campaign"
        index="It starts as a draft. Invite athletes first, then launch it when you're ready."
      />
      <nav aria-label="Sample briefs" className="mb-6 flex flex-wrap items-center gap-x-3 text-sm">
        <p className="text-soft">Start from a sample:</p>
        {Object.entries(SAMPLES).map(([sample, { label }]) => (
          <TextLink key={sample} to={withQuery("", { sample })}>
            {label}
          </TextLink>
        ))}
      </nav>
      {!hasMatches && (
        <div className="mb-6">
          <UpgradeNote>
            You can find athletes for this campaign in Discover. Brand Premium suggests athletes for
            every campaign, not only the first.
          </UpgradeNote>
        </div>
      )}
      <div key={from} className={BESIDE_PREVIEW}>
        <CampaignForm
          newId={newId}
          start={start}
          today={today}
          goals={goals}
          actionData={actionData}
        />
        <BriefPreview start={start} actionData={actionData} />
      </div>
    </>
  );
}
