import type { AppLoadContext } from "@remix-run/cloudflare";
import { publicKeys } from "./keys";

/** The keys, for those who check a record without us. */
export const serveRecordKeys = async (_: Request, { env }: AppLoadContext) =>
  Response.json(
    { keys: publicKeys(env) },
    { headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" } },
  );
