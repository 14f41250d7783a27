// Fills a database on this machine with load-test data. Started by `npm run seed:scale`.
import { parseArgs } from "node:util";
import { connect } from "~db/client";
import { startProgress } from "./progress";
import { fillLoadTestData } from "./scale/fill";

const MOST = 10_000_000;

const { values } = parseArgs({ options: { athletes: { type: "string", default: "1000000" } } });
const athletes = Number(values.athletes.replaceAll(/[_,]/g, ""));
if (!Number.isInteger(athletes) || athletes < 1 || athletes > MOST)
  throw new Error("--athletes takes a whole number from 1 to 10000000.");
const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
  throw new Error("Load-test data belongs into a database on this machine.");

const { report, seconds, count } = startProgress();

const { client } = connect({ url });
const changed = await fillLoadTestData(client, athletes, report).catch((error: Error) => {
  const why = reasonFor(error);
  if (!why) throw error;
  console.error(why);
  return process.exit(1);
});
client.close();
console.log(
  changed ? `${seconds()}  ${count(athletes)} athletes are there` : "They are there already.",
);

function reasonFor(error: Error): string | null {
  if (/fetch failed|no such table/.test(error.message))
    return `No Laurel database answers at ${url}. Start it first: npm run dev.`;
  if (/UNIQUE constraint failed/.test(error.message))
    return "Another run is filling this database: wait for it, then start this one again.";
  return null;
}
