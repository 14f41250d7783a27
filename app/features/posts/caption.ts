import type { Country, Platform } from "~db/constants";
import { checkDisclosure } from "../disclosure/check";

/** What the disclosure check says of a caption as it is posted, a sentence a line; null: nothing. */
export function problemOf(
  caption: string,
  countries: readonly Country[],
  platform: Platform,
): string | null {
  return checkDisclosure(caption, { countries, platform }).join("\n") || null;
}
