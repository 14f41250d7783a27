import { fillForm } from "~/components/drafts/form-values";
import { fileOf } from "./player";
import { exactTimeCode } from "./time-code";

/** The form that begins a thread. */
export const COMMENT_FORM = "comment";

const commentForm = () => document.querySelector<HTMLFormElement>(`form#${COMMENT_FORM}`);

export interface Point {
  x: number;
  y: number;
}

/**
 * Pins the comment in the form to a file, as its fields do, and moves on to the text. A comment on an earlier version
 * keeps its own files: then only the text is focused.
 */
function pin(fileId: string, values: Record<"time" | "x" | "y", string>) {
  const form = commentForm();
  const field = form?.querySelector(`[name=mediaId][value="${fileId}"]`);
  if (form && field) {
    fillForm(form, {
      mediaId: [fileId],
      time: [values.time],
      x: [values.x],
      y: [values.y],
    });
    const fields = field.closest("details");
    if (fields) fields.open = true;
  }
  form?.querySelector("textarea")?.focus();
}

export const pinToPoint = (fileId: string, { x, y }: Point) =>
  pin(fileId, { time: "", x: x.toFixed(1), y: y.toFixed(1) });

/** To this moment of the clip, which stops there. Without a clip the comment is about all of it. */
export function pinToNow(clip: HTMLVideoElement | null) {
  if (!clip) return commentForm()?.querySelector("textarea")?.focus();
  clip.pause();
  pin(fileOf(clip), { time: exactTimeCode(clip.currentTime * 1000), x: "", y: "" });
}

/** The point of this picture that the comment in the form is pinned to. */
export function draftPoint(fileId: string): Point | null {
  const form = commentForm();
  if (!form) return null;
  const data = new FormData(form);
  const [x, y] = [data.get("x"), data.get("y")];
  if (data.get("mediaId") !== fileId || !x || !y) return null;
  return { x: Number(x), y: Number(y) };
}
