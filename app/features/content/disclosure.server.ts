import { FieldError } from "~/platform/forms";
import type { Country, Platform } from "~db/constants";
import { checkDisclosure } from "../disclosure/check";
import { asPosted } from "./caption";

export interface Captioned {
  description: string;
  hashtags: readonly string[];
  platform: Platform | null;
  audienceCountries: Country[];
}

/** What the disclosure check finds in a piece. */
export const findingsOf = ({ platform, audienceCountries, ...caption }: Captioned): string[] =>
  checkDisclosure(asPosted(caption), { countries: audienceCountries, platform });

/**
 * @returns the reason to keep with what is sent; null when its caption passes
 * @throws FieldError when its caption fails and no reason is given
 */
export function requireDisclosure(
  piece: Captioned & { disclosureReason?: string | null | undefined },
): string | null {
  const findings = findingsOf(piece);
  if (findings.length === 0) return null;
  if (piece.disclosureReason) return piece.disclosureReason;
  throw new FieldError({
    disclosureReason: [`${findings.join(" ")} Change the caption, or say why it should stay.`],
  });
}

/** @throws FieldError when the caption fails and the brand has not confirmed that it has seen why */
export function requireAcknowledged(piece: Captioned, acknowledged: boolean) {
  if (findingsOf(piece).length > 0 && !acknowledged)
    throw new FieldError({ acknowledged: ["Tick the box to approve the caption as it is"] });
}
