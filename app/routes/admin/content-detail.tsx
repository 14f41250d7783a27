import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { CaseHistory } from "~/features/backoffice/moderation/case-history";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import { decideAppeal } from "~/features/backoffice/moderation/decide-appeal.server";
import {
  listCases,
  listFileRecords,
  loadModerationHistory,
} from "~/features/backoffice/moderation/queries.server";
import { appealSchema, decideSchema } from "~/features/backoffice/moderation/schema";
import { compareWithVersion } from "~/features/content/content/comparison";
import { ContentRecord } from "~/features/content/content/content-record";
import { ContentView } from "~/features/content/content/content-view";
import { removePolishedFile } from "~/features/content/content/polished-files.server";
import { finishPolishing, returnFromPolishing } from "~/features/content/content/polishing.server";
import { loadStaffContent } from "~/features/content/content/queries.server";
import { commentActions } from "~/features/content/content/review/actions.server";
import { threadViewer } from "~/features/content/content/review/threads";
import { returnSchema } from "~/features/content/content/schema";
import { saveChecks } from "~/features/content/polishing/commands.server";
import { loadPolishing } from "~/features/content/polishing/queries.server";
import { checksSchema } from "~/features/content/polishing/schema";
import { may } from "~/features/identity/accounts/abilities";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
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
import { POLISH_CHECKS } from "~db/constants";

const PolishingPanel = lazyHydrated("polishing-panel", () =>
  import("~/features/content/content/polishing-panel").then(({ PolishingPanel }) => PolishingPanel),
);
const CasePanel = lazyHydrated("staff-panels", () =>
  import("~/features/backoffice/moderation/staff-panels").then(({ CasePanel }) => CasePanel),
);
const AppealPanel = lazyHydrated("staff-panels", () =>
  import("~/features/backoffice/moderation/staff-panels").then(({ AppealPanel }) => AppealPanel),
);
const FileRecords = lazyHydrated("file-records", () =>
  import("~/features/backoffice/moderation/file-records").then(({ FileRecords }) => FileRecords),
);
const CompareVersions = lazyHydrated("compare-versions", () =>
  import("~/features/content/content/compare-versions").then(
    ({ CompareVersions }) => CompareVersions,
  ),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.content.title || "Content") },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "moderate content");
  const { actor, db } = ctx;
  const id = requireParam(params, "contentId");
  const [content, cases, polishing, files, record] = await Promise.all([
    loadStaffContent(db, id),
    listCases(db, id),
    loadPolishing(db, id),
    listFileRecords(db, id),
    loadModerationHistory(db, id),
    logStaffAccess(ctx, "content", id),
  ]);
  if (!content) throw notFound();
  const comparison = compareWithVersion(
    content,
    Number(context.request.url.searchParams.get("compare")),
  );
  return {
    content,
    comparison,
    cases,
    polishing,
    files,
    record,
    viewer: threadViewer(ctx),
    isAdmin: may(actor, "take over a colleague's work"),
    maySuspend: may(actor, "suspend people"),
    commentId: newId(),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireStaffCommand(context, "moderate content");
  const id = requireParam(params, "contentId");
  const done = (title: string, to: string = paths.admin.content) =>
    redirectWithToast(context, to, { title });
  const saveChecklist = handleForm(checksSchema, async ({ intent, ...ticked }) => {
    const checks = POLISH_CHECKS.filter((name) => ticked[name]);
    if (intent === "checks") {
      await saveChecks(ctx, id, checks);
      return done("Checklist saved", paths.admin.contentItem(id));
    }
    await finishPolishing(ctx, id, checks);
    return done("Sent to the brand for review", paths.admin.polishing);
  });
  return {
    checks: saveChecklist,
    finish: saveChecklist,
    "remove-polished": handleButton(textFields("file"), async ({ file }) => {
      await removePolishedFile(ctx, { contentId: id, fileId: file });
      return done("Polished file removed", paths.admin.contentItem(id));
    }),
    return: handleForm(returnSchema, async ({ note }) => {
      await returnFromPolishing(ctx, id, note);
      return done("Sent back to the athlete", paths.admin.polishing);
    }),
    decide: handleForm(decideSchema, async ({ id: caseId, ...decision }) => {
      await decideCase(ctx, caseId, decision);
      return decision.decision === "ask"
        ? done("An admin is asked to suspend them", paths.admin.contentItem(id))
        : done("Case closed");
    }),
    "decide-appeal": handleForm(appealSchema, async ({ id: appealId, ...decision }) => {
      await decideAppeal(ctx, appealId, decision);
      return done("Appeal answered");
    }),
    ...commentActions(context, ctx, id, paths.admin.contentItem(id)),
  };
});

export default function StaffContent() {
  const { content, comparison, cases, polishing, files, ...page } = useLoaderData<typeof loader>();
  const { record, viewer, isAdmin, maySuspend, commentId } = page;
  const actionData = useActionData<typeof action>() as FormActionData;
  const open = cases.find(({ status }) => status === "open");
  const appealed = cases.find(({ appeal }) => appeal === "open");
  return (
    <>
      {content.status === "polishing" ? (
        <BackLink to={paths.admin.polishing}>Back to Polishing</BackLink>
      ) : (
        <BackLink to={paths.admin.content}>Back to Content & Moderation</BackLink>
      )}
      <PageHead
        title={content.title || "Untitled Content"}
        index={`By ${content.athleteName} for ${content.company || "a brand"} · Campaign: ${content.campaign}`}
      />
      <WorkAndFacts
        facts={
          <>
            <FileRecords files={files} />
            <CaseHistory cases={cases.filter((found) => found !== open)} />
          </>
        }
      >
        <ContentView content={content} viewer={viewer} />
        {comparison && <CompareVersions comparison={comparison} />}
        {content.status === "polishing" && polishing && (
          <PolishingPanel
            content={content}
            polishing={polishing}
            viewerId={viewer.id}
            isAdmin={isAdmin}
            actionData={actionData}
          />
        )}
        {open && (
          <CasePanel
            key={open.id}
            found={open}
            record={record}
            maySuspend={maySuspend}
            actionData={actionData}
          />
        )}
        {appealed && <AppealPanel found={appealed} readerId={viewer.id} actionData={actionData} />}
        <ContentRecord
          content={content}
          viewer={viewer}
          commentId={commentId}
          actionData={actionData}
        />
      </WorkAndFacts>
    </>
  );
}
