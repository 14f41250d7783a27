import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { approveContent, flagContent, requestChanges } from "~/features/content/commands.server";
import { Comments } from "~/features/content/comments";
import { addComment } from "~/features/content/comments.server";
import type { FormAnswer } from "~/features/content/form-answer";
import { LateNotice } from "~/features/content/late-notice";
import { PieceView, Versions } from "~/features/content/piece-view";
import { pieceForBrand } from "~/features/content/queries.server";
import { ReviewPanel } from "~/features/content/review-panel";
import {
  approveSchema,
  commentSchema,
  flagSchema,
  requestChangesSchema,
} from "~/features/content/schema";
import { useLive } from "~/features/notifications/use-live";
import { safePath } from "~/platform/back";
import { AppError, notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Review: ${data.piece.title || "Untitled Content"}` : "Review") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const piece = await pieceForBrand(db, actor.userId, params.contentId ?? "");
  if (!piece) throw notFound();
  if (piece === "flagged") throw redirectWithToast(context, "/brand/content", WITHDRAWN);
  return { piece, viewerId: actor.userId, commentId: newId() };
}

/** For a page that stood open, or came too late, while the piece was flagged. */
const WITHDRAWN = {
  title: "This was already decided",
  description: "The piece was flagged. It is the athlete's draft again.",
  tone: "error",
} as const;
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

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const id = params.contentId ?? "";
  const form = await request.formData();
  const page = `/brand/content/${id}`;
  // The campaign's page decides through this one, and says it in its own words.
  const returnTo = safePath(form.get("returnTo"), page);
  const fromCampaign = returnTo !== page;
  switch (form.get("intent")) {
    case "approve":
      return submitForm(form, approveSchema, async ({ feedback, seen }) => {
        await approveContent(acting, id, feedback, seen);
        return redirectWithToast(
          context,
          returnTo,
          fromCampaign ? { title: "Content approved" } : APPROVED,
        );
      });
    case "reject":
    case "request-changes":
      return submitForm(form, requestChangesSchema, async ({ feedback, seen }) => {
        await requestChanges(acting, id, feedback, seen);
        return redirectWithToast(
          context,
          returnTo,
          fromCampaign
            ? { title: "Content Rejected", description: "Feedback sent to athlete" }
            : CHANGES_REQUESTED,
        );
      });
    case "flag":
      return submitForm(form, flagSchema, async ({ reason, feedback, seen }) => {
        await flagContent(acting, id, reason, feedback, seen);
        // It is the athlete's draft again, and no longer the brand's to see.
        return redirectWithToast(context, "/brand/content", FLAGGED);
      });
    case "comment":
      return submitForm(form, commentSchema, async (value) => {
        await addComment(acting, id, value);
        return redirectWithToast(context, page, {
          title: value.comment ? "Comment added" : "Nothing to add: the comment was empty",
        });
      });
    default:
      throw new AppError("invalid", "Please use the buttons of the page.");
  }
}

export default function ContentReview() {
  const { piece, viewerId, commentId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer;
  useLive("review", piece.id);
  return (
    <>
      <TextLink to="/brand/content" className="mb-3 text-sm">
        ← Back to the queue
      </TextLink>
      <PageHead
        title={piece.title || "Untitled Content"}
        lead={
          <>
            By <Link to={`/brand/athletes/${piece.athleteId}`}>{piece.athleteName}</Link> for{" "}
            <Link to={`/brand/campaigns/${piece.campaignId}`}>{piece.campaign}</Link>
          </>
        }
      />
      <div className="flex max-w-[760px] flex-col gap-8">
        <PieceView piece={piece} />
        <LateNotice answer={answer} status={piece.status} />
        <ReviewPanel piece={piece} answer={answer} />
        <Versions versions={piece.versions} />
        <Comments piece={piece} viewerId={viewerId} commentId={commentId} answer={answer} />
      </div>
    </>
  );
}
