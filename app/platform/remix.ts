import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  redirect,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { type AppError, appErrorIn, causeOf, errorResponse } from "./errors";
import { errorToast, setToast } from "./flash";
import { shownAgain } from "./forms";
import { StaleSession } from "./session";

type Route = NonNullable<ServerBuild["routes"][string]>;

/**
 * A request handler for each leaf route, of a build that holds only this route and its parents. Remix ranks and
 * matches all routes of its build several times a request, and renders with all of them: with 50 routes that took
 * a fifth of the processor time of /about, and more of an answer without a page. An address that is not plainly one
 * of them goes to the whole build.
 */
export function createRouteHandlers(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const fixed = new Map<string, RequestHandler>();
  const patterns: [RegExp, RequestHandler][] = [];
  for (const route of Object.values(build.routes)) {
    if (!route || !(route.path || route.index) || route.path === "*") continue;
    const branch = branchOf(route, build);
    const path = `/${branch.flatMap(({ path }) => path || []).join("/")}`;
    const handler = createRequestHandler(only(branch, build), "production");
    if (path.includes(":")) patterns.push([patternOf(path), handler]);
    else fixed.set(path, handler);
  }
  const handlerOf = (path: string) => {
    const known = fixed.get(path);
    if (known || fixed.has(path.toLowerCase())) return known ?? whole;
    return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? whole;
  };
  return (request, context?: AppLoadContext) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, "");
    return handlerOf(path === "/_root" ? "/" : path)(request, context);
  };
}

/** The route and its parents, the root first. */
function branchOf(route: Route, build: ServerBuild): Route[] {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  return parent ? [...branchOf(parent, build), route] : [route];
}

/** Ids only: what is escaped or has a dot is left to the router. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[\\w-]+")}$`);

function only(branch: Route[], build: ServerBuild): ServerBuild {
  const ids = branch.map(({ id }) => id);
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (routes[id] ? [[id, routes[id]]] : [])));
  return {
    ...build,
    routes: pick(build.routes) as ServerBuild["routes"],
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

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
