import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteDraft } from "~/features/campaigns/campaigns/delete-draft.server";
import { canonicalJson, checkRecord, FORMAT } from "~/features/campaigns/record/chain";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import { contentOf } from "~/features/campaigns/record/record-rows.server";
import { publicKeys, sealRecord } from "~/features/campaigns/record/seal.server";
import { markPosted, reviseContent } from "~/features/content/content/commands.server";
import { approveContent, requestChanges } from "~/features/content/content/decisions.server";
import { finishPolishing, submitOriginal } from "~/features/content/content/polishing.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { sha256Hex } from "~/platform/signing";
import { newId } from "~db/columns";
import { POLISH_CHECKS } from "~db/constants";
import { media, recordEntries, recordSeals } from "~db/schema";
import { USUAL_TERMS } from "~db/terms";
import { commandContext } from "../support/command-context";
import { REEL } from "../support/deliverables";
import {
  addPolishedFile,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { testEnv as env, sealNow } from "../support/sealed-record";
import { sendDraft } from "../support/send-draft";

const db = database();
const seal = (campaignId: string) => sealNow(db, campaignId);

let campaignId: string;
beforeEach(() => {
  campaignId = newId();
});

const entry = (n: number, campaign = campaignId) =>
  recordEntry({
    dealId: "deal",
    campaignId: campaign,
    athleteId: "athlete",
    kind: "contract_version",
    subjectId: "contract",
    body: { n },
    at: 1_000 + n,
  });

const write = (...ns: number[]) => db.write(ns.flatMap((n) => entry(n)));

const rowsOf = async (campaign = campaignId) => {
  const [rows] = await db.read(
    db.orm
      .select()
      .from(recordEntries)
      .leftJoin(recordSeals, eq(recordSeals.entryId, recordEntries.id))
      .where(eq(recordEntries.campaignId, campaign))
      .orderBy(asc(recordEntries.number)),
  );
  return rows.map(({ record_entries: row, record_seals: sealed }) => ({ row, sealed }));
};

const bodiesOf = async (campaign: string) =>
  (await rowsOf(campaign)).map(({ row }) => ({ kind: row.kind, ...JSON.parse(row.body) }));

const verdict = async () => {
  const entries = (await rowsOf()).map(({ row, sealed }) => ({
    ...contentOf(row),
    number: row.number,
    hash: sealed?.hash,
    seal: { key: sealed?.keyId, sealedAt: sealed?.sealedAt, signature: sealed?.signature },
  }));
  return checkRecord({ format: FORMAT, campaign: campaignId, entries }, publicKeys(env));
};

describe("numbers", () => {
  test("start at 1 in each campaign and have no gap, also within a batch", async () => {
    await write(1, 2);
    await db.write(entry(9, newId()));
    await write(3);
    expect((await rowsOf()).map(({ row }) => row.number)).toEqual([1, 2, 3]);
  });

  test("stay without a gap when writers meet, and when a batch fails", async () => {
    const failing = db.write([...entry(0), sql`insert into write_guard (changed) values (0)`]);
    await Promise.all([
      expect(failing).rejects.toThrow(),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => write(n)),
    ]);
    expect((await rowsOf()).map(({ row }) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("seals", () => {
  test("follow one another and are signed", async () => {
    await write(1, 2, 3);
    await seal(campaignId);
    expect(await verdict()).toMatchObject({ state: "whole", entries: 3, campaign: campaignId });
    const rows = await rowsOf();
    expect(rows.map(({ sealed }) => sealed?.previousHash)).toEqual([
      null,
      rows[0]?.sealed?.hash,
      rows[1]?.sealed?.hash,
    ]);
  });

  test("are made once, by however many at once, in batches", async () => {
    for (const n of [0, 1, 2]) await write(...Array.from({ length: 50 }, (_, i) => n * 50 + i));
    await Promise.all([seal(campaignId), seal(campaignId), seal(campaignId)]);
    expect(await verdict()).toMatchObject({ state: "whole", entries: 150 });
  });

  test("go on where a run has stopped", async () => {
    await write(1, 2);
    await seal(campaignId);
    await write(3, 4);
    await seal(campaignId);
    await seal(campaignId);
    expect(await verdict()).toMatchObject({ state: "whole", entries: 4 });
  });

  test("are queued with the entry", async () => {
    await write(1);
    const { rows } = await db.client.execute({
      sql: "select id from outbox where kind = 'seal' and payload = ?",
      args: [JSON.stringify({ campaignId })],
    });
    expect(rows).toHaveLength(1);
  });

  test("are not made by a key that does not fit its public key", async () => {
    await write(1);
    const mixed = { ...env, RECORD_KEY: { ...env.RECORD_KEY, from: Date.now() + 60_000 } };
    await expect(sealRecord({ db, env: mixed, clock: Date.now }, { campaignId })).rejects.toThrow(
      "RECORD_KEY",
    );
  });
});

describe("nothing changes or leaves the record", () => {
  const columns = sql`(id, campaign_id, deal_id, number, kind, subject_id, athlete_id, body, salt, created_at)`;

  beforeEach(async () => {
    await write(1, 2, 3);
    await seal(campaignId);
  });

  const attempts: [string, () => ReturnType<typeof sql>][] = [
    ["an update of an entry", () => sql`update record_entries set body = '{}' where number = 2`],
    ["a deleted entry", () => sql`delete from record_entries where campaign_id = ${campaignId}`],
    [
      "a replaced entry",
      () => sql`insert or replace into record_entries ${columns}
        select id, campaign_id, deal_id, number, kind, subject_id, athlete_id, '{}', salt, created_at
        from record_entries where campaign_id = ${campaignId} and number = 2`,
    ],
    [
      "an entry moved to the end",
      () => sql`insert or replace into record_entries ${columns}
        select id, campaign_id, deal_id, 4, kind, subject_id, athlete_id, body, salt, created_at
        from record_entries where campaign_id = ${campaignId} and number = 2`,
    ],
    [
      "a gap",
      () => sql`insert into record_entries ${columns}
        select ${newId()}, campaign_id, deal_id, 5, kind, subject_id, athlete_id, body, salt, created_at
        from record_entries where campaign_id = ${campaignId} and number = 1`,
    ],
    ["an update of a seal", () => sql`update record_seals set sealed_at = 0`],
    ["a deleted seal", () => sql`delete from record_seals`],
    [
      "a replaced seal",
      () => sql`insert or replace into record_seals
        select entry_id, hash, previous_hash, key_id, signature, 0 from record_seals
        where entry_id in (select id from record_entries where campaign_id = ${campaignId})`,
    ],
  ];

  test.each(attempts)("%s is refused", async (_, attempt) => {
    const before = await rowsOf();
    await expect(db.write([attempt()])).rejects.toThrow("append-only");
    expect(await rowsOf()).toEqual(before);
  });

  test("a seal that forks the chain is refused", async () => {
    await write(4);
    const last = (await rowsOf()).at(-1)?.row.id ?? "";
    const first = (await rowsOf())[0]?.sealed?.hash ?? null;
    for (const previous of [first, null, "f".repeat(64)])
      await expect(
        db.write([
          db.orm.insert(recordSeals).values({
            entryId: last,
            hash: newId(),
            previousHash: previous,
            keyId: "k",
            signature: "s",
            sealedAt: 1,
          }),
        ]),
      ).rejects.toThrow("record_seals");
  });
});

describe("what happens in a campaign", () => {
  let brand: Person;
  let athlete: Person;

  beforeEach(async () => {
    ({ brand, athlete, campaignId } = await makeActiveDeal(db));
  });

  test("an accepted invitation is recorded with its terms, once; a declined one is not", async () => {
    const [one, other] = [await makeAthlete(db), await makeAthlete(db)];
    const terms = { fee: 90_000, deliverables: [REEL] };
    const id = await makeInvitation(db, campaignId, one.userId, "pending", terms);
    const declined = await makeInvitation(db, campaignId, other.userId, "pending", terms);
    await respondToInvitation(commandContext(db, one), id, "accept");
    await respondToInvitation(commandContext(db, one), id, "accept");
    await respondToInvitation(commandContext(db, other), declined, "decline");
    const rows = await rowsOf(campaignId);
    expect(rows.map(({ row }) => [row.kind, row.subjectId, row.athleteId])).toEqual([
      ["invitation_accepted", id, one.userId],
    ]);
    expect(await bodiesOf(campaignId)).toEqual([
      {
        kind: "invitation_accepted",
        terms: USUAL_TERMS,
        brand: brand.brandId,
        briefVersion: 1,
        currency: "GBP",
        title: "Autumn miles",
        description: "",
        requirements: "",
        startDate: null,
        endDate: null,
        ...terms,
      },
    ]);
  });

  test("a content item is recorded from its first draft to its post, with hashes of text and files", async () => {
    const id = await makeContent(db, campaignId, athlete.userId);
    const file = {
      contentId: id,
      ownerId: athlete.userId,
      kind: "picture",
      name: "a.jpg",
    } as const;
    const size = { bytes: 1, width: 1, height: 1, createdAt: 1 };
    await db.write([
      db.orm.insert(media).values({ ...file, ...size, id: `a${id}`, sha256: "a".repeat(64) }),
      db.orm.insert(media).values({ ...file, ...size, id: `b${id}`, untilVersion: 0 }),
    ]);
    const [asAthlete, asBrand] = [commandContext(db, athlete), commandContext(db, brand)];
    await sendDraft(asAthlete, id);
    await requestChanges(asBrand, id, "More light");
    await reviseContent(asAthlete, id, {
      title: "Second clip",
      description: "#ad Better light",
      mediaUrls: [],
    });
    await approveContent(asBrand, id);
    await markPosted(asAthlete, env, id, "https://www.instagram.com/p/abc");
    const text = await sha256Hex(
      canonicalJson({
        title: "First clip",
        description: "#ad Ten kilometres before work.",
        hashtags: [],
        mediaUrls: ["https://example.com/clip.mp4"],
      }),
    );
    const files = [{ id: `a${id}`, sha256: "a".repeat(64) }];
    expect(await bodiesOf(campaignId)).toMatchObject([
      { kind: "draft_submitted", by: "athlete", version: 1, text, files },
      { kind: "changes_requested", by: "brand", version: 1, text, files },
      { kind: "draft_submitted", by: "athlete", version: 2, files },
      { kind: "content_approved", by: "brand", version: 2 },
      {
        kind: "content_posted",
        by: "athlete",
        version: 2,
        postUrl: "https://www.instagram.com/p/abc",
      },
    ]);
    const [, changes, second] = await bodiesOf(campaignId);
    expect(changes.feedback).toBe(await sha256Hex("More light"));
    expect(second.text).not.toBe(text);
    await seal(campaignId);
    expect(await verdict()).toMatchObject({ state: "whole", entries: 5 });
  });

  test("what staff send holds their files, and what the athlete sends instead their own", async () => {
    const staff = await makeStaff(db);
    const id = await makeContent(db, campaignId, athlete.userId, "polishing", {
      polisherId: staff.userId,
    });
    const { ownId, polishedId } = await addPolishedFile(db, id, athlete.userId, 2);
    await finishPolishing(commandContext(db, staff), id, POLISH_CHECKS);
    await submitOriginal(commandContext(db, athlete), id);
    expect(await bodiesOf(campaignId)).toMatchObject([
      { by: "staff", version: 2, files: [{ id: polishedId }] },
      { by: "athlete", version: 3, files: [{ id: ownId }] },
    ]);
  });

  test("a command that is refused leaves no entry", async () => {
    const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    await Promise.allSettled([
      approveContent(commandContext(db, brand), id),
      requestChanges(commandContext(db, brand), id, "More light"),
    ]);
    expect(await rowsOf(campaignId)).toHaveLength(1);
  });

  test("the record stays when its campaign and its people are deleted", async () => {
    const owner = await makeBrand(db);
    const draft = await makeCampaign(db, owner.brandId, { status: "draft" });
    const one = await makeAthlete(db);
    const invitation = await makeInvitation(db, draft, one.userId, "pending");
    await respondToInvitation(commandContext(db, one), invitation, "accept");
    await seal(draft);
    await deleteDraft(commandContext(db, owner), draft);
    await db.write([sql`delete from profiles where id in (${owner.userId}, ${one.userId})`]);
    expect((await rowsOf(draft)).map(({ sealed }) => sealed?.keyId)).toEqual(["development-1"]);
  });
});
