import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/cloudflare";

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
