import type { MediaKind } from "~db/constants";

export interface Stores {
  storage: R2Bucket;
  images: ImagesBinding;
}

/** What a file turned out to be, and how much is stored of it now. */
export interface FileProperties {
  kind: MediaKind;
  bytes: number;
  width: number;
  height: number;
  durationMs: number | null;
  poster: boolean;
  /** Null until it has been computed (fingerprint.server.ts). */
  sha256: string | null;
}

/** A file that is stored and checked. */
export type CheckedFile = FileProperties & { id: string; name: string };

/** A file that is stored under the id that it will have as media. */
export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
}
