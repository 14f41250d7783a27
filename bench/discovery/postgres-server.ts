import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { root } from "../../scripts/stack.mjs";
import { browserPorts } from "../../tests/support/ports";

/** Where Debian puts it. */
const FOLDERS = [17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);
const PORT = browserPorts.inspector + 2;

/** What its manual advises for a machine of this size and a solid-state disk; durable, as it comes. */
const SETTINGS = {
  port: PORT,
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "''",
  shared_buffers: "2GB",
  effective_cache_size: "6GB",
  work_mem: "64MB",
  maintenance_work_mem: "1GB",
  max_wal_size: "8GB",
  random_page_cost: 1.1,
  jit: "off",
};

export type Sql = ReturnType<typeof postgres>;

export const open = (database: string): Sql =>
  postgres({ host: "127.0.0.1", port: PORT, user: "bench", database, max: 1, onnotice: () => {} });

/** A server on a data folder of its own. @returns what ends it; null on a machine without PostgreSQL */
export function startPostgres(): (() => void) | null {
  const bin = FOLDERS.find((folder) => existsSync(join(folder, "pg_ctl")));
  if (!bin) return null;
  const folder = join(root, ".data", "bench-discovery", "postgres");
  mkdirSync(folder, { recursive: true });
  const run = inItsName(folder);
  const data = join(folder, "data");
  if (!existsSync(join(data, "PG_VERSION")))
    run(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "bench", "--locale=C.UTF-8"]);
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder, "log");
  run(join(bin, "pg_ctl"), ["-D", data, "-w", "-l", log, "-o", options.join(" "), "start"]);
  return () => run(join(bin, "pg_ctl"), ["-D", data, "-w", "-m", "fast", "stop"]);
}

/** It refuses to run as root: then the folder and the program are handed to its own user. */
function inItsName(folder: string) {
  if (process.getuid?.() !== 0)
    return (program: string, args: string[]) => void execFileSync(program, args, QUIET);
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  chownSync(folder, id("-u"), id("-g"));
  return (program: string, args: string[]) =>
    void execFileSync("runuser", ["-u", "postgres", "--", program, ...args], QUIET);
}

const QUIET: ExecFileSyncOptions = { stdio: ["ignore", "ignore", "inherit"], cwd: "/" };
