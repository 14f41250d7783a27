import { enterPresenceRoom } from "../../notifications/presence-room";
import { openRoomState, roomNow, updateRoom } from "./room-state";
import { watchTogether } from "./watch";

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
    onOpen: () => {
      if (roomNow().watching) room.send({ watching: true });
    },
    onFrame: (frame) => {
      if ("position" in frame && roomNow().watching) together.follow(frame.position);
    },
  });
  openRoomState(room.send);
  const together = watchTogether((position) => {
    if (roomNow().watching) room.send({ position });
  });

  return () => {
    together.stop();
    room.leave();
    openRoomState(null);
  };
}

/** Comments and replies; what else is written on the page is for its writer alone. */
const isComment = ({ target }: Event) =>
  target instanceof HTMLTextAreaElement &&
  target.form?.querySelector("[name=intent][value=comment]") != null;
