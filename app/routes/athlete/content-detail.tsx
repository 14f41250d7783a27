import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/accounts/guards.server";
import { AthleteActions } from "~/features/content/athlete-actions";
import {
  markPosted,
  reviseContent,
  sendToPolishing,
  submitForReview,
} from "~/features/content/commands.server";
import { Comments } from "~/features/content/comments";
import { addComment } from "~/features/content/comments.server";
import { saveDraft } from "~/features/content/drafts.server";
import type { FormAnswer } from "~/features/content/form-answer";
import { LateNotice } from "~/features/content/late-notice";
import { PieceView, Versions } from "~/features/content/piece-view";
import { pieceOfAthlete } from "~/features/content/queries.server";
import { commentSchema, editPieceSchema } from "~/features/content/schema";
import { useLive } from "~/features/notifications/use-live";
import { AppError, notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.piece.title || "Content") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const piece = await pieceOfAthlete(db, actor.userId, params.contentId ?? "");
  if (!piece) throw notFound();
  return { piece, viewerId: actor.userId, commentId: newId() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acting = requireAthlete(context);
  const id = params.contentId ?? "";
  const form = await request.formData();
  const done = (title: string, description?: string) =>
    redirectWithToast(context, `/athlete/content/${id}`, { title, description });
  switch (form.get("intent")) {
    case "submit":
      await submitForReview(acting, id);
      return done("Content submitted for review!");
    case "polish":
      await sendToPolishing(acting, id);
      return done("Sent to polishing", "Our team polishes it and sends it on to the brand.");
    case "post":
      await markPosted(acting, id);
      return done("Content marked as posted!");
    case "save":
    case "revise":
      return submitForm(form, editPieceSchema, async ({ intent, seen, ...edited }) => {
        if (intent === "save") {
          await saveDraft(acting, id, edited);
          return done("Draft saved");
        }
        await reviseContent(acting, id, edited, seen);
        return done("Content submitted for review!", "The brand sees your new version.");
      });
    case "comment":
      return submitForm(form, commentSchema, async (value) => {
        await addComment(acting, id, value);
        return done(value.comment ? "Comment added" : "Nothing to add: the comment was empty");
      });
    default:
      throw new AppError("invalid", "Please use the buttons of the page.");
  }
}

export default function ContentDetail() {
  const { piece, viewerId, commentId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer;
  useLive("review", piece.id);
  return (
    <>
      <TextLink to="/athlete/content" className="mb-3 text-sm">
        ← Back to My Content
      </TextLink>
      <PageHead
        title={piece.title || "Untitled Content"}
        lead={`Campaign: ${piece.campaign}${piece.company ? `\u00a0· ${piece.company}` : ""}`}
      />
      <div className="flex max-w-[760px] flex-col gap-8">
        <PieceView piece={piece} />
        <LateNotice answer={answer} status={piece.status} />
        {/* A new version starts a new form. */}
        <AthleteActions key={`${piece.version} ${piece.status}`} piece={piece} answer={answer} />
        <Versions versions={piece.versions} />
        <Comments piece={piece} viewerId={viewerId} commentId={commentId} answer={answer} />
      </div>
    </>
  );
}
