import type { ContentStatus } from "~db/constants";

/**
 * Which version a file belongs to. A brand never sees what the athlete adds before it is sent; an earlier version
 * keeps the files that it had. Pure.
 */

/** The states in which an athlete may add and remove files. */
export const EDITABLE: readonly ContentStatus[] = ["draft", "rejected"];

interface Piece {
  status: ContentStatus;
  version: number;
  /** When it was sent last; null for a draft that has been changed since. */
  submittedAt: number | null;
}

/** The version that the athlete is working on: a piece that a brand has had gets a new one when it changes. */
export const workingVersion = ({ status, version, submittedAt }: Piece) =>
  status === "rejected" || (status === "draft" && submittedAt !== null) ? version + 1 : version;

interface Shown {
  sinceVersion: number;
  untilVersion: number | null;
}

export const isIn =
  (version: number) =>
  ({ sinceVersion, untilVersion }: Shown) =>
    sinceVersion <= version && (untilVersion === null || untilVersion >= version);
