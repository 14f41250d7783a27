/**
 * Builds the app with esbuild, builds it again when a file is saved, and runs it in workerd: a program of `npm run dev`.
 * What it prints: 'built <ms>', 'failed <why>' in one line, and what went wrong in the Worker.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { type BuildFailure, formatMessages } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "../miniflare.mjs";
import { answers } from "../processes.mjs";
import { portsFrom, root } from "../stack.mjs";
import { workerOptions } from "../workerd.mjs";
import { AppBuild, typeOf } from "./app-build";
import { ASSETS, type BuildStatus, STATUS, STYLES } from "./build-service";

const [port, workerData = ""] = process.argv.slice(2);
const ports = portsFrom(Number(port));
const own: object & { assets?: object } = await workerOptions(ports, {
  appEnv: "development",
  files: workerData,
});

const app = new AppBuild();
const status: BuildStatus = { version: 0, failure: null };
let clientBuilt = Promise.resolve();
let worker: InstanceType<typeof Miniflare> | undefined;
/** Of the last build that started. */
let served: Record<string, string> | undefined;

type Modules = NonNullable<typeof served>;

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === STATUS) return Response.json(status);
  if (pathname === STYLES)
    return new Response(await app.inlineStyle(searchParams.get("routeId") ?? ""));
  await clientBuilt;
  const contents = app.asset(pathname);
  if (contents === undefined) return new Response(null, { status: 404 });
  const headers = { "Content-Type": typeOf(pathname), "Cache-Control": "no-cache" };
  return new Response(contents as BodyInit, { headers });
}

const optionsOf = (modules: Modules) =>
  convertV4MiniflareOptions({
    ...own,
    host: "localhost",
    inspectorPort: ports.inspector,
    logRequests: false,
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) =>
      console.log(level === "error" ? `✘ ${message}` : message),
    modulesRoot: ASSETS,
    modules: Object.entries(modules).map(([path, contents]) => ({
      type: "ESModule",
      path,
      contents,
    })),
    serviceBindings: { BUILD: answer },
    assets: { ...own.assets, directory: join(root, "public") },
  });

/** workerd starts again with each build. Code that fails while it is loaded gives way to what was served before. */
async function serve(modules: Modules) {
  try {
    await startWorkerd(modules);
    served = modules;
  } catch (error) {
    if (served) await startWorkerd(served);
    throw error;
  } finally {
    status.version = Date.now();
  }
}

async function startWorkerd(modules: Modules) {
  const options = optionsOf(modules);
  if (worker) await worker.setOptions(options);
  else worker = new Miniflare(options);
  await worker.ready;
}

async function rebuild(changed?: ReadonlySet<string>) {
  const started = performance.now();
  const modules = await app.rebuildServer(changed);
  // The demo data brings files, which one workerd at a time may write.
  if (!worker) await answers("The local Stripe", `http://127.0.0.1:${ports.stripe}/_stripe`);
  await serve(modules);
  const client = app.rebuildClient();
  clientBuilt = client.catch(() => {});
  await client;
  console.log(`built ${Math.round(performance.now() - started)}`);
}

const unbuilt = new Set<string>();
let building = false;
let saved = true;

/** Builds again as long as files were saved during a build. A file that failed to build counts as changed. */
async function buildSaved() {
  if (building) return;
  building = true;
  while (saved) {
    saved = false;
    const changed = new Set(unbuilt);
    try {
      await rebuild(worker ? changed : undefined);
      status.failure = null;
      for (const file of changed) unbuilt.delete(file);
    } catch (error) {
      status.failure = await explain(error as Error);
      console.log(`failed ${JSON.stringify(status.failure)}`);
    }
  }
  building = false;
}

/** esbuild's message has file, line and the line's text. */
async function explain(error: Error & Partial<BuildFailure>): Promise<string> {
  const messages = error.errors && (await formatMessages(error.errors, { kind: "error" }));
  return (messages?.join("") ?? error.message).trim();
}

/** An editor may write a file in several steps. */
const SAVE_MS = 20;
let timer: NodeJS.Timeout | undefined;

function onChange(file: string) {
  if (!app.uses(file)) return;
  unbuilt.add(file);
  saved = true;
  clearTimeout(timer);
  timer = setTimeout(buildSaved, SAVE_MS);
}

for (const folder of ["app", "db", "party", "public", "docs", "scripts"])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name) onChange(`${folder}/${name}`);
  });
watch(root, (_, name) => {
  if (name) onChange(name);
});
await buildSaved();
