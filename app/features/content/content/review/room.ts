import { enterPresenceRoom } from "~/features/communication/notifications/presence-room";
import { resetRoom, updateRoom } from "./room-state";

/**
 * Enters the room of a content item for as long as its page is open: hears what changes, and who else is there.
 * @param onChange see `useLive`
 * @returns leaves it
 */
export function enterReview(contentId: string, onChange: (topic: string | null) => void) {
  const room = enterPresenceRoom("review", contentId, {
    onChange,
    onPresent: updateRoom,
    isShared: isComment,
  });
  return () => {
    room.leave();
    resetRoom();
  };
}

/** Comments and replies; what else is written on the page is for its writer alone. */
const isComment = ({ target }: Event) =>
  target instanceof HTMLTextAreaElement &&
  target.form?.querySelector("[name=intent][value=comment]") != null;
