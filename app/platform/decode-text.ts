/**
 * The text of a file, whatever wrote it: UTF-8 or UTF-16, with their mark or without, otherwise Windows-1252, which is what
 * older spreadsheets save. Pure.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Every other byte of Latin text in UTF-16 is 0. */
function utf16Of(bytes: Uint8Array) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0 && second) return "utf-16be";
  return first && second === 0 ? "utf-16le" : null;
}
