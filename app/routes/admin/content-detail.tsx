import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { requireStaff } from "~/features/accounts/guards.server";
import { finishPolishing, returnFromPolishing } from "~/features/content/commands.server";
import { ContentRecord } from "~/features/content/content-record";
import { ContentView } from "~/features/content/content-view";
import { contentForStaff } from "~/features/content/queries.server";
import { commentAction } from "~/features/content/review/actions.server";
import { returnSchema } from "~/features/content/schema";
import { CaseHistory } from "~/features/moderation/case-history";
import { decideCase } from "~/features/moderation/commands.server";
import { casesOf } from "~/features/moderation/queries.server";
import { decideSchema } from "~/features/moderation/schema";
import { CasePanel, PolishingPanel } from "~/features/moderation/staff-panels";
import { paths } from "~/paths";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.content.title || "Content") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { actor, db, now } = requireStaff(context);
  const id = params.contentId ?? "";
  const [content, cases] = await Promise.all([contentForStaff(db, id), casesOf(db, id)]);
  if (!content) throw notFound();
  return {
    content,
    cases,
    viewer: { id: actor.userId, party: "staff" as const, now },
    commentId: newId(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireStaff(context);
  const id = params.contentId ?? "";
  const form = await request.formData();
  const done = (title: string, to: string = paths.admin.content) =>
    redirectWithToast(context, to, { title });
  switch (form.get("intent")) {
    case "finish":
      await finishPolishing(ctx, id);
      return done("Sent to the brand for review");
    case "return":
      return submitForm(form, returnSchema, async ({ note }) => {
        await returnFromPolishing(ctx, id, note);
        return done("Sent back to the athlete");
      });
    case "decide":
      return submitForm(form, decideSchema, async ({ id: caseId, ...decision }) => {
        await decideCase(ctx, caseId, decision);
        return done("Case closed");
      });
    default:
      return commentAction(context, ctx, id, form, paths.admin.contentItem(id));
  }
}

export default function StaffContent() {
  const { content, cases, viewer, commentId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const open = cases.find(({ status }) => status === "open");
  return (
    <>
      <TextLink to={paths.admin.content} className="mb-3 text-sm">
        ← Back to Content & Moderation
      </TextLink>
      <PageHead
        title={content.title || "Untitled Content"}
        index={`By ${content.athleteName} for ${content.company || "a brand"} · Campaign: ${content.campaign}`}
      />
      <div className="flex max-w-[760px] flex-col gap-8">
        <ContentView content={content} />
        {content.status === "polishing" && <PolishingPanel actionData={actionData} />}
        {open && <CasePanel key={open.id} found={open} actionData={actionData} />}
        <CaseHistory cases={cases.filter((found) => found !== open)} />
        <ContentRecord
          content={content}
          viewer={viewer}
          commentId={commentId}
          actionData={actionData}
        />
      </div>
    </>
  );
}
