import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { textResponse } from "~/platform/http";
import { LONGEST, SHORTEST } from "./entries";
import { findResults } from "./find.server";

/** Answers what the palette searches for, as JSON. */
export async function answerFind(request: Request, context: AppLoadContext): Promise<Response> {
  if (request.method !== "GET") return textResponse(404, "Not found.");
  const ctx = requireUser(context);
  const q = (context.request.url.searchParams.get("q") ?? "").trim();
  const found = q.length < SHORTEST || q.length > LONGEST ? [] : await findResults(ctx, q);
  return Response.json(found, { headers: { "Cache-Control": "private, no-store" } });
}
