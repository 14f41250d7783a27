/** What someone needs who checks a record without us: the keys, the program and the format. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import format from "../../../../docs/record-format.md?raw";
import verifier from "../../../../scripts/verify-record.mjs?raw";
import { publicKeys } from "./seal.server";

const PUBLIC = { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" };

const serves = (text: string, type: string) => async () =>
  new Response(text, { headers: { ...PUBLIC, "Content-Type": `${type}; charset=utf-8` } });

export const serveRecordKeys = async (_: Request, { env }: AppLoadContext) =>
  Response.json({ keys: publicKeys(env) }, { headers: PUBLIC });

export const serveRecordVerifier = serves(verifier, "text/javascript");
export const serveRecordFormat = serves(format, "text/plain");
