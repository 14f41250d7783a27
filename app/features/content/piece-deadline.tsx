import { DeadlineLine } from "../hand-overs/deadline-line";
import type { ContentDetail } from "./queries.server";
import type { Viewer } from "./review/threads";

type Piece = Pick<ContentDetail, "deadline" | "company" | "athleteName" | "overdueReview">;

/** Who must act on a piece, until when, and what comes after that. */
export function PieceDeadline({ content, viewer }: { content: Piece; viewer: Viewer }) {
  const { deadline, company, athleteName } = content;
  if (!deadline) return null;
  const [by, name] =
    deadline.kind === "review" ? ["brand", company || "The brand"] : ["athlete", athleteName];
  return (
    <DeadlineLine
      deadline={deadline}
      who={viewer.party === by ? null : name}
      more={afterwards(content, viewer)}
    />
  );
}

function afterwards({ deadline, overdueReview }: Piece, { party }: Viewer): string | undefined {
  if (deadline?.kind !== "review") return undefined;
  if (deadline.overdue) return party === "athlete" ? "We've told our team." : undefined;
  return overdueReview === "approve" ? "After that it's approved automatically." : undefined;
}
