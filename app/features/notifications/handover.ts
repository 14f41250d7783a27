import { brand } from "~/brand";
import { queueMailTo, queuePush } from "~/platform/jobs";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import { notifications } from "~db/schema";
import type { Acting } from "../accounts/actor";

/** Something passed from one side to the other: said in the bell, live, and by mail. */
export interface Handover {
  /** Who must know. */
  userId: string;
  title: string;
  message: string;
  /** An address inside the app. */
  link: string;
}

/** The rows that tell someone; they stand in the batch of the change itself. */
export function tell({ db, now }: Pick<Acting, "db" | "now">, handover: Handover): Statement[] {
  const id = newId();
  return [
    db.orm.insert(notifications).values({ id, createdAt: now, ...handover }),
    queuePush(
      { room: "notifications", name: handover.userId, event: { type: "notified" } },
      now,
      id,
    ),
    queueMailTo(
      handover.userId,
      {
        subject: handover.title,
        text: `${handover.message}\n\nOpen it in ${brand.name}: {{link}}\n`,
        link: { path: handover.link },
      },
      now,
      id,
    ),
  ];
}

/** Tells the open review pages of a piece to look again. */
export const contentChanged = (contentId: string, now: number): Statement =>
  queuePush({ room: "review", name: contentId, event: { type: "content-changed" } }, now);
