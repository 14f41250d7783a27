/** Words that staff begin a decision with. Pure. */
import { setConformIntent } from "~/platform/conform-intents";
import type { ResolutionType } from "~db/constants";

interface Template {
  label: string;
  type: ResolutionType;
  /** What stands in square brackets is for staff to fill in. */
  details: string;
}

export const TEMPLATES = {
  "not-delivered": {
    label: "Nothing delivered",
    type: "refund",
    details:
      "The agreed content was not delivered by [date], so the amount shown goes back to the brand. We relied on [evidence].",
  },
  "partly-delivered": {
    label: "Partly delivered",
    type: "refund",
    details:
      "Part of the agreed content was delivered: [pieces]. The amount shown is for the rest. We relied on [evidence].",
  },
  "not-as-agreed": {
    label: "Not as agreed",
    type: "resubmission",
    details:
      "The content differs from what was agreed: [difference]. The athlete will send a new version by [date], and the brand will review it again. Everything else in the deal stands.",
  },
  "agreed-with-help": {
    label: "Agreed with our help",
    type: "mediation",
    details: "With our help, both sides agreed: [who does what, and by when].",
  },
  "kept-to-it": {
    label: "Both kept to the deal",
    type: "no_action",
    details:
      "We read everything we were sent. Both sides kept to what they agreed, so nothing changes. We relied on [evidence].",
  },
  "not-shown": {
    label: "Not enough to go on",
    type: "no_action",
    details:
      "Nothing we were sent shows that the deal was broken, so nothing changes. What was missing: [evidence].",
  },
} as const satisfies Record<string, Template>;

const TEXTS: string[] = Object.values(TEMPLATES).map(({ details }) => details);
const GAPS = new Set(TEXTS.flatMap((text) => text.match(/\[.+?\]/g) ?? []));

/** What is still to be filled in: '[date]'. */
export const findGap = (text: string): string | null =>
  [...GAPS].find((gap) => text.includes(gap)) ?? null;

/** The name of the buttons; their value is the template's name. */
export const TEMPLATE = "template";

const isTemplate = (name: string): name is keyof typeof TEMPLATES => Object.hasOwn(TEMPLATES, name);

/**
 * Fills in the form for the button that was pressed: the form library then shows it again, without what is still wrong
 * with it. Words of one's own stay.
 */
export function fillInTemplate(form: FormData) {
  const name = String(form.get(TEMPLATE));
  form.delete(TEMPLATE);
  if (!isTemplate(name)) return;
  const template = TEMPLATES[name];
  const typed = Object.fromEntries(form);
  const words = String(typed.details ?? "").trim();
  const isOwn = words !== "" && !TEXTS.includes(words.replaceAll("\r\n", "\n"));
  const value = {
    ...typed,
    type: template.type,
    details: isOwn ? `${words}\n\n${template.details}` : template.details,
  };
  setConformIntent(form, "update", { value, validated: false });
}
