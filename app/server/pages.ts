import * as build from "virtual:remix/server-build";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { textResponse } from "~/platform/http";
import { answerAppErrors, createRouteHandlers } from "~/platform/remix";
import type { GuardedRequest } from "~/platform/request-guard";
import { holdUnsent, isDocument, isPosted, postedFields, restoreHeld } from "./held-forms";
import { runImpersonated } from "./impersonation";
import { runChecked } from "./run-checked";

const remix = createRouteHandlers(answerAppErrors(build));

/** Runs the request. What a form held is kept when its sender must sign in, and shown to them afterwards. */
export async function runRemix(
  { toRequest }: GuardedRequest,
  context: AppLoadContext,
): Promise<Response> {
  if (context.session.sees) return runChecked(() => run(toRequest, context), context);
  const { claims } = context.session;
  if (isPosted(context.request)) context.postedForm = () => postedFields(toRequest);
  const restored = await restoreHeld(context);
  const response = await runChecked(() => run(restored ?? toRequest, context), context);
  await holdUnsent(toRequest, context, claims);
  const { failedCommand } = context;
  // A page that sent the command by script stays and shows the message. Remix would replace it with the error screen.
  return failedCommand !== undefined && response.status >= 500 && !isDocument(context.request)
    ? textResponse(response.status, failedCommand)
    : response;
}

const run = (toRequest: () => Request, context: AppLoadContext) =>
  runImpersonated(toRequest, context, remix);
