import { setTimeout } from "node:timers/promises";
import type { EmulatorContext } from "emulate";
import { invalid, StripeFault } from "./errors";
import { Params } from "./params";
import { API_VERSION, type Failure, type State, type World } from "./world";

type App = EmulatorContext<State>["app"];

interface Call {
  params: Params;
  /** Of the address, such as its `:id`. */
  path: Record<string, string>;
}

type Method = "GET" | "POST" | "DELETE";
/** Method, address, the parameters it takes, what it does. Any other parameter is refused, as Stripe does. */
export type Route = [method: Method, path: string, takes: string[], answer: (call: Call) => object];

const LIST = ["limit", "starting_after", "ending_before", "created"];

/** A list, newest first, a page at a time. */
export const listRoute = <T extends { id: string; created: number }>(
  path: string,
  filters: string[],
  rows: (params: Params, path: Record<string, string>) => T[],
): Route => [
  "GET",
  path,
  [...LIST, ...filters],
  ({ params, path: named }) => {
    const limit = params.int("limit") ?? 10;
    if (limit < 1 || limit > 100)
      throw invalid("Invalid limit: must be between 1 and 100.", { param: "limit" });
    const created = params.group("created");
    created.only(["gt", "gte", "lt", "lte"]);
    const all = rows(params, named)
      .filter((row) => isWithin(created, row.created))
      .reverse();
    const indexOf = (name: string) => all.findIndex(({ id }) => id === params.need(name));
    const before = params.text("ending_before");
    const end = before ? indexOf("ending_before") : all.length;
    const start = params.text("starting_after") ? indexOf("starting_after") + 1 : 0;
    const from = before ? Math.max(0, end - limit) : start;
    const data = all.slice(from, before ? end : from + limit);
    const has_more = before ? from > 0 : from + limit < all.length;
    return {
      object: "list",
      url: path.replace(/:(\w+)/g, (_, name) => named[name] ?? ""),
      has_more,
      data,
    };
  },
];

const isWithin = (range: Params, at: number): boolean =>
  at > (range.int("gt") ?? at - 1) &&
  at >= (range.int("gte") ?? at) &&
  at < (range.int("lt") ?? at + 1) &&
  at <= (range.int("lte") ?? at);

interface Serving {
  afterwards: () => void;
  /** Answers that are held back are given when the server closes. */
  closing: AbortSignal;
}

/** Serves the routes as the API: keys, versions, idempotency, failures that were asked for. */
export function serveApi(
  app: App,
  world: World,
  routes: Route[],
  { afterwards, closing }: Serving,
): void {
  for (const [method, path, takes, answer] of routes) {
    app.on(method, path, async (c) => {
      const body = method === "GET" ? "" : await c.req.text();
      const call = {
        params: Params.from(
          new URLSearchParams(method === "GET" ? new URL(c.req.url).search : body),
        ),
        path: c.req.param(),
      };
      const run = () => {
        call.params.only([...takes, "expand"]);
        return world.expand(answer(call), call.params.strings("expand"));
      };
      return respond(world, c.req.raw, body, run, { afterwards, closing });
    });
  }
  app.notFound((c) =>
    failed(
      new StripeFault(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
      }),
      world.id("req"),
    ),
  );
}

async function respond(
  world: World,
  { method, url, headers }: Request,
  body: string,
  run: () => object,
  { afterwards, closing }: Serving,
): Promise<Response> {
  const id = world.id("req");
  const { pathname } = new URL(url);
  try {
    requireKey(headers.get("Authorization"));
    const failure = takeFailure(world.state, pathname);
    if (failure && !failure.after) await pause(failure, closing);
    if (failure?.status && !failure.after) throw injected(failure.status);
    const key = method === "POST" ? headers.get("Idempotency-Key") : null;
    const request = `${method} ${pathname} ${body}`;
    const known = key ? world.state.answers[key] : undefined;
    if (known && known.request !== request)
      throw new StripeFault(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (known) return answered(known.status, known.body, id, { "Idempotent-Replayed": "true" });
    world.request = { id, idempotency_key: key };
    const { status, text } = carryOut(run);
    if (key) world.state.answers[key] = { request, status, body: text };
    if (failure?.after) await pause(failure, closing);
    if (failure?.status) throw injected(failure.status);
    return answered(status, text, id);
  } catch (error) {
    if (error instanceof StripeFault) return failed(error, id);
    throw error;
  } finally {
    afterwards();
  }
}

/** A declined card is an answer like any other: the same key gets it again. What was refused before is not kept. */
function carryOut(run: () => object): { status: number; text: string } {
  try {
    return { status: 200, text: JSON.stringify(run()) };
  } catch (error) {
    if (error instanceof StripeFault && error.status === 402)
      return { status: 402, text: bodyOf(error) };
    throw error;
  }
}

function requireKey(header: string | null): void {
  const key = header?.replace(/^Bearer /, "");
  if (key?.startsWith("sk_test_")) return;
  throw new StripeFault(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}****`
      : "You did not provide an API key.",
  });
}

function takeFailure(state: State, path: string): Failure | undefined {
  const failure = state.failures.find((one) => path.startsWith(one.path));
  if (failure && --failure.times === 0)
    state.failures = state.failures.filter((one) => one !== failure);
  return failure;
}

const pause = ({ slowMs }: Failure, signal: AbortSignal) =>
  setTimeout(slowMs, undefined, { signal }).catch(() => {});

const injected = (status: number) =>
  status === 429
    ? new StripeFault(429, {
        type: "invalid_request_error",
        code: "rate_limit",
        message: "Request rate limit exceeded.",
      })
    : new StripeFault(status, {
        type: "api_error",
        message: "An unknown error occurred.",
      });

const bodyOf = ({ fields }: StripeFault) => JSON.stringify({ error: fields });

const failed = (fault: StripeFault, id: string) => answered(fault.status, bodyOf(fault), id);

const answered = (status: number, body: string, id: string, more: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json",
      "Request-Id": id,
      "Stripe-Version": API_VERSION,
      ...more,
    },
  });
