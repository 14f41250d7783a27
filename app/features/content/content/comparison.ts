/** What differs between two versions of a content item. Pure. */
import { joinCaption } from "./caption";
import type { ContentDetail, ContentFile } from "./queries.server";

/** A text that both versions have, or only one of them. */
export interface Segment {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Words with the space after them, so that joined they are the text again. */
const wordsOf = (text: string) => text.match(/\s*\S+\s*|\s+/g) ?? [];

/** How two texts differ, by words: the longest common sequence stays. Pure. */
export function diffWords(before: string, after: string): Segment[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  // Row i, column j: the length of the longest common sequence of a[i..] and b[j..].
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const segments: Segment[] = [];
  const add = (kind: Segment["kind"], text: string) => {
    const last = segments.at(-1);
    if (last?.kind === kind) last.text += text;
    else segments.push({ kind, text });
  };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add("same", a[i++] ?? "");
      j++;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1)))
      add("removed", a[i++] ?? "");
    else add("added", b[j++] ?? "");
  }
  return segments;
}

/** A file that one version has where the other has another, or none. */
interface Pair {
  before: ContentFile | null;
  after: ContentFile | null;
}

export interface Comparison {
  before: number;
  after: number;
  /** Null where the versions have the same. */
  title: Segment[] | null;
  caption: Segment[] | null;
  files: Pair[];
  links: { removed: string[]; added: string[] };
}

/** @returns null when there is no such earlier version */
export function compareWithVersion(content: ContentDetail, version: number): Comparison | null {
  const old = content.versions.find((earlier) => earlier.version === version);
  if (!old) return null;
  return {
    before: old.version,
    after: content.version,
    title: diffText(old.title, content.title),
    caption: diffText(joinCaption(old), joinCaption(content)),
    files: pairFiles(
      old.files.filter(isNotAmong(content.files)),
      content.files.filter(isNotAmong(old.files)),
    ),
    links: {
      removed: old.mediaUrls.filter((url) => !content.mediaUrls.includes(url)),
      added: content.mediaUrls.filter((url) => !old.mediaUrls.includes(url)),
    },
  };
}

const diffText = (before: string, after: string) =>
  before === after ? null : diffWords(before, after);

const isNotAmong = (others: readonly ContentFile[]) => (file: ContentFile) =>
  !others.some(({ id }) => id === file.id);

/** Clips beside clips and pictures beside pictures, in their order. */
function pairFiles(before: ContentFile[], after: ContentFile[]): Pair[] {
  return (["clip", "picture"] as const).flatMap((kind) => {
    const [old, now] = [before, after].map((files) => files.filter((file) => file.kind === kind));
    const n = Math.max(old?.length ?? 0, now?.length ?? 0);
    return Array.from({ length: n }, (_, i) => ({
      before: old?.[i] ?? null,
      after: now?.[i] ?? null,
    }));
  });
}
