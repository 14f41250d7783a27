import { eq, getTableName, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { dataPage } from "~/features/backoffice/own-data/data-page.server";
import {
  deleteOldExports,
  makeExport,
  requestExport,
} from "~/features/backoffice/own-data/export.server";
import { exportFile, inOrder, ownFile } from "~/features/backoffice/own-data/export-file.server";
import { EXPORT_DAYS } from "~/features/backoffice/own-data/limits";
import { DAY_MS } from "~/platform/durations";
import { TooEarly } from "~/platform/outbox";
import { PERSONAL_TABLES } from "~/server/personal-data";
import { newId } from "~db/columns";
import { dataExports } from "~db/schema";
import { assets } from "../support/assets";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeConversation, type Person } from "../support/factories";
import { MARK, makeFullPeople } from "../support/full-people";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { ownDatabase } from "../support/own-database";

// Other tests move its jobs, and queue what nobody can read.
const db = ownDatabase();
afterAll(() => db.client.close());
const bucket = new MemoryBucket();
const storage = bucket as unknown as R2Bucket;

const newest = async ({ userId }: Person) => {
  const [rows] = await db.read(
    db.orm
      .select()
      .from(dataExports)
      .where(eq(dataExports.userId, userId))
      .orderBy(dataExports.createdAt),
  );
  return rows.at(-1);
};

/** Asks for a copy and makes it; `clock` gives the time of each look. */
async function exported(person: Person, clock = Date.now) {
  await requestExport(commandContext(db, person));
  const exportId = (await newest(person))?.id ?? "";
  const background = { db, env, storage, assets, clock, rooms: null as never };
  const make = () => makeExport(PERSONAL_TABLES)(background, { exportId });
  return { exportId, make };
}

async function textOf(person: Person, exportId: string) {
  const { parts, readme } = await exportFile(commandContext(db, person), exportId);
  const read = (keys: string[]) => new Response(inOrder(storage, keys)).text();
  return { data: JSON.parse(await read(parts)).data, readme: await read([readme]), parts };
}

test("a copy holds every declared column of every row about the person, and a text that explains them", async () => {
  const { athlete, brand } = await makeFullPeople(db);
  // What cannot be read belongs to nobody, and stops no copy.
  await db.write([
    sql`insert into outbox (id, kind, idempotency_key, payload, due_at, created_at)
      values (${newId()}, 'mail', 'unreadable', 'not JSON', 0, 0)`,
  ]);
  for (const person of [athlete, brand]) {
    await db.write([db.orm.delete(dataExports).where(eq(dataExports.userId, person.userId))]);
    const { exportId, make } = await exported(person);
    await make();
    const { data, readme } = await textOf(person, exportId);
    expect(Object.keys(data)).toEqual(PERSONAL_TABLES.map(({ name }) => name));
    for (const { name, table, about, exported, withheld = {}, link } of PERSONAL_TABLES) {
      const [[count]] = await db.read(
        db.orm
          .select({ n: sql<number>`count(*)` })
          .from(table)
          .where(about({ id: person.userId, email: person.email })),
      );
      // The look at this copy, and what was told about it, came after it was made.
      const isLater = ["audit_logs", "outbox", "notifications"].includes(getTableName(table));
      if (!isLater) expect(data[name].length, name).toBe(count?.n);
      for (const row of data[name])
        expect(Object.keys(row).sort(), name).toEqual(
          [...exported, ...(link ? ["link"] : [])].sort(),
        );
      expect(readme).toContain(`[${name}]`);
      for (const [column, why] of Object.entries(withheld))
        expect(readme).toContain(`Left out: ${column}, ${why}`);
    }
    expect(data.profiles).toMatchObject([{ email: person.email, fullName: person.name }]);
    expect(JSON.stringify(data.messages)).toContain(MARK);
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|sealedSecret|p256dh/);
    const [file] = data.media;
    expect(file.link).toBe(`${env.APP_ORIGIN}/data-management/files/${file.id}`);
  }
});

test("a big account takes several parts and attempts, which make one document in order", async () => {
  const [athlete, brand] = [await makeAthlete(db), await makeBrand(db)];
  const said = Array.from({ length: 1_201 }, () => ({ from: athlete }));
  await makeConversation(db, brand, athlete, said);
  // Each look at the clock is 6 seconds later: an attempt makes one part.
  let time = Date.now();
  const { exportId, make } = await exported(athlete, () => {
    time += 6_000;
    return time;
  });
  let attempts = 1;
  const percents: number[] = [];
  while (
    await make().then(
      () => false,
      (error) => error instanceof TooEarly,
    )
  ) {
    percents.push((await dataPage(commandContext(db, athlete))).copy?.percent ?? -1);
    attempts += 1;
  }
  expect(attempts).toBeGreaterThan(3);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(percents.at(-1)).toBeLessThan(100);
  const { data, parts } = await textOf(athlete, exportId);
  expect(parts.length).toBeGreaterThan(3);
  expect(data.messages.map(({ seq }: { seq: number }) => seq)).toEqual(said.map((_, i) => i + 1));
  // Made again, nothing changes and nobody is told twice.
  await make();
  const [notifications] = await db.read(
    db.orm.all(
      sql`select 1 from notifications where user_id = ${athlete.userId} and category = 'account'`,
    ),
  );
  expect(notifications).toHaveLength(1);
});

test("a copy can be asked for once a day, also by two requests at once", async () => {
  const athlete = await makeAthlete(db);
  const ctx = commandContext(db, athlete);
  const both = await Promise.allSettled([requestExport(ctx), requestExport(ctx)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(requestExport({ ...ctx, now: ctx.now + DAY_MS - 1 })).rejects.toMatchObject({
    code: "limit",
  });
  await requestExport({ ...ctx, now: ctx.now + DAY_MS });
});

test("a copy and the files it lists are their owner's alone, each look is audited, and a copy ends", async () => {
  const [athlete, other] = [await makeAthlete(db), await makeAthlete(db)];
  const mediaId = await makeMedia(db, null, athlete.userId);
  const { exportId, make } = await exported(athlete);
  const own = commandContext(db, athlete);
  // Not before it is whole.
  await expect(exportFile(own, exportId)).rejects.toMatchObject({ code: "not_found" });
  await make();
  for (const ctx of [commandContext(db, other)]) {
    await expect(exportFile(ctx, exportId)).rejects.toMatchObject({ code: "not_found" });
    await expect(ownFile(ctx, mediaId)).rejects.toMatchObject({ code: "not_found" });
  }
  await exportFile(own, exportId);
  await ownFile(own, mediaId);
  const [looks] = await db.read(
    db.orm.all<{ action: string }>(
      sql`select action from audit_logs where resource_id in (${exportId}, ${mediaId}) order by id`,
    ),
  );
  expect(looks.map(({ action }) => action)).toEqual([
    "data_export_asked",
    "data_export_opened",
    "data_file_opened",
  ]);
  const later = { ...own, now: own.now + EXPORT_DAYS * DAY_MS + 60_000 };
  await expect(exportFile(later, exportId)).rejects.toMatchObject({ code: "not_found" });
  expect((await dataPage(later)).copy).toBeNull();
});

test("the nightly job deletes what can no longer be downloaded, and its files", async () => {
  const athlete = await makeAthlete(db);
  const { exportId, make } = await exported(athlete);
  await make();
  const run = async (days: number) =>
    db.write((await deleteOldExports(db, { day: "", now: Date.now() + days * DAY_MS }, "")).writes);
  await run(EXPORT_DAYS);
  expect((await newest(athlete))?.id).toBe(exportId);
  await run(EXPORT_DAYS + 2);
  expect(await newest(athlete)).toBeUndefined();
  const [queued] = await db.read(
    db.orm.all(
      sql`select 1 from outbox where kind = 'storage' and payload ->> '$.mediaId' = ${exportId}`,
    ),
  );
  expect(queued).toHaveLength(1);
});
