import { tagsText } from "./hashtags";
import type { AthleteContent } from "./queries.server";

/** The id of the form of a piece that exists. */
export const PIECE_FORM = "piece";

/** What the fields of a piece begin with. */
export const startOf = (content: AthleteContent) => ({
  title: content.title,
  description: content.description,
  hashtags: tagsText(content.hashtags),
  mediaUrls: content.mediaUrls.join("\n"),
  platform: content.platform ?? "",
  plannedOn: content.plannedOn ?? "",
  deliverable: content.deliverable ?? "",
  disclosureReason: content.disclosureReason ?? "",
});

export type FieldTexts = Record<keyof ReturnType<typeof startOf>, string>;

/** The same fields as a form has them. */
export const textsIn = (typed: Record<string, unknown>, start: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.keys(start).map((name) => [name, String(typed[name] ?? "")]),
  ) as FieldTexts;
