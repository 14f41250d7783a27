/** Hashtags as they are typed: with or without '#', apart by spaces, commas or nothing. Each once, as it is first. */
export function tagsOf(text: string): string[] {
  const tags = text
    .normalize("NFC")
    .split(/[\s,#]+/)
    .filter(Boolean);
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}

export const tagsText = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join(" ");
