import type { MediaKind } from "~db/constants";
import type { ClipFault } from "./mp4";

/** What is said of a file that is not taken: what is wrong and what to do. */

export const REFUSED = {
  empty: "This file is empty. Choose another one.",
  "too large":
    "This file is larger than 500 MB. Export it at a lower resolution, or cut it shorter.",
  "picture too large": "This picture is larger than 50 MB. Save it as a JPG and try again.",
  "too many": "You can add up to 10 files. Remove one first.",
  quota: "You've used your 5 GB. Delete drafts or files you no longer need, then try again.",
  "broken picture": "We couldn't read this picture. It may be damaged. Try saving it again.",
  heif: "This is a HEIC or AVIF photo, which many browsers can't show. Save it as a JPG. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you take it.",
  "too many pixels":
    "This picture is too large: up to 12,000 pixels a side and 100 megapixels work. Save a smaller copy and try again.",
} as const;

export const FORM_TOO_LARGE =
  "Without JavaScript, you can send up to 95 MB at once. Turn it on for larger files, or export a smaller clip.";

const ENDINGS: Record<MediaKind, readonly string[]> = {
  picture: ["PNG", "JPG"],
  document: ["PDF"],
  clip: ["MP4"],
};

const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** @param kinds what is taken instead */
export const wrongKind = (kinds: readonly MediaKind[]) =>
  `We can't use this kind of file. Choose a ${anyOf.format(kinds.flatMap((kind) => ENDINGS[kind]))}.`;

export const CLIP_REFUSED: Record<ClipFault, string> = {
  broken: "This clip is incomplete or damaged. Export it again and try once more.",
  "no picture": "This file has no picture. Choose a video clip.",
  hevc: "This clip is in HEVC, which many browsers can't play. Export it as H.264. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you film.",
  codec: "This clip isn't in H.264, so many browsers can't play it. Export it as MP4 with H.264.",
  sound:
    "The sound of this clip isn't in AAC, so some phones can't play it. Export it as MP4 with AAC.",
};
