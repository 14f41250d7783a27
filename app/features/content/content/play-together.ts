/**
 * Two clips that play, stop and seek together. The first is silent at first, so that only one is heard.
 * @returns lets go of them
 */
export function playTogether(first: HTMLVideoElement, second: HTMLVideoElement): () => void {
  const watch = new AbortController();
  first.muted = true;
  /** The one that was moved by the other: its own event is no new wish. */
  let led: HTMLVideoElement | null = null;
  const follow = (clip: HTMLVideoElement, other: HTMLVideoElement) => {
    const on = (event: string, run: () => void) =>
      clip.addEventListener(event, run, { signal: watch.signal });
    on("play", () => other.play().catch(() => {}));
    // The shorter one ends alone.
    on("pause", () => clip.ended || other.pause());
    on("ratechange", () => {
      other.playbackRate = clip.playbackRate;
    });
    on("seeking", () => {
      if (led === clip) return;
      led = other;
      other.currentTime = clip.currentTime;
    });
    on("seeked", () => {
      if (led === clip) led = null;
    });
  };
  follow(first, second);
  follow(second, first);
  return () => watch.abort();
}
