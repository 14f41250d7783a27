import * as build from "virtual:remix/server-build";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { accountDigest, lastAccount } from "~/features/identity/accounts/known-device.server";
import { holdForm, holdsForms, takeHeldForm } from "~/platform/held-form";
import { textResponse } from "~/platform/http";
import { answerAppErrors, createRouteHandlers } from "~/platform/remix";
import type { GuardedRequest } from "~/platform/request-guard";
import { SECRET_FIELDS } from "~/platform/secret-fields";
import { type Claims, StaleSession } from "~/platform/session";
import { runImpersonated } from "./impersonation";
import { runChecked } from "./run-checked";

const FORM = "application/x-www-form-urlencoded";

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Scripts ask at `.data`: their pages keep what is typed on the device. */
const isDocument = ({ url }: AppLoadContext["request"]) => !url.pathname.endsWith(".data");

/** The fields that a page was posted, for an error page that offers to send them again. */
async function postedFields(toRequest: () => Request) {
  const fields = [...(await toRequest().formData())].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return fields.some(([name]) => SECRET_FIELDS.includes(name)) ? null : fields;
}

/** A form that a page of ours posted, not by script. */
const isPosted = (request: AppLoadContext["request"]) =>
  request.method === "POST" && isDocument(request);

/**
 * Keeps what was posted to a page by someone whose session is over. Only for a browser that has signed in before,
 * so a visitor fills no table; `claims` are those of the session that has ended.
 */
async function holdUnsent(
  toRequest: () => Request,
  context: AppLoadContext,
  claims: Claims | null,
): Promise<void> {
  const { url } = context.request;
  if (!context.proofAsked || !isPosted(context.request)) return;
  const owner = claims ? await accountDigest(context, claims.email) : await lastAccount(context);
  if (!owner) return;
  const form = await toRequest().formData();
  await holdForm(context, { owner, address: addressOf(url) }, form);
}

/**
 * Takes out what was held for this visitor at this page. The page is then answered as the form's own post, which
 * no action sees while `context.heldForm` is set.
 * @returns what makes that request; null where nothing was held
 */
async function restoreHeld(context: AppLoadContext): Promise<(() => Request) | null> {
  const { claims } = context.session;
  const { method, url } = context.request;
  if (method !== "GET" || !claims || !isDocument(context.request) || !holdsForms(context))
    return null;
  const owner = await accountDigest(context, claims.email);
  try {
    const form = await takeHeldForm(context, { owner, address: addressOf(url) });
    if (!form) return null;
    context.heldForm = form;
    return () => new Request(url, { method: "POST", headers: { "Content-Type": FORM }, body: "" });
  } catch (error) {
    // The session has ended again: the form waits on.
    if (error instanceof StaleSession) return null;
    throw error;
  }
}

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
