import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { failedOnServer } from "~/components/revalidation";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { MessageLink } from "~/features/communication/messages/message-link";
import { compareWithVersion } from "~/features/content/content/comparison";
import { Comments, EarlierVersions } from "~/features/content/content/content-record";
import {
  ContentCaption,
  ContentFeedback,
  ContentHead,
  ContentMedia,
  RoomBar,
} from "~/features/content/content/content-view";
import {
  approveContent,
  flagContent,
  requestChanges,
} from "~/features/content/content/decisions.server";
import { FileStrip } from "~/features/content/content/file-strip";
import { loadBrandContent } from "~/features/content/content/queries.server";
import { commentActions } from "~/features/content/content/review/actions.server";
import { threadViewer } from "~/features/content/content/review/threads";
import { findNextReview } from "~/features/content/content/review.server";
import { approveSchema, flagSchema, requestChangesSchema } from "~/features/content/content/schema";
import type { StaleFormProps } from "~/features/content/content/stale-form-notice";
import { loadConsent } from "~/features/content/portfolio-consent/queries.server";
import { runBrandStep } from "~/features/content/portfolio-consent/run-consent-step.server";
import type { PostPanelProps } from "~/features/content/posts/post-panel";
import { loadPost } from "~/features/content/posts/queries.server";
import { endLateDeal } from "~/features/deals/deals/end-deal.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

const ReviewPanel = lazyHydrated("review-panel", () =>
  import("~/features/content/content/review-panel").then(({ ReviewPanel }) => ReviewPanel),
);
const CompareVersions = lazyHydrated("compare-versions", () =>
  import("~/features/content/content/compare-versions").then(
    ({ CompareVersions }) => CompareVersions,
  ),
);
const PostPanel = lazyHydrated<PostPanelProps>("post-panel", () =>
  import("~/features/content/posts/post-panel").then(({ PostPanel }) => PostPanel),
);
const PortfolioPanel = lazyHydrated("brand-panel", () =>
  import("~/features/content/portfolio-consent/brand-panel").then(({ BrandPanel }) => BrandPanel),
);
const StaleFormNotice = lazyHydrated<StaleFormProps>("stale-form-notice", () =>
  import("~/features/content/content/stale-form-notice").then(
    ({ StaleFormNotice }) => StaleFormNotice,
  ),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Review: ${data.content.title || "Untitled Content"}` : "Review") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const { actor, db, now } = ctx;
  const id = requireParam(params, "contentId");
  // Side by side: one round trip.
  const [content, next, consent, post] = await Promise.all([
    loadBrandContent(db, actor.brandId, id, now),
    findNextReview(db, actor.brandId, id),
    loadConsent(ctx, id),
    loadPost(ctx, id),
  ]);
  if (!content) throw notFound();
  if (content === "withdrawn") throw redirectWithToast(context, paths.brand.reviewQueue, WITHDRAWN);
  const comparison = compareWithVersion(
    content,
    Number(context.request.url.searchParams.get("compare")),
  );
  return {
    content,
    comparison,
    consent,
    post,
    next,
    viewer: threadViewer(ctx),
    commentId: newId(),
  };
}

/** For a page that stood open, or came too late, while the content item was flagged or taken back. */
const WITHDRAWN = {
  title: "This is no longer in review",
  description: "The content is the athlete's draft again. You'll be notified when it's back.",
  tone: "error",
} as const;
type ToastText = Parameters<typeof redirectWithToast>[2];

const APPROVED = {
  title: "Content Approved",
  description: "The content has been approved and the athlete will be notified.",
};
const CHANGES_REQUESTED = {
  title: "Changes Requested",
  description: "The athlete will be notified of the requested changes.",
};
const FLAGGED = {
  title: "Content Flagged",
  description: "This content has been flagged for review by moderation team.",
};

const DEAL_ENDED = {
  title: "Deal ended",
  description: "We've let the athlete know. You can invite them again.",
};

/** Also after a refused decision, because the content may have changed. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => !failedOnServer(change);

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const id = requireParam(params, "contentId");
  const page = paths.brand.content(id);
  /** The campaign's page decides through this one, and says it in its own words. */
  const done = (returnTo: string | undefined, here: ToastText, atCampaign: ToastText) => {
    const to = safePath(returnTo, page);
    return redirectWithToast(context, to, to === page ? here : atCampaign);
  };
  return {
    approve: handleForm(approveSchema, async ({ expectedVersion, returnTo, ...approval }) => {
      await approveContent(ctx, id, { ...approval, expectedUpdatedAt: expectedVersion });
      return done(returnTo, APPROVED, { title: "Content approved" });
    }),
    "request-changes": handleForm(
      requestChangesSchema,
      async ({ feedback, expectedVersion, comments, returnTo }) => {
        await requestChanges(ctx, id, feedback, expectedVersion, comments);
        return done(returnTo, CHANGES_REQUESTED, {
          title: "Content Rejected",
          description: "Feedback sent to athlete",
        });
      },
    ),
    flag: handleForm(flagSchema, async ({ reason, feedback, expectedVersion }) => {
      await flagContent(ctx, id, reason, feedback, expectedVersion);
      // It is the athlete's draft again, and no longer the brand's to see.
      return redirectWithToast(context, paths.brand.reviewQueue, FLAGGED);
    }),
    "end-deal": async () => {
      await endLateDeal(ctx, id);
      return redirectWithToast(context, page, DEAL_ENDED);
    },
    portfolio: async (form: FormData) =>
      redirectWithToast(context, page, { title: await runBrandStep(ctx, id, form) }),
    ...commentActions(context, ctx, id, page),
  };
});

/** The statuses in which the brand can act. */
const ANSWERABLE = ["asked", "allowed", "declined"];

export default function ContentReview() {
  const { content, comparison, consent, post, next, viewer, commentId } =
    useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.brand.reviewQueue}>Back to Content Review</BackLink>
      <PageHead
        title={content.title || "Untitled Content"}
        index={
          <>
            By <Link to={paths.brand.athlete(content.athleteId)}>{content.athleteName}</Link> for{" "}
            <Link to={paths.deal(content.dealId)}>{content.campaign}</Link>
            {content.progress && `\u00a0· ${content.progress.text}`}
          </>
        }
        actions={<MessageLink to={{ id: content.athleteId, name: content.athleteName }} />}
      />
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <ContentHead content={content} viewer={viewer} />
        </div>
        {actionData?.result && <StaleFormNotice actionData={actionData} content={content} />}
        {/* From 1200 px: files and versions, the media, and what is decided about them. */}
        <div className="review-desk">
          <FileStrip content={content} />
          <Card className="flex min-w-0 flex-col gap-4 max-md:border-0 max-md:bg-transparent max-md:p-0">
            <ContentMedia content={content} />
            <RoomBar content={content} viewer={viewer} />
          </Card>
          <div className="review-side flex min-w-0 flex-col gap-5">
            <ContentFeedback content={content} viewer={viewer} />
            <Card className="flex flex-col gap-3 max-md:p-4">
              <ContentCaption content={content} />
            </Card>
            {consent && ANSWERABLE.includes(consent.status) && <PortfolioPanel consent={consent} />}
            {consent?.status !== "asked" && (
              <ReviewPanel content={content} next={next} actionData={actionData} />
            )}
            <Comments
              content={content}
              viewer={viewer}
              commentId={commentId}
              actionData={actionData}
            />
          </div>
        </div>
        {comparison && <CompareVersions comparison={comparison} />}
        {post && <PostPanel post={post} isOwn={false} athleteName={content.athleteName} />}
        {content.versions.length > 0 && (
          <EarlierVersions versions={content.versions} comments={content.comments} />
        )}
        <DisputeLink dealId={content.dealId} type="content" />
        {content.status === "awaiting_review" && consent?.status !== "asked" && (
          <div className="action-bar md:hidden">
            <Button form="approve">Approve</Button>
            <a href="#changes" className={buttonClass({ variant: "plain" })}>
              Request changes
            </a>
          </div>
        )}
      </div>
    </>
  );
}
