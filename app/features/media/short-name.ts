import { MAX_NAME_LENGTH } from "./limits";

/**
 * A file's name as it is stored: without a path, cut between characters, and without marks that turn the direction of the text
 * after them.
 */
export const shortName = (name: string): string =>
  [...name.replaceAll(/^.*[/\\]|[\u202a-\u202e\u2066-\u2069]/gs, "")]
    .slice(0, MAX_NAME_LENGTH)
    .join("");
