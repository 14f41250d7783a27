import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { disposition, textResponse } from "~/platform/http";
import type { MediaKind } from "~db/constants";
import { MAX_FILE_BYTES } from "./limits";
import { originalKey, pictureKey, posterKey } from "./objects.server";
import { pictureWidths } from "./picture-sizes";

/** The Range header (RFC 9110, section 14). Pure. R2 answers a range it cannot read with the whole file, so it is read here. */

/** `whole`: no range, several, or one that is not of bytes: the header may be ignored. */
type RequestedRange = "whole" | "unsatisfiable" | { offset: number; length: number };

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

interface StoredObject {
  key: string;
  type: "image/webp" | "video/mp4" | "application/pdf" | "application/timestamp-reply";
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
  /** Of a clip. */
  poster?: boolean;
  captions?: string | null;
}

/** The object that an address names, such as `480.webp` or `clip.mp4`; null when there is no such one. */
export function findObject({ id, kind, width, poster }: StoredMedia, file: string) {
  if (poster && file === "poster.webp") return { key: posterKey(id), type: "image/webp" } as const;
  if (kind === "clip")
    return file === "clip.mp4" ? ({ key: originalKey(id), type: "video/mp4" } as const) : null;
  if (kind === "document")
    return file === "document.pdf"
      ? ({ key: originalKey(id), type: "application/pdf" } as const)
      : null;
  const found = pictureWidths(width).find((candidate) => file === `${candidate}.webp`);
  return found ? ({ key: pictureKey(id, found), type: "image/webp" } as const) : null;
}

/** The best that there is of a file, by the name that its address has. */
export const bestFile = ({ kind, width }: Pick<StoredMedia, "kind" | "width">) =>
  ({ clip: "clip.mp4", document: "document.pdf", picture: `${width}.webp` })[kind];

/** The file name of a download. Its extension comes from the detected type, not from the sender's name for it. */
export function downloadName(kind: MediaKind, name: string): string {
  if (kind === "clip" && /\.(mp4|mov)$/i.test(name)) return name;
  return `${name.replace(/\.\w+$/, "")}.${EXTENSIONS[kind]}`;
}

const EXTENSIONS: Record<MediaKind, string> = { picture: "webp", clip: "mp4", document: "pdf" };

/** Answers with an object of a private file. A document is saved and never shown, so that no script in it runs here. */
export function serveMedia(
  storage: R2Bucket,
  found: StoredMedia & { name: string },
  file: string,
  request: Request,
  save = found.kind === "document",
): Response | Promise<Response> {
  if (found.captions && file === "captions.vtt") return serveCaptions(found.captions);
  const object = findObject(found, file);
  if (!object) return textResponse(404, "Not found.");
  const { kind, name } = found;
  return serveObject(storage, { ...object, name: downloadName(kind, name), save }, request);
}

/** Captions may change while the clip stays, so they are asked for again. */
const serveCaptions = (vtt: string) =>
  new Response(vtt, {
    headers: {
      "Content-Type": "text/vtt; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "private, no-cache",
    },
  });

/** An address at which some people may open files; everyone else gets not_found. */
export interface ServedFiles<Params extends object = Record<string, string>> {
  path: string;
  guard(context: AppLoadContext): CommandContext;
  /** In one round trip. @throws AppError not_found */
  mayOpen(ctx: CommandContext, params: Params): Promise<StoredMedia & { name: string }>;
  /** Each look is an audit row, which `mayOpen` writes. */
  isAudited?: boolean;
  /** The address names no object: the best that there is of the file is saved. */
  isSaved?: boolean;
}

/** Serves files to those who may open them. */
export const servesFiles =
  ({ guard, mayOpen, isAudited, isSaved }: ServedFiles) =>
  async (request: Request, context: AppLoadContext, params: Record<string, string>) => {
    const found = await mayOpen(guard(context), params);
    await context.session.mustHold();
    const file = isSaved ? bestFile(found) : (params.file ?? "");
    const answer = await serveMedia(context.storage, found, file, request, isSaved);
    return isAudited ? disableCaching(answer) : answer;
  };

/** For files whose every look is audited: a browser that kept one would show it again without an audit row. */
export function disableCaching(answer: Response): Response {
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
}

/** Documents, such as contracts: their person has saved the file, so the browser keeps no second one. */
const DOWNLOAD_HEADERS = {
  "Cache-Control": "private, no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
};
/** What is stored under a name never changes. A shared machine forgets what is private within the hour. */
const PRIVATE_HEADERS = {
  "Cache-Control": "private, max-age=3600, immutable",
  "Cross-Origin-Resource-Policy": "same-origin",
};
/** For mails and previews too. The edge asks again each day, so that it forgets what was removed. */
const PUBLIC_HEADERS = {
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
  const stored = await loadObject(storage, key, request);
  if (!stored) return textResponse(404, "Not found.");
  const { object, body } = stored;
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": disposition(save ? "attachment" : "inline", name),
    "Content-Security-Policy":
      "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    ...(isPublic ? PUBLIC_HEADERS : save ? DOWNLOAD_HEADERS : PRIVATE_HEADERS),
    "Accept-Ranges": "bytes",
    ETag: object.httpEtag,
  });
  if (request.headers.get("If-None-Match") === object.httpEtag) {
    await body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(stored.rangeHeader, object.size);
  if (range === "unsatisfiable") {
    await body?.cancel();
    return textResponse(416, "This file is shorter than that.", {
      "Content-Range": `bytes */${object.size}`,
    });
  }
  if (range === "whole") {
    headers.set("Content-Length", String(object.size));
    return new Response(body, { headers });
  }
  const { offset, length } = range;
  headers.set("Content-Length", String(length));
  headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${object.size}`);
  return new Response(body, { status: 206, headers });
}

interface LoadedObject {
  object: R2Object;
  body: ReadableStream | null;
  /** The Range header, where it counts. */
  rangeHeader: string | null;
}

/** Asks R2 once, since a player seeks often; what is no range of this file may come back whole. */
async function loadObject(
  storage: R2Bucket,
  key: string,
  request: Request,
): Promise<LoadedObject | null> {
  const rangeHeader = request.headers.get("Range");
  const stored = await (request.method === "HEAD"
    ? storage.head(key)
    : getObjectRange(storage, key, rangeHeader));
  if (!stored) return null;
  const body = "body" in stored ? (stored as R2ObjectBody).body : null;
  const condition = request.headers.get("If-Range");
  if (condition === null || condition === stored.httpEtag)
    return { object: stored, body, rangeHeader };
  await body?.cancel();
  const whole = await storage.get(key);
  return whole && { object: whole, body: whole.body, rangeHeader: null };
}

/** R2 fails for a range past the end, in more than one way: then without the bytes. */
async function getObjectRange(
  storage: R2Bucket,
  key: string,
  rangeHeader: string | null,
): Promise<R2Object | R2ObjectBody | null> {
  const range = toR2Range(rangeHeader);
  try {
    return await storage.get(key, range && { range });
  } catch (error) {
    const object = await storage.head(key);
    if (object && readRange(rangeHeader, object.size) === "unsatisfiable") return object;
    throw error;
  }
}
