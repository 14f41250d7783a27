import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { run } from "../../scripts/processes.mjs";
import { type portsFrom, root } from "../../scripts/stack.mjs";

const NOT_COPIED = /^(node_modules|build|\.data|\.git|\.wrangler|test-results|bench|tests)$/;

/** `npm run dev` in a copy of the files, which goes with the process that made it. */
export class DevCopy {
  readonly directory = mkdtempSync(join(tmpdir(), "laurel-dev-"));
  #program: ChildProcess | undefined;
  readonly #ports: ReturnType<typeof portsFrom>;

  constructor(ports: ReturnType<typeof portsFrom>) {
    this.#ports = ports;
    cpSync(root, this.directory, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(relative(root, path)),
    });
    symlinkSync(join(root, "node_modules"), join(this.directory, "node_modules"));
    process.on("exit", this.#remove);
  }

  /** Resolves when it says that the product is up. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const program = spawn(process.execPath, ["scripts/dev.mjs"], {
        cwd: this.directory,
        env: { ...process.env, PORT: String(this.#ports.app) },
        stdio: ["ignore", "pipe", "inherit"],
      });
      this.#program = program;
      program.stdout.on("data", (chunk) => {
        if (process.env.BENCH_VERBOSE) process.stderr.write(chunk);
        if (String(chunk).includes("Laurel is up")) resolve();
      });
      program.once("exit", (code) => reject(new Error(`npm run dev ended (${code})`)));
    });
  }

  get isRunning(): boolean {
    return this.#program !== undefined && this.#program.exitCode === null;
  }

  /** As Ctrl-C does. */
  async stop() {
    const program = this.#program;
    if (!program || !this.isRunning) return;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    program.kill("SIGINT");
    await ended;
  }

  /** As `npm run reset` does. */
  reset() {
    return run("The reset", process.execPath, [join(this.directory, "scripts/reset.mjs")], {
      PORT: String(this.#ports.app),
    });
  }

  /** Stops it and deletes the copy. */
  async end() {
    await this.stop();
    this.#remove();
    process.off("exit", this.#remove);
  }

  #remove = () => rmSync(this.directory, { recursive: true, force: true });
}
