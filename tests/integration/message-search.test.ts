import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { unsendMessage } from "~/features/communication/messages/change-conversation.server";
import {
  mergeMessageSegments,
  RESULTS,
  searchMessages,
  searchQuery,
} from "~/features/communication/messages/search-messages.server";
import { buildMessageMatch } from "~/features/communication/messages/search-words";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeConversation, type Person } from "../support/factories";
import { database } from "../support/own-database";

/** The search in one's own messages: what it finds, what it never finds, and what it costs. */

const db = database();

let brand: Person;
let athlete: Person;
let id: string;

beforeEach(async () => {
  [brand, athlete] = [await makeBrand(db, { companyName: "Harrow" }), await makeAthlete(db)];
  id = await makeConversation(db, brand, athlete, [
    { from: brand, body: "Could you send the final cut by Tuesday?" },
    { from: athlete, body: "The cuts are ready; I’ll upload them in the café" },
    { from: brand, body: "Thank you", at: Date.now() },
  ]);
});

const search = (person: Person, q: string, after: string | null = null) =>
  searchMessages(commandContext(db, person), q, after);

/** The numbers of the messages found, by conversation. */
const found = async (person: Person, q: string) =>
  (await search(person, q)).found.map((one) => [one.id, one.messages.map(({ seq }) => seq)]);

test("finds whole words in any form, order and case, with and without accents", async () => {
  for (const person of [brand, athlete]) {
    expect(await found(person, "CUT")).toEqual([[id, [2, 1]]]);
    expect(await found(person, "tuesday send")).toEqual([[id, [1]]]);
    expect(await found(person, "cafe uploading")).toEqual([[id, [2]]]);
    expect(await found(person, "tues")).toEqual([]);
  }
  const {
    found: [conversation],
  } = await search(athlete, "final");
  expect(conversation).toMatchObject({ name: "Harrow", messages: [{ seq: 1, isOwn: false }] });
  expect(conversation?.messages[0]?.excerpt).toContainEqual({ text: "final", isMatch: true });
});

test("highlights the letters of the message, as they were written", async () => {
  const other = await makeAthlete(db);
  await makeConversation(db, brand, other, [{ from: other, body: "To Søren’s 王小明" }]);
  for (const [q, text] of [
    ["sorens", "Søren’s"],
    ["小明", "小明"],
  ] as const) {
    const { found } = await search(other, q);
    expect(found[0]?.messages[0]?.excerpt, q).toContainEqual({ text, isMatch: true });
  }
});

test("groups by conversation, newest first, and includes archived ones", async () => {
  const other = await makeAthlete(db);
  const archived = { [brand.userId]: { archived: true } };
  const second = await makeConversation(
    db,
    brand,
    other,
    [{ from: other, body: "A clean cut" }],
    archived,
  );
  expect(await found(brand, "cut")).toEqual([
    [second, [1]],
    [id, [2, 1]],
  ]);
});

test("never finds another person's messages, not even by the tokens of the index", async () => {
  for (const stranger of [await makeBrand(db), await makeAthlete(db)])
    for (const q of ["cut", "final cut", brand.brandId, `${brand.brandId}\uE000`, `${id}1`])
      expect(await found(stranger, q), q).toEqual([]);
  // The condition on the reader's side of the conversation holds without the token, too.
  const stranger = commandContext(db, await makeBrand(db));
  const match = buildMessageMatch("cut", athlete.userId) ?? "";
  expect((await db.read(searchQuery(stranger, match, null)))[0]).toEqual([]);
});

test("removed messages are not found", async () => {
  expect(await found(athlete, "thank")).toEqual([[id, [3]]]);
  await unsendMessage(commandContext(db, brand), id, 3);
  expect(await found(athlete, "thank")).toEqual([]);
  expect(await found(athlete, "cut")).toEqual([[id, [2, 1]]]);
});

test("the index follows changed and deleted messages", async () => {
  await db.write([
    sql`update messages set body = 'Another scissor' where conversation_id = ${id} and seq = 1`,
    sql`delete from messages where conversation_id = ${id} and seq = 2`,
  ]);
  expect(await found(brand, "cut")).toEqual([]);
  expect(await found(brand, "scissor")).toEqual([[id, [1]]]);
  const [rows] = await db.read(
    db.orm.all(sql`select seq from message_words where conversation_id = ${id} order by seq`),
  );
  expect(rows).toEqual([{ seq: 1 }, { seq: 3 }]);
});

test.each([
  "",
  "a",
  '"',
  "'",
  '"" OR',
  "body:x",
  "a*",
  "NEAR(",
  "-",
  "^",
  "\u0000",
  "🎉",
  "(".repeat(500),
  "x".repeat(500),
  "x ".repeat(250),
  "%_\\",
])("%j is a search like any other", async (q) => {
  expect((await search(brand, q)).found).toEqual([]);
});

test("goes through all results page by page", async () => {
  const other = await makeAthlete(db);
  const n = RESULTS * 2 + 1;
  const said = Array.from({ length: n }, (_, i) => ({ from: other, body: `Zebra ${i + 1}` }));
  await makeConversation(db, brand, other, said);
  const expectedVersion: number[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search(brand, "zebra", after);
    expectedVersion.push(...page.found.flatMap(({ messages }) => messages.map(({ seq }) => seq)));
    after = page.older;
  } while (after);
  expect(expectedVersion).toEqual(Array.from({ length: n }, (_, i) => n - i));
});

test("the plan reads the index in order and everything else by its key", async () => {
  const query = searchQuery(
    commandContext(db, athlete),
    buildMessageMatch("cut", athlete.userId) ?? "",
    1_000,
  );
  const [plan] = await db.read(
    db.orm.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`),
  );
  const [first, ...others] = plan
    .map(({ detail }) => detail)
    .filter(
      (detail) => detail !== "SCALAR SUBQUERY 1" && detail !== "CORRELATED SCALAR SUBQUERY 1",
    );
  expect(first).toMatch(/^SCAN message_words VIRTUAL TABLE INDEX/);
  expect(others).toHaveLength(6);
  for (const step of others) expect(step).toMatch(/^SEARCH /);
});

test("merging keeps what is found", async () => {
  await mergeMessageSegments(db);
  expect(await found(brand, "cut")).toEqual([[id, [2, 1]]]);
});
