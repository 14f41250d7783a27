import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEADLINE_KINDS } from "~/features/campaigns/deadlines/deadline-kinds";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { connect, type Database } from "~db/client";
import { fillLoadTestData } from "../../scripts/scale/fill";
import { fillMarket } from "../../scripts/scale/market";
import { loadScreen } from "../support/load-screen";
import { type MarketVisit, marketVisits, screensOf } from "../support/market-visits";
import { ownServer } from "../support/own-database";
import { planPorts } from "../support/ports";
import { type RecordedRead, recordReads } from "../support/recorded-reads";

const SIZE = { athletes: 400, campaigns: 600 };
/** A table with more rows than that is one that grows. */
const MANY = 200;
/** Rows that a statement may read for each row of its answer, and to find that there is none: a person's own work. */
const READ_PER_ROW = 200;
const READ_AT_ALL = 1_500;

/**
 * In the order of an index, up to the limit of the statement: the campaigns that anyone can join, the newest signed
 * contracts, the public athletes of the site map.
 */
const WALKED = [
  "campaigns_active",
  "campaigns_end",
  "contracts_signed",
  "sqlite_autoindex_athlete_profiles_1",
];
/** A statement that was asked with a condition that never holds reads nothing. */
const NEVER_TRUE = /\b(where|and) \(?(false|0)\b/i;
/** The counts of the staff's console, over everything there is. */
const CONSOLE_COUNT = /^select "(status|user_type)", count\(\*\) from "\w+" group by/;
/** Staff have queues of everybody's; nobody else asks for a status alone. */
const BEGINS_AT_STATUS = /\((status|state|outcome)[=<>]/;

interface Asked extends RecordedRead {
  who: string;
  screen: string;
}

let own: Awaited<ReturnType<typeof ownServer>>;
let db: Database;
let asked: Asked[];

beforeAll(async () => {
  own = await ownServer(planPorts);
  db = own.db;
  await fillLoadTestData(own.db.client, SIZE.athletes, () => {});
  await fillMarket(own.db.client, SIZE, () => {});
  asked = await visitAll(await marketVisits(db));
}, 120_000);

afterAll(() => own?.stop());

const rowsOf = async (sql: string) =>
  (await own.db.client.execute(sql)).rows as unknown as Record<string, string>[];

async function visitAll(visits: MarketVisit[]) {
  const asked: Asked[] = [];
  for (const { who, person, ids } of visits)
    for (const screen of screensOf(person)) {
      const { reads, send } = recordReads();
      const recorded = connect({ url: own.stack.databaseUrl, fetch: send });
      await loadScreen(recorded, screen, { person, ids });
      recorded.client.close();
      asked.push(...reads.map((read) => ({ ...read, who, screen: screen.path })));
    }
  return asked;
}

/** Each statement once, with where it was asked. */
const byText = () =>
  [...new Map(asked.map((one) => [one.sql, one])).values()].filter(
    ({ sql }) => !CONSOLE_COUNT.test(sql),
  );

const shown = ({ who, screen, sql }: Asked, why: string) =>
  `${who} ${screen}: ${why}: ${sql.replaceAll(/\s+/g, " ").slice(0, 500)}`;

test("every screen has been asked", () => {
  expect(new Set(asked.map(({ screen }) => screen)).size).toBeGreaterThan(100);
});

const MOST_ROWS = 20_000;
/**
 * A download of all athletes reads each of them; a brand's results add up the days, sales and payments of all its deals, in the newest
 * 200 campaigns.
 */
const WHOLE_LISTS: Record<string, number> = {
  "/brand/discover.csv": 30_000,
  "/brand/insights": 45_000,
  "/brand/insights/results.csv": 45_000,
  "/brand/insights/results.pdf": 45_000,
};

test(`no screen reads more than ${MOST_ROWS} rows`, () => {
  const rows = new Map<string, number>();
  for (const { who, screen, rowsRead } of asked) {
    const visit = `${who} ${screen}`;
    rows.set(visit, (rows.get(visit) ?? 0) + rowsRead);
  }
  const isOver = ([visit, n]: [string, number]) =>
    n > (WHOLE_LISTS[visit.slice(visit.lastIndexOf(" ") + 1)] ?? MOST_ROWS);
  expect([...rows].filter(isOver)).toEqual([]);
});

test("no statement begins at a status, or reads a table that grows from end to end", async () => {
  const tables = await rowsOf(
    "select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'",
  );
  const growing = new Set<string>();
  for (const { name = "" } of tables) {
    const [row] = await rowsOf(`select count(*) as n from "${name}"`);
    if (Number(row?.n) > MANY) growing.add(name);
  }
  const found: string[] = [];
  for (const one of byText()) {
    const { rows } = await own.db.client.execute({
      sql: `explain query plan ${one.sql}`,
      args: one.args as string[],
    });
    for (const detail of rows.map((row) => String(row.detail)))
      if (
        (one.who !== "staff" && BEGINS_AT_STATUS.test(detail)) ||
        isWholeTable(detail, one, growing)
      )
        found.push(shown(one, detail));
  }
  expect(found).toEqual([]);
});

function isWholeTable(detail: string, { who, sql }: Asked, growing: Set<string>) {
  if (NEVER_TRUE.test(sql)) return false;
  const [, name, index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
  if (!name || (index && (who === "staff" || WALKED.includes(index)))) return false;
  return [...growing].some((table) => isNameOf(sql, name, table));
}

/** Whether the name in a plan is that table's, or one that the statement gives it. */
const isNameOf = (sql: string, name: string, table: string) =>
  name === table || new RegExp(`\\b${table}"?\\s+(as\\s+)?"?${name}\\b`, "i").test(sql);

test("no statement reads many times the rows that it answers with", () => {
  const found = asked
    .filter(
      ({ who, sql, rows, rowsRead }) =>
        !who.startsWith("busy") &&
        !CONSOLE_COUNT.test(sql) &&
        rowsRead > READ_AT_ALL + READ_PER_ROW * rows,
    )
    .map((one) => shown(one, `${one.rowsRead} rows read for ${one.rows}`));
  expect([...new Set(found)]).toEqual([]);
});

test.each(DEADLINE_KINDS)("a step of the deadline %s begins at the id of its row", async (kind) => {
  const step = { kind, subjectId: "any", since: 1, extendedTo: null, lastStep: null };
  const entry = storeDeadlineStep(step, { lastStep: "due" }) as SQL;
  const [plan] = await db.read(db.orm.all<{ detail: string }>(sql`explain query plan ${entry}`));
  const reads = plan.filter(({ detail }) => /^(SEARCH|SCAN) (?!CONSTANT ROW)/.test(detail));
  expect(reads[0]?.detail).toMatch(/^SEARCH \w+ USING INDEX sqlite_autoindex_\w+ \(id=\?\)$/);
  expect(reads.filter(({ detail }) => detail.startsWith("SCAN"))).toEqual([]);
});
