/**
 * The pages that read the ledger, with 100,000 entries: round trips to the database, rows it read and milliseconds, beside a
 * page that reads none. Fails above one round trip. How it is measured: bench/README.md.
 */
import { sql } from "drizzle-orm";
import { connect } from "~db/client";
import { startDatabaseProxy } from "../scripts/database-proxy.mjs";
import { serveBundle } from "../scripts/workerd.mjs";
import { makeAthlete, makeBrand, makeCampaign } from "../tests/support/factories";
import { authedClient } from "../tests/support/http";
import { browserPorts } from "../tests/support/ports";
import { amount } from "./short";
import { startBench } from "./stack";

const BRANDS = amount(10, 2);
const CAMPAIGNS = amount(50, 2);
const ATHLETES = amount(50, 2);
/** No more: a person may download this many files in a minute. */
const RUNS = Number(process.env.BENCH_RUNS ?? amount(30, 1));

const { dataDir, stop } = await startBench();
const db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
const proxyPort = browserPorts.inspector + 1;
const proxy = await startDatabaseProxy({ port: proxyPort, target: browserPorts.database });
const stopWorker = await serveBundle({
  ports: browserPorts,
  dataDir,
  databasePort: proxyPort,
});

const now = Date.now();
const percentile = (values: number[], p: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * p) - 1] ?? 0;

/** Each brand's campaigns with all athletes, each deal paid whole: four movements. */
async function fill() {
  const athletes = await Promise.all(Array.from({ length: ATHLETES }, () => makeAthlete(db)));
  const brands = await Promise.all(Array.from({ length: BRANDS }, () => makeBrand(db)));
  const ids = JSON.stringify(athletes.map(({ userId }) => userId));
  for (const { brandId } of brands)
    for (let i = 0; i < CAMPAIGNS; i++) {
      const campaign = await makeCampaign(db, brandId, { title: `Campaign ${i}` });
      const at = now - (CAMPAIGNS - i) * 86_400_000;
      await db.write([
        sql`insert into campaign_invitations (id, campaign_id, athlete_id, status, fee, created_at, updated_at)
          select substr(${campaign}, 1, 20) || printf('%06d', key), ${campaign}, value, 'accepted', 10000, ${at}, ${at}
          from json_each(${ids})`,
        sql`insert into deals (id, campaign_id, brand_id, athlete_id, fee, created_at, updated_at)
          select id, campaign_id, ${brandId}, athlete_id, fee, ${at}, ${at}
          from campaign_invitations where campaign_id = ${campaign}`,
        sql`insert into payments (id, deal_id, campaign_id, brand_id, athlete_id, number, name, release, amount, fee,
            created_at, updated_at)
          select 'p' || substr(id, 2), id, campaign_id, ${brandId}, athlete_id, 1, 'Full fee', 'approval', 10000, 800, ${at}, ${at}
          from deals where campaign_id = ${campaign}`,
        ...(
          [
            ["funded", "brand", "held", 10_800],
            ["released", "held", "to_athlete", 10_000],
            ["fee_earned", "held", "fee", 800],
            ["sent", "to_athlete", "athlete", 10_000],
          ] as const
        ).map(
          ([kind, from, to, amount]) =>
            sql`insert into ledger_entries (id, kind, from_account, to_account, amount, payment_id, deal_id, campaign_id,
                brand_id, athlete_id, reference, created_at)
              select ${kind.slice(0, 2)} || substr(id, 3), ${kind}, ${from}, ${to}, ${amount}, id, deal_id, campaign_id,
                brand_id, athlete_id, ${`${kind}:`} || id, ${at}
              from payments where campaign_id = ${campaign}`,
        ),
      ]);
    }
  const [[sums]] = await db.read(
    db.orm.all<{ n: number; deal: string }>(
      sql`select count(*) as n, max(deal_id) as deal from ledger_entries`,
    ),
  );
  return { brand: brands[0], athlete: athletes[0], ...sums };
}

const { brand, athlete, n, deal } = await fill();
if (!brand || !athlete) throw new Error("There is no brand or athlete to ask as.");
const as = { brand: await authedClient(db, brand), athlete: await authedClient(db, athlete) };
const [[newest]] = await db.read(
  db.orm.all<{ id: string }>(sql`select id from deals
    where athlete_id = ${athlete.userId} and id <= ${deal} order by id desc limit 1`),
);

console.log(`${n} entries; ${BRANDS} brands, ${ATHLETES} athletes; ${RUNS} requests of each\n`);
const print = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
print(["page", "as", "round trips", "median ms", "p95 ms"]);
print(["---", "---", "--:", "--:", "--:"]);
let exceeded = 0;
for (const [path, who] of [
  ["/settings", "brand"],
  ["/statement", "brand"],
  ["/statement", "athlete"],
  [`/deals/${newest?.id}`, "athlete"],
  ["/statement.csv", "athlete"],
] as const) {
  const times: number[] = [];
  let trips = 0;
  for (let i = 0; i < RUNS; i++) {
    proxy.spans.length = 0;
    const started = performance.now();
    const answer = await as[who](path);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    trips = Math.max(trips, proxy.depth());
    await proxy.settled(5);
  }
  // The file is read in batches.
  const over = trips > 1 && path !== "/statement.csv";
  if (over) exceeded += 1;
  const ms = (p: number) => percentile(times, p).toFixed(0);
  print([path.replace(/\w{26}/, ":id"), who, `${trips}${over ? " !" : ""}`, ms(0.5), ms(0.95)]);
}
db.client.close();
await proxy.close();
await stopWorker();
await stop();
process.exit(exceeded > 0 ? 1 : 0);
