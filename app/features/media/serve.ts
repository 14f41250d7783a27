import { textResponse } from "~/platform/http";
import { readRange } from "./ranges";

interface StoredObject {
  key: string;
  type: "image/webp" | "video/mp4";
  name: string;
  /** The browser keeps it as a file and does not show it. */
  save?: boolean;
}

/**
 * Answers with a stored file, or the part of it that a player asks for. Nothing that someone sent may run: its type
 * is what we found it to be, and a page made of it would be sandboxed.
 */
export async function serveObject(
  storage: R2Bucket,
  { key, type, name, save = false }: StoredObject,
  request: Request,
): Promise<Response> {
  const stored = await storage.head(key);
  if (!stored) return textResponse(404, "Not found.");
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": `${save ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    // What is stored under a name never changes; a shared machine forgets it within the hour.
    "Cache-Control": "private, max-age=3600, immutable",
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
