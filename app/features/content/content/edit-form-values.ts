import { formatHashtags } from "./caption";
import type { AthleteContent } from "./queries.server";

/** The id of the form of a content item that exists. */
export const CONTENT_FORM = "contentItem";

/** The id of the input of its files. */
export const FILES_INPUT = "content-files";

/** What the fields of a content item begin with. */
export const toFormValues = (content: AthleteContent) => ({
  title: content.title,
  /** An empty caption begins with the ad label. */
  description: content.description || content.captionStart,
  hashtags: formatHashtags(content.hashtags),
  mediaUrls: content.mediaUrls.join("\n"),
  platform: content.platform ?? agreedPlatform(content) ?? "",
  plannedOn: content.plannedOn ?? "",
  deliverable: content.deliverable ?? "",
  disclosureReason: content.disclosureReason ?? "",
});

const agreedPlatform = ({ deliverable, progress }: AthleteContent) =>
  progress?.lines.find((line) => line.deliverable === deliverable)?.platform;

export type FormValues = Record<keyof ReturnType<typeof toFormValues>, string>;

/** The same fields as a form has them. */
export const pickFormValues = (typed: Record<string, unknown>, start: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys(start).map((name) => [name, String(typed[name] ?? "")]),
  ) as FormValues;
