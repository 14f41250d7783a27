import type { Position } from "~party/presence";
import { clipOf, fileOf, positionOf } from "./player";

/** A burst of events (seek, then play) is one thing to say; at most four a second. */
const PAUSE_MS = 250;
/** Players whose positions differ by less count as synchronised. */
const TOGETHER_MS = 600;

/**
 * Sends the moves of this page's player to the other viewers, and applies theirs. A move from another page is not sent
 * back, because the player is then at the right position. A player that had to buffer is behind and moves the others back.
 * @param say is called with each move
 */
export function watchTogether(send: (position: Position) => void) {
  const stop = new AbortController();
  let expected: (Position & { at: number }) | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function isExpected({ file, ms, playing }: Position) {
    if (!expected || expected.file !== file || expected.playing !== playing) return false;
    const due = expected.ms + (playing ? Date.now() - expected.at : 0);
    return Math.abs(due - ms) < TOGETHER_MS;
  }
  const expect = (position: Position) => {
    expected = { ...position, at: Date.now() };
  };

  const onMove = ({ target }: Event) => {
    if (!(target instanceof HTMLVideoElement) || fileOf(target) === "") return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      const position = positionOf(target);
      if (isExpected(position)) return;
      expect(position);
      send(position);
    }, PAUSE_MS);
  };
  for (const event of ["play", "playing", "pause", "seeked"])
    document.addEventListener(event, onMove, { capture: true, signal: stop.signal });

  return {
    follow(position: Position) {
      const clip = clipOf(position.file);
      if (!clip) return;
      // What the person does at this moment is newer, and is sent next.
      if ((pause || clip.seeking) && !isExpected(positionOf(clip))) return;
      clearTimeout(pause);
      pause = undefined;
      expect(position);
      if (Math.abs(clip.currentTime * 1000 - position.ms) > TOGETHER_MS / 2)
        clip.currentTime = position.ms / 1000;
      if (position.playing) clip.play().catch(() => {});
      else clip.pause();
    },
    stop() {
      clearTimeout(pause);
      stop.abort();
    },
  };
}
