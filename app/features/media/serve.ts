import { textResponse } from "~/platform/http";
import type { MediaKind } from "~db/constants";
import { originalKey, pictureKey } from "./objects.server";
import { pictureWidths } from "./picture-sizes";
import { readRange } from "./ranges";

interface StoredObject {
  key: string;
  type: "image/webp" | "video/mp4";
  name: string;
  /** The browser keeps it as a file and does not show it. */
  save?: boolean;
  /** Everybody may load it, and caches may keep it. */
  isPublic?: boolean;
}

interface StoredMedia {
  id: string;
  kind: MediaKind;
  width: number;
}

/** The object that an address names, such as `480.webp` or `clip.mp4`; null when there is no such one. */
export function objectOf({ id, kind, width }: StoredMedia, file: string) {
  if (kind === "clip")
    return file === "clip.mp4" ? ({ key: originalKey(id), type: "video/mp4" } as const) : null;
  const found = pictureWidths(width).find((candidate) => file === `${candidate}.webp`);
  return found ? ({ key: pictureKey(id, found), type: "image/webp" } as const) : null;
}

/** What is stored under a name never changes. A shared machine forgets what is private within the hour. */
const PRIVATE = {
  "Cache-Control": "private, max-age=3600, immutable",
  "Cross-Origin-Resource-Policy": "same-origin",
};
/** For mails and previews too. The edge asks again each day, so that it forgets what was removed. */
const PUBLIC = {
  "Cache-Control": "public, max-age=31536000, s-maxage=86400, immutable",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * Answers with a stored file, or the part of it that a player asks for. Nothing that someone sent may run: its type
 * is what we found it to be, and a page made of it would be sandboxed.
 */
export async function serveObject(
  storage: R2Bucket,
  { key, type, name, save = false, isPublic = false }: StoredObject,
  request: Request,
): Promise<Response> {
  const stored = await storage.head(key);
  if (!stored) return textResponse(404, "Not found.");
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": `${save ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ...(isPublic ? PUBLIC : PRIVATE),
    "Accept-Ranges": "bytes",
    ETag: stored.httpEtag,
  });
  if (request.headers.get("If-None-Match") === stored.httpEtag)
    return new Response(null, { status: 304, headers });
  const mayResume = [null, stored.httpEtag].includes(request.headers.get("If-Range"));
  const wanted = mayResume ? readRange(request.headers.get("Range"), stored.size) : "whole";
  if (wanted === "unsatisfiable")
    return textResponse(416, "This file is shorter than that.", {
      "Content-Range": `bytes */${stored.size}`,
    });
  const range = wanted === "whole" ? { offset: 0, length: stored.size } : wanted;
  headers.set("Content-Length", String(range.length));
  if (wanted !== "whole")
    headers.set(
      "Content-Range",
      `bytes ${range.offset}-${range.offset + range.length - 1}/${stored.size}`,
    );
  const status = wanted === "whole" ? 200 : 206;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const object = await storage.get(key, { range });
  return object ? new Response(object.body, { status, headers }) : textResponse(404, "Not found.");
}
