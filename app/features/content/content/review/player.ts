/** The players of a content item's clips, which the page's own parts and keys move. */

const clips = () => [...document.querySelectorAll<HTMLVideoElement>("li[id^='file-'] video")];

export const clipOf = (fileId: string) =>
  document.querySelector<HTMLVideoElement>(`#file-${fileId} video`);

/** The file that a player shows. */
export const fileOf = (clip: HTMLVideoElement) => clip.closest("li")?.id.replace("file-", "") ?? "";

/** The clip that keys are about: the one that plays, else the one that was moved last, else the first. */
export function currentClip(last: HTMLVideoElement | null): HTMLVideoElement | null {
  const shown = clips();
  const known = last && shown.includes(last) ? last : null;
  return shown.find(({ paused }) => !paused) ?? known ?? shown[0] ?? null;
}

/** Moves a clip to a moment where it is. @returns false when the page does not show it */
export function seek(fileId: string, ms: number): boolean {
  const clip = clipOf(fileId);
  if (!clip) return false;
  clip.currentTime = ms / 1000;
  clip.closest("li")?.scrollIntoView({ block: "nearest" });
  return true;
}
