// Fills a database on this machine with load-test data. Started by `npm run seed:scale`.
import { parseArgs } from "node:util";
import { connect } from "~db/client";
import { startProgress } from "./progress";
import { fillLoadTestData } from "./scale/fill";
import { fillMarket } from "./scale/market";

const MOST_ATHLETES = 10_000_000;
const MOST_CAMPAIGNS = 100_000;

const { values } = parseArgs({
  options: {
    athletes: { type: "string", default: "1000000" },
    campaigns: { type: "string", default: "0" },
  },
});
const athletes = amount("athletes", 1, MOST_ATHLETES);
const campaigns = amount("campaigns", 0, MOST_CAMPAIGNS);
const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
  throw new Error("Load-test data belongs into a database on this machine.");

const { report, seconds, count } = startProgress();

const { client } = connect({ url });
try {
  await fillLoadTestData(client, athletes, report);
  if (campaigns > 0) await fillMarket(client, { athletes, campaigns }, report);
  console.log(
    `${seconds()}  ${count(athletes)} athletes and ${count(campaigns)} campaigns are there`,
  );
} catch (error) {
  const why = reasonFor(error as Error);
  if (!why) throw error;
  console.error(why);
  process.exitCode = 1;
} finally {
  client.close();
}

function amount(option: "athletes" | "campaigns", least: number, most: number) {
  const n = Number(values[option].replaceAll(/[_,]/g, ""));
  if (!Number.isInteger(n) || n < least || n > most)
    throw new Error(`--${option} takes a whole number from ${least} to ${most}.`);
  return n;
}

function reasonFor(error: Error): string | null {
  if (/fetch failed|no such table/.test(error.message))
    return `No Laurel database answers at ${url}. Start it first: npm run dev.`;
  if (/UNIQUE constraint failed/.test(error.message))
    return "Another run is filling this database: wait for it, then start this one again.";
  return null;
}
