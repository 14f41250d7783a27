import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { failedOnServer } from "~/components/revalidation";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { appealDecision } from "~/features/backoffice/moderation/appeals.server";
import { MessageLink } from "~/features/communication/messages/message-link";
import { AthleteActions } from "~/features/content/content/athlete-actions";
import {
  markPosted,
  reviseContent,
  saveAndSubmit,
  saveDraft,
  withdrawContent,
} from "~/features/content/content/commands.server";
import { compareWithVersion } from "~/features/content/content/comparison";
import { ContentRecord } from "~/features/content/content/content-record";
import { ContentView } from "~/features/content/content/content-view";
import { deleteContent } from "~/features/content/content/drafts.server";
import { describeContentFile, removeContentFile } from "~/features/content/content/files.server";
import {
  recallFromPolishing,
  sendToPolishing,
  submitOriginal,
} from "~/features/content/content/polishing.server";
import { loadAthleteContent } from "~/features/content/content/queries.server";
import { commentActions } from "~/features/content/content/review/actions.server";
import { threadViewer } from "~/features/content/content/review/threads";
import {
  appealDecisionSchema,
  captionsSchema,
  describeFileSchema,
  editContentSchema,
  polishSchema,
  postSchema,
} from "~/features/content/content/schema";
import { setFileCaptions } from "~/features/content/content/set-file-captions.server";
import type { StaleFormProps } from "~/features/content/content/stale-form-notice";
import { TeamNoticeCard } from "~/features/content/content/team-notice";
import { loadConsent } from "~/features/content/portfolio-consent/queries.server";
import { runAthleteStep } from "~/features/content/portfolio-consent/run-consent-step.server";
import type { PostPanelProps } from "~/features/content/posts/post-panel";
import { loadPost } from "~/features/content/posts/queries.server";
import { saveFigures } from "~/features/content/posts/save-figures.server";
import { figuresSchema } from "~/features/content/posts/schema";
import type { TypedFiguresProps } from "~/features/content/posts/typed-figures";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { DisputeLink } from "~/features/money/disputes/dispute-link";
import { paths } from "~/paths";
import {
  defineActions,
  handleButton,
  handleForm,
  requireParam,
  textFields,
} from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

const ComparePolished = lazyHydrated("compare-polished", () =>
  import("~/features/content/content/compare-polished").then(
    ({ ComparePolished }) => ComparePolished,
  ),
);
const AppealPanel = lazyHydrated("appeal-panel", () =>
  import("~/features/content/content/appeal-panel").then(({ AppealPanel }) => AppealPanel),
);
const CompareVersions = lazyHydrated("compare-versions", () =>
  import("~/features/content/content/compare-versions").then(
    ({ CompareVersions }) => CompareVersions,
  ),
);

const PostPanel = lazyHydrated<PostPanelProps>("post-panel", () =>
  import("~/features/content/posts/post-panel").then(({ PostPanel }) => PostPanel),
);
const TypedFigures = lazyHydrated<TypedFiguresProps>("typed-form", () =>
  import("~/features/content/posts/typed-figures").then(({ TypedFigures }) => TypedFigures),
);
const PortfolioPanel = lazyHydrated("athlete-panel", () =>
  import("~/features/content/portfolio-consent/athlete-panel").then(
    ({ AthletePanel }) => AthletePanel,
  ),
);
const StaleFormNotice = lazyHydrated<StaleFormProps>("stale-form-notice", () =>
  import("~/features/content/content/stale-form-notice").then(
    ({ StaleFormNotice }) => StaleFormNotice,
  ),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.content.title || "Content") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  const { actor, db, now } = ctx;
  const id = requireParam(params, "contentId");
  // In parallel: one round trip.
  const [content, consent, post] = await Promise.all([
    loadAthleteContent(db, actor.personId, id, now),
    loadConsent(ctx, id),
    loadPost(ctx, id),
  ]);
  if (!content) throw notFound();
  const comparison = compareWithVersion(
    content,
    Number(context.request.url.searchParams.get("compare")),
  );
  return {
    content,
    comparison,
    consent,
    post,
    viewer: threadViewer(ctx),
    commentId: newId(),
    editorId: newId(),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireAthlete(context);
  const id = requireParam(params, "contentId");
  const done = (title: string, description?: string) =>
    redirectWithToast(context, paths.athlete.content(id), { title, description });
  const save = handleForm(editContentSchema, async (sent) => {
    const { intent, expectedVersion, editedIn, files: _, ...edited } = sent;
    const basis = { expectedVersion, editedIn };
    if (intent === "save") {
      await saveDraft(ctx, id, edited, basis);
      return done("Draft saved");
    }
    if (intent === "save-submit") {
      await saveAndSubmit(ctx, id, edited, basis);
      return done("Content submitted for review!");
    }
    await reviseContent(ctx, id, edited, basis);
    return done("Content submitted for review!", "The brand can now see your new version.");
  });
  return {
    polish: handleForm(polishSchema, async ({ disclosureReason }) => {
      await sendToPolishing(ctx, id, disclosureReason);
      return done(
        "Sent to polishing",
        "Our team will look it over, then send it to the brand or back to you.",
      );
    }),
    withdraw: async () => {
      await withdrawContent(ctx, id);
      return done("Taken back", "It's a draft again. We've told the brand.");
    },
    recall: async () => {
      await recallFromPolishing(ctx, id);
      return done("Taken back", "It's a draft again.");
    },
    "send-own": async () => {
      await submitOriginal(ctx, id);
      return done("Your version was sent", "The brand now reviews it instead of the polished one.");
    },
    delete: async () => {
      await deleteContent(ctx, id);
      return redirectWithToast(context, paths.athlete.contentList, { title: "Draft deleted" });
    },
    post: handleForm(postSchema, async ({ postUrl }) => {
      await markPosted(ctx, context.env, id, postUrl);
      return done("Content marked as posted!");
    }),
    figures: handleForm(figuresSchema, async (typed) => {
      await saveFigures(ctx, id, typed);
      return done("Figures saved", "You can add a screenshot that shows them.");
    }),
    save,
    "save-submit": save,
    revise: save,
    "remove-file": handleButton(textFields("file"), async ({ file }) => {
      await removeContentFile(ctx, id, file);
      return done("File removed");
    }),
    "describe-file": handleForm(describeFileSchema, async ({ file, alt }) => {
      await describeContentFile(ctx, id, file, alt);
      return done("Description saved");
    }),
    appeal: handleForm(appealDecisionSchema, async ({ note }) => {
      await appealDecision(ctx, id, note);
      return done("Appeal sent", "Our moderators will look at it again.");
    }),
    captions: handleForm(captionsSchema, async ({ file, vtt }) => {
      await setFileCaptions(ctx, id, file, vtt.trim());
      return done(vtt.trim() ? "Captions added" : "Captions removed");
    }),
    portfolio: async (form: FormData) => done(await runAthleteStep(ctx, id, form)),
    ...commentActions(context, ctx, id, paths.athlete.content(id)),
  };
});

/** After a conflict the form shows what there is now. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  (change.actionStatus === 409 || change.defaultShouldRevalidate) && !failedOnServer(change);

export default function ContentDetail() {
  const { content, comparison, consent, post, viewer, commentId, editorId } =
    useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  const isEdited = content.status === "draft" || content.status === "rejected";
  const isApproved = content.status === "approved";
  // With a key it keeps its state where an approval moves it.
  const shown = <ContentView key="content" content={content} viewer={viewer} isEdited={isEdited} />;
  return (
    <>
      <BackLink to={paths.athlete.contentList}>Back to My Content</BackLink>
      <PageHead
        title={content.title || "Untitled Content"}
        index={
          <>
            For <Link to={paths.deal(content.dealId)}>{content.campaign}</Link>
            {content.company && `\u00a0· ${content.company}`}
          </>
        }
      />
      <WorkAndFacts
        facts={
          <>
            <ContentRecord
              content={content}
              viewer={viewer}
              commentId={commentId}
              actionData={actionData}
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <MessageLink to={{ id: content.brandId, name: content.company || "the brand" }} />
              {(content.status !== "draft" || content.submittedAt !== null) && (
                <DisputeLink dealId={content.dealId} type="content" />
              )}
            </div>
          </>
        }
      >
        {content.notices.map((notice) => (
          <TeamNoticeCard key={notice.title} {...notice} />
        ))}
        {content.appeal && <AppealPanel appeal={content.appeal} actionData={actionData} />}
        {/* What was approved is read less often than it is posted. */}
        {!isApproved && shown}
        {content.polished.length > 0 && <ComparePolished content={content} />}
        {comparison && <CompareVersions comparison={comparison} />}
        {actionData?.result && <StaleFormNotice actionData={actionData} content={content} />}
        <AthleteActions
          key={content.status}
          content={content}
          editorId={editorId}
          actionData={actionData}
        />
        {isApproved && shown}
        {post && (
          <PostPanel post={post} isOwn athleteName={content.athleteName}>
            {!post.isRead && <TypedFigures post={post} actionData={actionData} />}
          </PostPanel>
        )}
        {consent && consent.files.length > 0 && <PortfolioPanel consent={consent} />}
      </WorkAndFacts>
    </>
  );
}
