import { FieldError } from "~/platform/forms";
import type { Country, Platform } from "~db/constants";
import { checkDisclosure } from "../disclosure/check-disclosure";
import { DISCLOSURE_RULES } from "../disclosure/rules";
import { joinCaption } from "./caption";

export interface CaptionContext {
  description: string;
  hashtags: readonly string[];
  platform: Platform | null;
  audienceCountries: Country[];
}

/** What a caption for these countries begins with: '#ad '. */
export const captionStart = (countries: readonly Country[]) =>
  [...new Set(countries.map((country) => `${DISCLOSURE_RULES[country].use} `))].join("");

/** What the disclosure check finds in a content item. */
export const checkCaption = ({
  platform,
  audienceCountries,
  ...caption
}: CaptionContext): string[] =>
  checkDisclosure(joinCaption(caption), { countries: audienceCountries, platform });

/**
 * @returns the reason to keep with what is sent; null when its caption passes
 * @throws FieldError when its caption fails and no reason is given
 */
export function requireDisclosure(
  contentItem: CaptionContext & { disclosureReason?: string | null | undefined },
): string | null {
  const findings = checkCaption(contentItem);
  if (findings.length === 0) return null;
  if (contentItem.disclosureReason) return contentItem.disclosureReason;
  throw new FieldError({
    disclosureReason: [`${findings.join(" ")} Change the caption, or say why it should stay.`],
  });
}

/** @throws FieldError when the caption fails and the brand has not confirmed that it has seen why */
export function requireFindingsAcknowledged(contentItem: CaptionContext, acknowledged: boolean) {
  if (checkCaption(contentItem).length > 0 && !acknowledged)
    throw new FieldError({ acknowledged: ["Tick the box to approve the caption as it is"] });
}
