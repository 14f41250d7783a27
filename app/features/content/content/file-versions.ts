import type { ContentStatus } from "~db/constants";

/**
 * Which version a file belongs to. A brand never sees what the athlete adds before it is sent; an earlier version
 * keeps the files that it had. Pure.
 */

/** The states in which an athlete may add and remove files. */
export const EDITABLE_STATUSES: readonly ContentStatus[] = ["draft", "rejected"];

interface ContentItem {
  status: ContentStatus;
  version: number;
  /** When it was sent last; null for a draft that has been changed since. */
  submittedAt: number | null;
}

/** The version that the athlete is working on: a content item that a brand has had gets a new one when it changes. */
export const workingVersion = ({ status, version, submittedAt }: ContentItem) =>
  status === "rejected" || (status === "draft" && submittedAt !== null) ? version + 1 : version;

interface VersionedFile {
  id: string;
  sinceVersion: number;
  untilVersion: number | null;
  /** The file that this one was polished from. */
  replacesId: string | null;
}

/** The files of a version. */
export const filesOfVersion = <File extends VersionedFile>(
  files: readonly File[],
  version: number,
): File[] =>
  withoutReplaced(
    files.filter(
      ({ sinceVersion: since, untilVersion: until }) =>
        since <= version && (until === null || until >= version),
    ),
  );

/** The files that nothing has taken out. */
export const filesInHand = <File extends VersionedFile>(files: readonly File[]): File[] =>
  withoutReplaced(files.filter(({ untilVersion }) => untilVersion === null));

/** A polished file stands in for the one that it was made from. */
function withoutReplaced<File extends VersionedFile>(files: readonly File[]): File[] {
  const replaced = new Set(files.map(({ replacesId }) => replacesId));
  return files.filter(({ id }) => !replaced.has(id));
}

export interface PolishedPair<File> {
  own: File;
  polished: File;
}

/** The polished files of a version, each with the one that it was made from. */
export const polishedPairs = <File extends VersionedFile>(
  files: readonly File[],
  version: number,
): PolishedPair<File>[] =>
  filesOfVersion(files, version).flatMap((polished) => {
    const own = files.find(({ id }) => id === polished.replacesId);
    return own ? [{ own, polished }] : [];
  });
