import { notify, type Sender } from "~/features/communication/notifications/notify";
import type { Statement } from "~db/client";
import { type Platform, type PostState, SIDES } from "~db/constants";
import { isPostChange, postNotifications } from "./notifications";

/** A post with the names and the two sides that its notifications need. */
export interface PostParties {
  contentId: string;
  title: string;
  platform: Platform;
  athleteId: string;
  athleteName: string;
  brandId: string;
}

/** One notification for each side. The athlete gets one too, because a post may change by mistake or by the platform. */
const toBothSides = ({
  contentId,
  title,
  platform,
  athleteId,
  athleteName,
  brandId,
}: PostParties) =>
  SIDES.map((side) => ({
    userId: side === "brand" ? brandId : athleteId,
    subjectId: contentId,
    params: { side, athleteName, title, platform },
  }));

/** Notifies both sides of a caption that fails the disclosure check as it was posted. */
export const notifyLabelMissing = (
  sender: Sender,
  post: PostParties,
  problem: string,
): Statement[] =>
  toBothSides(post).flatMap(({ params, ...to }) =>
    notify(sender, postNotifications.label_missing, { ...to, params: { ...params, problem } }),
  );

/** Notifies both sides of a post that has changed within the time in which it has to stay as it is. */
export const notifyPostChanged = (
  sender: Sender,
  { keptUntil, ...post }: PostParties & { keptUntil: number },
  state: PostState,
): Statement[] =>
  isPostChange(state)
    ? toBothSides(post).flatMap(({ params, ...to }) =>
        notify(sender, postNotifications.changed, {
          ...to,
          params: { ...params, state, keptUntil },
        }),
      )
    : [];
