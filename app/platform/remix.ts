import type { ServerBuild } from "@remix-run/cloudflare";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type AppError, appErrorIn, causeOf, errorResponse } from "./errors";
import { errorToast, setToast } from "./flash";
import { shownAgain } from "./forms";
import { StaleSession } from "./session";

type Args = { request: Request; context: AppLoadContext };
type Handler = (args: never) => unknown;

/**
 * The one place where an AppError becomes an answer: wraps every loader and action of the build.
 * A command that came too late brings its sender back to the page, which shows how things stand.
 */
export function answerAppErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const module = { ...route.module };
    if (module.loader) module.loader = mapped(module.loader as Handler, errorResponse) as never;
    if (module.action)
      module.action = mapped(unlessHeld(module.action as Handler), actionAnswer) as never;
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const mapped =
  (handler: Handler, toAnswer: (error: AppError, args: Args) => unknown): Handler =>
  async (args: Args) => {
    try {
      const answer = await handler(args as never);
      noteFailure(args.context, causeOf(answer));
      return answer;
    } catch (thrown) {
      if (thrown instanceof StaleSession) throw new Response(null, { status: 401 });
      const error = appErrorIn(thrown);
      if (!error) throw thrown;
      noteFailure(args.context, thrown);
      throw toAnswer(error, args);
    }
  };

/** A form that was held while its sender signed in is shown to them, and sent by them alone. */
const unlessHeld =
  (action: Handler): Handler =>
  (args: Args) =>
    args.context.heldForm ? shownAgain(args.context.heldForm) : action(args as never);

/** Remix drops the headers of loaders and actions, so what the answer needs of an error travels in the context. */
function noteFailure(context: AppLoadContext, error: unknown) {
  if (error === undefined) return;
  const known = appErrorIn(error);
  if (known?.retryAfter) context.retryAfter = known.retryAfter;
  if (known && known.status < 500) context.refusal ??= known.code;
  if (!known || known.status >= 500) context.failure ??= error;
}

function actionAnswer(error: AppError, { request, context }: Args) {
  if (error.status >= 500) context.failedCommand = error.message;
  if (error.code !== "conflict" && error.code !== "limit") return errorResponse(error);
  const { pathname } = new URL(request.url);
  setToast(context.cookies, errorToast(error.message));
  return redirect(pathname.replace(/\.data$/, ""), 303);
}
