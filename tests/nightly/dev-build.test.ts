import { relative } from "node:path";
import { build, type Plugin, type Rollup } from "vite";
import { expect, test, vi } from "vitest";
import { AppBuild } from "../../scripts/dev/app-build";
import { root } from "../../scripts/stack.mjs";

/** Our own files among modules, without what a bundler adds to their names. Style sheets are compared as public files. */
const ownModules = (ids: Iterable<string>) =>
  [...new Set([...ids].map((id) => fileOf(id)))]
    .filter((file) => /^(app|db|party|server\.ts|docs|scripts\/verify-record)\b/.test(file))
    .filter((file) => !file.endsWith(".css"))
    .sort();

function fileOf(id: string): string {
  const path = id.replace(/^\0|\?.*$/g, "").replace(/^[\w-]+:(?=\/|[a-z]+\/)/, "");
  return path.startsWith("/") ? relative(root, path) : path;
}

/** Files that are no script, without their hashes. */
const publicFiles = (names: Iterable<string>) =>
  [
    ...new Set(
      [...names].map((name) => name.replace(/^.*\//, "").replace(/-[\w-]{8}(?=\.\w+$)/, "")),
    ),
  ]
    .filter((name) => !/\.(js|json)$/.test(name))
    .sort();

/** What production's build has, which is not written. */
async function viteBuild(ssr: boolean) {
  let modules: string[] = [];
  const collect: Plugin = {
    name: "collect-modules",
    // Remix reads it from the written build of the browser.
    load: {
      order: "pre",
      handler: (id) => (id === "\0virtual:remix/server-manifest" ? "export default {};" : null),
    },
    buildEnd() {
      modules = [...this.getModuleIds()];
    },
  };
  const output = (await build({
    root,
    logLevel: "silent",
    build: { ssr, write: false },
    plugins: [collect],
  })) as Rollup.RollupOutput;
  const files = output.output.flatMap(({ type, fileName }) => (type === "asset" ? fileName : []));
  return { modules: ownModules(modules), files };
}

test("development and production build the same modules and public files", async () => {
  vi.stubEnv("COMPONENT_GALLERY", "yes");
  const client = await viteBuild(false);
  const server = await viteBuild(true);
  const dev = new AppBuild();
  await dev.rebuildServer();
  await dev.rebuildClient();
  await dev.dispose();

  const devServer = ownModules(Object.keys(dev.serverInputs));
  expect(devServer).toEqual(server.modules);
  expect(ownModules(Object.keys(dev.clientInputs))).toEqual(client.modules);
  expect(publicFiles(dev.addresses)).toEqual(publicFiles([...client.files, ...server.files]));
  vi.unstubAllEnvs();
}, 300_000);

test("development makes the style of every route", async () => {
  const dev = new AppBuild();
  await dev.rebuildServer();
  for (const id of Object.keys(dev.siteMap))
    expect(await dev.inlineStyle(id), id).toMatch(/\bbody\s*\{/);
  await dev.dispose();
});
