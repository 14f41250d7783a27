import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import type { ContentDetail } from "./queries.server";
import type { Viewer } from "./review/threads";

type ContentItem = Pick<
  ContentDetail,
  "id" | "title" | "deadline" | "company" | "athleteName" | "overdueReview"
>;

/** Shows who must act on a content item, the last day, and what happens after it. */
export function ContentDeadline({ content, viewer }: { content: ContentItem; viewer: Viewer }) {
  const { deadline, company, athleteName } = content;
  if (!deadline) return null;
  const [actingParty, name] =
    deadline.kind === "review" ? ["brand", company || "The brand"] : ["athlete", athleteName];
  const isTheirs = viewer.party === actingParty;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DeadlineLine
        deadline={deadline}
        who={isTheirs ? null : name}
        more={consequenceText(content, viewer)}
      />
      {!isTheirs && viewer.party !== "staff" && (
        <ExtendForm
          deadline={deadline}
          subjectId={content.id}
          about={content.title || "Untitled Content"}
        />
      )}
    </div>
  );
}

function consequenceText(
  { deadline, overdueReview }: ContentItem,
  { party }: Viewer,
): string | undefined {
  if (deadline?.kind !== "review") return undefined;
  if (deadline.overdue) return party === "athlete" ? "We've told our team." : undefined;
  return overdueReview === "approve" ? "After that it's approved automatically." : undefined;
}
