import { MAX_FILE_BYTES } from "./limits";

/** The Range header (RFC 9110, section 14). Pure. R2 answers a range it cannot read with the whole file, so it is read here. */

/** `whole`: no range, several, or one that is not of bytes: the header may be ignored. */
export type RequestedRange = "whole" | "unsatisfiable" | { offset: number; length: number };

/** @param size of the whole file, in bytes */
export function readRange(header: string | null, size: number): RequestedRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return "whole";
  const [from, to] = [match[1] ?? "", match[2] ?? ""];
  if (from === "" && to === "") return "whole";
  if (from === "") return suffix(Number(to), size);
  const offset = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  // RFC 9110: a last position before the first makes the header invalid, which is then ignored.
  if (to !== "" && Number(to) < offset) return "whole";
  return offset < size ? { offset, length: end - offset + 1 } : "unsatisfiable";
}

/** The last bytes. */
function suffix(length: number, size: number): RequestedRange {
  if (length === 0 || size === 0) return "unsatisfiable";
  const taken = Math.min(length, size);
  return { offset: size - taken, length: taken };
}

/** What to ask R2 for while the size of the file is not known: R2 ends a range where the file ends. */
export function toR2Range(header: string | null): R2Range | undefined {
  const last = /^bytes=-(\d+)$/.exec(header?.trim() ?? "")?.[1];
  if (last) return { suffix: Math.min(Number(last), MAX_FILE_BYTES) };
  const wanted = readRange(header, MAX_FILE_BYTES);
  return typeof wanted === "string" ? undefined : wanted;
}
