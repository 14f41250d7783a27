import type { MediaKind } from "~db/constants";

interface Shown {
  text: string;
  isRemoved: boolean;
  file: { kind: MediaKind; name: string } | null;
}

/** What a message says in one line. */
export function previewOf({ text, isRemoved, file }: Shown): string {
  if (isRemoved) return "Message removed";
  if (!file) return text;
  return file.kind === "picture" ? "Picture" : `File: ${file.name}`;
}
