import { WebSocket } from "ws";

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: number[];
}

interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

const ROWS = 40;

/** Records workerd's CPU profile while `load` runs. Returns a table: functions by their own and their whole time. */
export async function profileWorker(inspectorPort: number, load: () => Promise<unknown>) {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("workerd has no inspector");
  const inspector = await connect(target.webSocketDebuggerUrl);
  await inspector.send("Profiler.enable");
  await inspector.send("Profiler.setSamplingInterval", { interval: 500 });
  await inspector.send("Profiler.start");
  await load();
  const { profile } = await inspector.send<{ profile: CpuProfile }>("Profiler.stop");
  inspector.close();
  return table(profile);
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map<number, (result: never) => void>();
  socket.on("message", (text) => {
    const { id, result } = JSON.parse(String(text));
    waiting.get(id)?.(result as never);
    waiting.delete(id);
  });
  let last = 0;
  return {
    send: <T>(method: string, params = {}) =>
      new Promise<T>((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

function table({ nodes, samples, timeDeltas }: CpuProfile): string {
  const own = new Map<number, number>();
  samples.forEach((node, i) => {
    own.set(node, (own.get(node) ?? 0) + (timeDeltas[i] ?? 0));
  });
  const total = timeDeltas.reduce((sum, time) => sum + time, 0);
  const parents = new Map<number, number>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const functions = new Map<string, { own: number; whole: number }>();
  const entry = (name: string) => {
    const known = functions.get(name) ?? { own: 0, whole: 0 };
    functions.set(name, known);
    return known;
  };
  for (const [id, time] of own) {
    entry(nameOf(byId.get(id))).own += time;
    const stack = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      stack.add(nameOf(byId.get(at)));
    for (const name of stack) entry(name).whole += time;
  }
  const share = (time: number) => `${((100 * time) / total).toFixed(1)} %`;
  return [...functions]
    .toSorted(([, a], [, b]) => b.own - a.own)
    .slice(0, ROWS)
    .map(
      ([name, { own, whole }]) => `${share(own).padStart(8)} ${share(whole).padStart(8)}  ${name}`,
    )
    .join("\n");
}

const nameOf = (node?: ProfileNode) =>
  node ? `${node.callFrame.functionName || "(anonymous)"}:${node.callFrame.lineNumber + 1}` : "";
