import type { AppLoadContext } from "@remix-run/cloudflare";
import { textResponse } from "~/platform/http";
import { requireMember } from "../accounts/guards.server";
import { readAfterAnswer } from "./read.server";
import { readSchema } from "./schema";

/** A page with scripts says up to where its conversation was in sight. */
export async function receiveRead(
  request: Request,
  context: AppLoadContext,
  { conversationId }: { conversationId: string },
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const { actor } = requireMember(context);
  const parsed = readSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return textResponse(400, "Name the message that was read.");
  readAfterAnswer(context, actor.userId, conversationId, parsed.data.seq);
  return new Response(null, { status: 204 });
}
