import type { ModerationState } from "./policy.server";
import type { ShownStatus } from "./status";

export interface TeamNotice {
  title: string;
  /** What staff or a moderator wrote. */
  note: string;
  /** What it means for the content item. */
  next?: string;
}

/** What staff or moderators said of a draft, for its athlete. Pure. */
export function teamNotices(content: {
  status: ShownStatus;
  staffNote: string | null;
  moderation: ModerationState | null;
  moderatorNote: string;
}): TeamNotice[] {
  const { status, staffNote, moderation, moderatorNote: note } = content;
  if (status === "removed")
    return [{ title: "Removed by our moderators", note, next: "It can't be sent again." }];
  if (status !== "draft") return [];
  const notices: TeamNotice[] = [];
  if (staffNote) notices.push({ title: "A note from our team", note: staffNote });
  if (moderation === "returned")
    notices.push({
      title: "Guidance from our moderators",
      note,
      next: "Follow it, then send this again.",
    });
  if (moderation === "warned")
    notices.push({
      title: "A warning from our moderators",
      note,
      next: "Change this, then send it again.",
    });
  if (moderation === "dismissed")
    notices.push({
      title: "Flag dismissed",
      note,
      next: "Our moderators found nothing wrong. You can send this again.",
    });
  return notices;
}
