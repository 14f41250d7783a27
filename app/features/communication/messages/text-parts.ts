import { isSecureLink, withHttps } from "~/platform/links";
import type { MediaKind } from "~db/constants";

interface PreviewedMessage {
  text: string;
  isRemoved: boolean;
  file: { kind: MediaKind; name: string } | null;
}

/** What a message says in one line. */
export function formatMessagePreview({ text, isRemoved, file }: PreviewedMessage): string {
  if (isRemoved) return "Message removed";
  if (!file) return text;
  return file.kind === "picture" ? "Picture" : `File: ${file.name}`;
}

export interface TextPart {
  text: string;
  /** The target, if the part is an address. */
  href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Punctuation that ends a sentence and is no part of an address. */
const TRAILING = /[.,;:!?'"”’…]+$/;

/** Splits a text into plain text and addresses. Pure. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found);
    const href = withHttps(address).replace(/^http:/i, "https:");
    if (!isSecureLink(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A closing bracket belongs to the address only if the address contains the opening one. */
function withoutTrailing(found: string): string {
  const address = found.replace(TRAILING, "");
  const isUnopened = address.endsWith(")") && !address.includes("(");
  return isUnopened ? withoutTrailing(address.slice(0, -1)) : address;
}
