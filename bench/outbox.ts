/**
 * How quickly the outbox sends 10,000 due mails, with the Worker killed twice on the way. Exits with 1 when a mail is lost or
 * sent twice, or when they take longer than the goal. How it is measured: bench/README.md.
 */
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { queueMail } from "~/platform/mail";
import { connect } from "~db/client";
import { nodeBinary, script } from "../scripts/binaries.mjs";
import { root } from "../scripts/stack.mjs";
import { bundleWorker } from "../scripts/workerd.mjs";
import { browserPorts } from "../tests/support/ports";
import { startProvider } from "./outbox/provider";
import { amount } from "./short";
import { startBench } from "./stack";

const MAILS = amount(10_000, 60);
/** The Worker is killed when the provider has received so many mails. */
const KILLS = [0.3 * MAILS, 0.7 * MAILS];
const AT_ONCE = amount(500, 60);
const LONGEST_MS = 10 * 60_000;

const OWN = sql`idempotency_key like 'mail:bench:%'`;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const thousands = (n: number) => n.toLocaleString("en-GB");

const faults: string[] = [];
const { stack, dataDir, stop } = await startBench();
const db = connect({ url: stack.databaseUrl });

async function queue() {
  const now = Date.now();
  for (let from = 0; from < MAILS; from += AT_ONCE)
    await db.write(
      Array.from({ length: AT_ONCE }, (_, i) =>
        queueMail(
          {
            to: `person-${from + i}@bench.test`,
            subject: `Mail ${from + i}`,
            text: "Harrow wants to work with you.\n\nSee the campaign and answer until Friday.",
            link: { label: "See the campaign", path: "/athlete/campaigns" },
            reason: "You get this email because a brand invited you.",
          },
          now,
          `bench:${from + i}`,
        ),
      ),
    );
}

const count = async (which: ReturnType<typeof sql>) => {
  const [[row]] = await db.read(
    db.orm.all<{ n: number }>(sql`select count(*) as n from outbox where ${OWN} and ${which}`),
  );
  return row?.n ?? 0;
};

/** The addresses that the mail emulator has a mail for, one for each mail. */
async function delivered(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${browserPorts.mail}/emails`, {
    headers: { Authorization: "Bearer development-mail-key" },
  });
  const { data } = (await answer.json()) as { data: { to: string[] }[] };
  return data.flatMap(({ to }) => to).filter((to) => to.endsWith("@bench.test"));
}

try {
  let awaited: { count: number; reached(): void } | undefined;
  const provider = await startProvider(`http://127.0.0.1:${browserPorts.mail}`, (received) => {
    if (awaited && received >= awaited.count) awaited.reached();
  });
  const { received } = provider;
  const bundle = await bundleWorker(dataDir);
  await queue();

  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}, load before: ${loadavg()[0]?.toFixed(1)}\n`,
  );
  print(["the Worker", "requests", "first after, s", "sending for, s", "mails a second"]);
  print(["---", ...Array(4).fill("--:")]);

  const startWorker = () =>
    stack.start(
      "The Worker",
      nodeBinary(),
      [
        "--import",
        `file://${script("tsx", "dist/loader.mjs")}`,
        join(root, "bench/outbox/serve.ts"),
        JSON.stringify({ bundle, ports: { ...browserPorts, mail: provider.port } }),
      ],
      { onDeath: () => {} },
    );
  const began = performance.now();
  let sending = 0;
  for (const [i, end] of [...KILLS, null].entries()) {
    const from = received.length;
    const started = performance.now();
    const worker = startWorker();
    if (end)
      await new Promise<void>((reached) => {
        awaited = { count: end, reached };
      });
    else
      while ((await count(sql`sent_at is null`)) > 0 && performance.now() < began + LONGEST_MS)
        await wait(100);
    process.kill(-(worker.pid as number), "SIGKILL");
    const own = received.slice(from);
    const [first = started, last = started] = [own[0]?.at, own.at(-1)?.at];
    sending += last - first;
    print([
      end ? `${i + 1}, killed` : i + 1,
      thousands(own.length),
      ((first - started) / 1000).toFixed(1),
      ((last - first) / 1000).toFixed(1),
      Math.round((1000 * own.length) / (last - first)),
    ]);
  }
  const tookMs = performance.now() - began;

  const addresses = await delivered();
  const lost = MAILS - new Set(addresses).size;
  const twice = addresses.length - new Set(addresses).size;
  const refused = received.filter(({ mail }) => !mail).length;
  const keys = new Set(received.map(({ key }) => key));
  const isOneMail = new Set(received.map(({ key, mail }) => key + mail)).size === keys.size;
  const repeats = received.length - keys.size;
  const unmarked = MAILS - (await count(sql`sent_at is not null and failed_at is null`));
  console.log(`
${thousands(MAILS)} mails in ${(tookMs / 1000).toFixed(0)} s, starts and waits included; ${Math.round((1000 * received.length) / sending)} a second while sending.
Requests received: ${thousands(received.length)}, of them repeats of a key after a kill: ${repeats}.
Mails at the provider: ${thousands(addresses.length)}; lost: ${lost}, twice: ${twice}; rows not marked as sent: ${unmarked}.
Load after: ${loadavg()[0]?.toFixed(1)}`);
  if (lost > 0) faults.push(`${lost} lost`);
  if (twice > 0) faults.push(`${twice} sent twice`);
  if (unmarked > 0) faults.push(`${unmarked} not marked as sent`);
  if (refused > 0) faults.push(`${refused} refused by the provider`);
  if (!isOneMail) faults.push("a repeated key made another mail");
  if (tookMs > LONGEST_MS) faults.push(`${MAILS} took longer than ${LONGEST_MS / 60_000} minutes`);
  provider.stop();
} finally {
  db.client.close();
  await stop();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
