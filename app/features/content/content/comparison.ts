/** What differs between two versions of a content item. Pure. */
import { joinCaption } from "./caption";
import type { ContentDetail, ContentFile } from "./queries.server";
import { diffWords, type Segment } from "./word-diff";

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
