import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { failedOnServer } from "~/components/revalidation";
import type { FormAnswer } from "~/components/submitted-values";
import { Card } from "~/components/ui/card";
import { Cover } from "~/components/ui/cover";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { loadBrief } from "~/features/campaigns/campaigns/brief.server";
import { loadChoices } from "~/features/campaigns/campaigns/brief-fields";
import { toBriefStart } from "~/features/campaigns/campaigns/brief-start";
import { editBrief } from "~/features/campaigns/campaigns/edit-brief";
import {
  editCampaign,
  isReliedOn,
  loadCampaignToEdit,
} from "~/features/campaigns/campaigns/edit-campaign.server";
import { EditForm } from "~/features/campaigns/campaigns/edit-form";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import { editCampaignSchema } from "~/features/campaigns/campaigns/schema";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { rankAfterAnswer } from "~/features/finding/matching/ranking-jobs.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { PictureEditor } from "~/features/profiles/pictures/picture-editor";
import { BESIDE_PREVIEW, BriefPreview } from "~/features/workspace/workspace/lazy-brief-preview";
import { PREVIEW } from "~/features/workspace/workspace/preview-brief";
import { paths, withQuery } from "~/paths";
import { dayOf } from "~/platform/dates";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { shownAgain } from "~/platform/forms";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Edit campaign") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db, now } = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  const campaign = await loadBrief(db, actor.brandId, campaignId);
  if (!campaign) throw notFound();
  if (!isOpenCampaign(campaign.status))
    throw redirectWithToast(context, paths.brand.campaign(campaignId), {
      title: "This campaign has ended",
      description: "It can't be changed any more. You can use it as a template.",
      tone: "error",
    });
  const { version, accepted, brief, cover } = campaign;
  return {
    campaignId: campaign.id,
    version,
    accepted,
    cover,
    reliedOn: isReliedOn(campaign),
    title: brief.title,
    start: toBriefStart(brief),
    today: dayOf(now),
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

export const action = defineActions(async ({ context, params }) => {
  const ctx = requireBrand(context);
  const campaign = await loadCampaignToEdit(ctx, requireParam(params, "campaignId"));
  return {
    [PREVIEW]: shownAgain,
    default: handleForm(
      editCampaignSchema(campaign.brief, campaign.version),
      async (input) => {
        const saved = await editCampaign(ctx, campaign, input);
        if (saved) context.runInBackground(rankAfterAnswer);
        return redirectWithToast(
          context,
          briefOf(campaign.id),
          saved
            ? { title: "Changes saved", description: notifiedLine(saved.notified) }
            : { title: "Nothing changed", tone: "info" },
        );
      },
      (form) => editBrief(form),
    ),
  };
});

const briefOf = (campaignId: string) =>
  withQuery(paths.brand.campaign(campaignId), { tab: "brief" });

const notifiedLine = (athletes: number) => {
  if (athletes === 0) return undefined;
  return athletes === 1
    ? "The athlete who accepted was told what changed."
    : `The ${athletes} athletes who accepted were told what changed.`;
};

/** After a conflict the form needs to know the version there is now. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.actionStatus === 409 || change.defaultShouldRevalidate) && !failedOnServer(change);

export default function EditCampaign() {
  const { campaignId, version, title, accepted, cover, reliedOn, start, today } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormAnswer;
  return (
    <>
      <BackLink to={briefOf(campaignId)}>Back to the campaign</BackLink>
      <PageHead title="Edit campaign" index={title} />
      {reliedOn && <Limits accepted={accepted} />}
      <div className={BESIDE_PREVIEW}>
        <EditForm
          campaignId={campaignId}
          version={version}
          start={start}
          today={today}
          actionData={actionData}
        />
        <BriefPreview start={start} actionData={actionData} />
      </div>
      <Card className="mt-8 flex max-w-text flex-col gap-4">
        <h2 className="text-lg">Cover</h2>
        <PictureEditor target={{ purpose: "cover", campaignId }} picture={cover}>
          {cover && <Cover picture={cover} sizes="(min-width: 800px) 700px, 100vw" />}
        </PictureEditor>
      </Card>
    </>
  );
}

const Limits = ({ accepted }: { accepted: number }) => (
  <p className="mb-6 max-w-text rounded-card border-l-4 border-leaf bg-leaf-wash p-4">
    You can change the text and the minimums, move dates later, raise the budget and add
    deliverables. Added deliverables are for athletes you invite from now on.
    {accepted > 0 && (
      <>
        {" "}
        {accepted === 1 ? "The athlete" : `The ${accepted} athletes`} who accepted will see what
        changed.
      </>
    )}
  </p>
);
