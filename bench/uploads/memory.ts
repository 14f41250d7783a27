import { readdirSync, readFileSync } from "node:fs";

const MIB = 1024 * 1024;
const EVERY_MS = 100;

const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The workerd that this process started. */
export function workerProcess(): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const found = children.find((pid) => {
    const status = read(`/proc/${pid}/status`);
    return /^Name:\s+workerd/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
  });
  if (!found) throw new Error("No workerd runs");
  return Number(found);
}

const rss = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** Watches how much memory the Worker's process takes. @returns what tells by how many MiB it grew at most */
export function watchMemory() {
  const pid = workerProcess();
  const before = rss(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, rss(pid));
  }, EVERY_MS);
  timer.unref();
  return () => (peak - before) / MIB;
}
