import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createRouteHandlers } from "./remix";

/** Addresses that answer with the route that took them and its parameter. */
const build = buildOf({ about: "about", campaign: "campaigns/:id", fallback: "*" });
const handle = createRouteHandlers(build);

const ask = async (path: string) => {
  const answer = await handle(new Request(`http://localhost${path}`), {} as never);
  return answer.status === 200 ? answer.text() : answer.status;
};

test.each([
  ["/about", "about"],
  ["/about?page=2", "about"],
  ["/campaigns/01abc", "campaign 01abc"],
  ["/campaigns/01-a_c", "campaign 01-a_c"],
])("%s is answered by its own route", async (path, answer) => {
  expect(await ask(path)).toBe(answer);
});

test.each([
  ["/ABOUT", "about"],
  ["/about/", "about"],
  ["/campaigns/a.b", "campaign a.b"],
  ["/campaigns/a%20b", "campaign a b"],
  ["/nowhere", "fallback"],
  ["/campaigns/1/2", "fallback"],
])("%s, not plainly an address, is left to the router", async (path, answer) => {
  expect(await ask(path)).toBe(answer);
});

test("a route's handler holds no other route", async () => {
  const asked: string[] = [];
  const routes = new Proxy(build.routes, {
    ownKeys: (all) => {
      asked.push("all");
      return Reflect.ownKeys(all);
    },
  });
  const split = createRouteHandlers({ ...build, routes });
  asked.length = 0;
  await split(new Request("http://localhost/about"), {} as never);
  expect(asked).toEqual([]);
});

function buildOf(paths: Record<string, string>): ServerBuild {
  const routes = Object.entries(paths).map(([id, path]) => [
    id,
    {
      id,
      path,
      parentId: "root",
      module: {
        loader: ({ params }: { params: { id?: string } }) =>
          new Response([id, params.id].filter(Boolean).join(" ")),
      },
    },
  ]);
  return {
    entry: { module: { default: () => new Response("a page"), handleError: () => {} } },
    routes: { root: { id: "root", path: "", module: {} }, ...Object.fromEntries(routes) },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
}
