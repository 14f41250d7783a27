import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  queueMissingFingerprints,
  storeFingerprint,
} from "~/features/media/media/fingerprint.server";
import { DAY_MS } from "~/platform/durations";
import { media } from "~db/schema";
import { makeActiveDeal, makeContent } from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { database } from "../support/own-database";

const db = database();
const NOW = Date.now();

test("a clip that has no hash after a day is read again each day; others are not", async () => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const make = (values: Parameters<typeof makeMedia>[3]) =>
    makeMedia(db, contentId, athlete.userId, { createdAt: NOW - 2 * DAY_MS, ...values });
  const old = await make({ kind: "clip" });
  const others = [
    await make({ kind: "clip", sha256: "00" }),
    await make({ kind: "clip", createdAt: NOW }),
    await make({ kind: "picture" }),
  ];
  const queued = async (id: string) => {
    const [rows] = await db.read(
      db.orm.all(sql`select 1 from outbox where kind = 'fingerprint' and instr(payload, ${id})`),
    );
    return rows.length;
  };
  const run = async (day: string) => {
    let cursor: string | null = "";
    while (cursor !== null) {
      const batch = await queueMissingFingerprints(db, { day, now: NOW }, cursor);
      await db.write(batch.writes);
      cursor = batch.next;
    }
  };
  // Tests share the database: no two runs have the same day.
  await run(`${NOW}-a`);
  expect(await queued(old)).toBe(1);
  expect(await Promise.all(others.map(queued))).toEqual([0, 0, 0]);
  await run(`${NOW}-b`);
  expect(await queued(old)).toBe(2);
});

test("nothing is written for a clip whose object is gone", async () => {
  const { athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const id = await makeMedia(db, contentId, athlete.userId, { kind: "clip" });
  const storage = { head: async () => null } as unknown as R2Bucket;
  await storeFingerprint({ db, storage }, { mediaId: id });
  const [[row]] = await db.read(
    db.orm.select({ sha256: media.sha256 }).from(media).where(eq(media.id, id)),
  );
  expect(row?.sha256).toBeNull();
});
