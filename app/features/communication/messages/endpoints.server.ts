import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { AppError } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { publishMessage } from "./chat-room.server";
import { markReadAfterResponse } from "./mark-read.server";
import { readSchema, scriptedSendSchema } from "./schema";
import { sendMessage } from "./send-message.server";

const readFields = async (request: Request) => Object.fromEntries(await request.formData());

/** Receives a message from a script. Errors are answered as plain text. */
export async function receiveMessage(
  request: Request,
  context: AppLoadContext,
  { conversationId }: { conversationId: string },
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireMember(context);
  const parsed = scriptedSendSchema.safeParse(await readFields(request));
  if (!parsed.success) return textResponse(400, parsed.error.issues[0]?.message ?? "");
  const { intent: _, account, ...message } = parsed.data;
  if (account !== ctx.actor.personId)
    throw new AppError("forbidden", "This message was written from another account.");
  await sendMessage(ctx, { conversationId }, message);
  publishMessage(context, ctx.actor.personId, conversationId, { clientId: message.id });
  return new Response(null, { status: 204 });
}

/** Receives the number of the last message that was in sight. */
export async function receiveRead(
  request: Request,
  context: AppLoadContext,
  { conversationId }: { conversationId: string },
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const { actor } = requireMember(context);
  const parsed = readSchema.safeParse(await readFields(request));
  if (!parsed.success) return textResponse(400, "The number of the message is missing.");
  markReadAfterResponse(context, actor, conversationId, parsed.data.seq);
  return new Response(null, { status: 204 });
}
