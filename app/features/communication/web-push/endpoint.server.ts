import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { textResponse } from "~/platform/http";
import { startPush } from "./devices.server";
import { subscriptionSchema } from "./schema";

/** Receives the push subscription of a device from a script. Errors are answered as plain text. */
export async function receiveSubscription(
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  const ctx = requireUser(context);
  const fields = Object.fromEntries(await request.formData());
  const parsed = await subscriptionSchema.safeParseAsync(fields);
  if (!parsed.success) return textResponse(400, "This browser's push service is not supported.");
  await startPush(ctx, parsed.data);
  return new Response(null, { status: 204 });
}
