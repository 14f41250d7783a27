import { beforeAll, describe, expect, test, vi } from "vitest";
import { checkRecord, type RecordFile } from "~/features/campaigns/record/chain";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import { entryLabel } from "~/features/campaigns/record/entry-kinds";
import { loadRecordPage, recordFile } from "~/features/campaigns/record/export.server";
import { publicKeys } from "~/features/campaigns/record/seal.server";
import {
  parseVerificationCode,
  verificationCode,
} from "~/features/campaigns/record/verification-code";
import { verifyCode, verifyFile } from "~/features/campaigns/record/verify.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";
import { testEnv as env, sealNow } from "../support/sealed-record";

const db = database();
const keys = publicKeys(env);
const as = (person: Person) => commandContext(db, person);

let campaignId: string;
let people: Record<
  "brand" | "otherBrand" | "maya" | "wout" | "invited" | "staff" | "plain",
  Person
>;

/** Two athletes accept; an approval of the first follows. */
beforeAll(async () => {
  people = {
    brand: await makeBrand(db),
    otherBrand: await makeBrand(db),
    maya: await makeAthlete(db),
    wout: await makeAthlete(db),
    invited: await makeAthlete(db),
    staff: await makeStaff(db),
    plain: await makeStaff(db, []),
  };
  campaignId = await makeCampaign(db, people.brand.brandId, { title: "Autumn miles" });
  for (const one of [people.maya, people.wout]) {
    const fee = one === people.maya ? 90_000 : 12_345;
    const id = await makeInvitation(db, campaignId, one.userId, "pending", { fee });
    await respondToInvitation(as(one), id, "accept");
  }
  await makeInvitation(db, campaignId, people.invited.userId, "pending");
  await sealNow(db, campaignId);
});

describe("the file", () => {
  test("has everything for the brand and for staff", async () => {
    for (const person of [people.brand, people.staff]) {
      const file = await recordFile(as(person), campaignId);
      expect(await checkRecord(file, keys)).toMatchObject({ state: "whole", entries: 2 });
      expect(file.entries).toMatchObject([{ body: { fee: 90_000 } }, { body: { fee: 12_345 } }]);
    }
  });

  test("withholds other athletes' parts from an athlete, and is whole all the same", async () => {
    const file = await recordFile(as(people.maya), campaignId);
    expect(await checkRecord(file, keys)).toMatchObject({ state: "whole", entries: 2 });
    expect(file.entries[0]).toMatchObject({ body: { fee: 90_000 } });
    expect(Object.keys(file.entries[1] ?? {}).sort()).toEqual([
      "content",
      "hash",
      "number",
      "seal",
    ]);
    expect(JSON.stringify(file)).not.toContain(people.wout.userId);
    expect(await loadRecordPage(as(people.maya), campaignId)).toMatchObject({
      entries: [
        { number: 2, label: null, at: null },
        { number: 1, label: "Invitation accepted" },
      ],
    });
  });

  test("names an amendment and a cancellation as what they are", () => {
    const label = (document?: string) =>
      entryLabel("contract_signed", JSON.stringify({ version: 1, by: "athlete", document }));
    expect([label(), label("amendment"), label("cancellation")]).toEqual([
      "Contract signed by the athlete, version 1",
      "Amendment signed by the athlete, version 1",
      "Cancellation signed by the athlete, version 1",
    ]);
    expect(entryLabel("dispute_filed", "{}")).toBe("Dispute filed");
  });

  test.each(["otherBrand", "invited", "plain"] as const)(
    "is none of %s's business",
    async (who) => {
      for (const id of [campaignId, "01arz3ndektsv4rrffq69g5fav"]) {
        await expect(recordFile(as(people[who]), id)).rejects.toMatchObject({ code: "not_found" });
        await expect(loadRecordPage(as(people[who]), id)).rejects.toMatchObject({
          code: "not_found",
        });
      }
    },
  );

  test("and its page cost one round trip", async () => {
    const batch = vi.spyOn(db.client, "batch");
    await recordFile(as(people.maya), campaignId);
    expect(batch).toHaveBeenCalledTimes(1);
  });

  test("holds sealed entries only; the page says which are not sealed yet", async () => {
    const brand = await makeBrand(db);
    const fresh = await makeCampaign(db, brand.brandId);
    await expect(recordFile(as(brand), fresh)).rejects.toMatchObject({ code: "not_found" });
    const entry = (n: number) =>
      recordEntry({
        dealId: "deal",
        campaignId: fresh,
        athleteId: people.maya.userId,
        kind: "content_posted",
        subjectId: "contentItem",
        body: { n },
        at: n,
      });
    await db.write(entry(1));
    await sealNow(db, fresh);
    await db.write(entry(2));
    expect((await recordFile(as(brand), fresh)).entries).toHaveLength(1);
    expect(await loadRecordPage(as(brand), fresh)).toMatchObject({
      count: 2,
      sealed: 1,
      entries: [{ number: 2, hash: null }, { number: 1 }],
    });
  });
});

describe("what anyone may ask", () => {
  const verifier = { db, env };
  let file: RecordFile;
  beforeAll(async () => {
    file = await recordFile(as(people.brand), campaignId);
  });
  const altered = (change: (file: RecordFile) => void) => {
    const copy = structuredClone(file);
    change(copy);
    return verifyFile(verifier, bytesOf(copy));
  };

  test("a code, as documents show it or the whole hash", async () => {
    const hash = file.entries[1]?.hash ?? "";
    const { sealedAt } = file.entries[1]?.seal ?? {};
    const whole = { of: "code", state: "whole", label: "Invitation accepted", number: 2, sealedAt };
    for (const text of [
      verificationCode(hash),
      hash,
      verificationCode(hash).toUpperCase().replaceAll(" ", "-"),
    ]) {
      const answer = await verifyCode(verifier, parseVerificationCode(text) ?? "");
      expect(answer).toMatchObject(whole);
      expect(Object.keys(answer).sort()).toEqual([
        "at",
        "label",
        "number",
        "of",
        "sealedAt",
        "state",
      ]);
    }
  });

  test("a code that is unknown", async () => {
    expect(await verifyCode(verifier, "0".repeat(20))).toEqual({ of: "code", state: "unknown" });
  });

  test("a code whose entries are signed with a key that is not ours", async () => {
    const other = { ...env.RECORD_KEY, kid: "other" };
    const answer = await verifyCode(
      { db, env: { RECORD_KEY: other, RECORD_OLD_KEYS: [] } },
      file.entries[0]?.hash ?? "",
    );
    expect(answer).toEqual({ of: "code", state: "unknown" });
  });

  test("a code of a record that was changed in the database", async () => {
    const tampered = {
      ...db,
      read: async (...queries: Parameters<typeof db.read>) => {
        const [rows] = (await db.read(...queries)) as unknown as [{ entry: { body: string } }[]];
        Object.assign(rows[0]?.entry ?? {}, { body: '{"fee":1}' });
        return [rows];
      },
    } as unknown as typeof db;
    expect(await verifyCode({ db: tampered, env }, file.entries[1]?.hash ?? "")).toEqual({
      of: "code",
      state: "altered",
      at: 1,
      fault: "content",
    });
  });

  test("a file of either side; an older one is whole too", async () => {
    expect(await verifyFile(verifier, bytesOf(file))).toMatchObject({
      of: "file",
      state: "whole",
      entries: 2,
      newer: 0,
    });
    const own = await recordFile(as(people.wout), campaignId);
    expect(await verifyFile(verifier, bytesOf(own))).toMatchObject({ state: "whole" });
    expect(await altered(({ entries }) => entries.pop())).toMatchObject({
      state: "whole",
      entries: 1,
      newer: 1,
    });
  });

  test("an altered file, and where", async () => {
    expect(
      await altered(({ entries }) => Object.assign(entries[1] ?? {}, { body: { fee: 1 } })),
    ).toEqual({ of: "file", state: "altered", at: 2, fault: "content" });
    expect(await altered((file) => Object.assign(file, { format: "other" }))).toMatchObject({
      state: "altered",
      at: 0,
    });
  });

  test("a file that our keys signed and that is not in our record", async () => {
    const elsewhere = { ...file, campaign: "another" };
    expect(await verifyFile(verifier, bytesOf(elsewhere))).toMatchObject({
      state: "altered",
    });
    const lost = { db: emptied(), env };
    expect(await verifyFile(lost, bytesOf(file))).toEqual({
      ...{ of: "file", state: "unrecorded", entries: 2 },
    });
    const stranger = { db, env: { ...env, RECORD_KEY: { ...env.RECORD_KEY, kid: "other" } } };
    expect(await verifyFile(stranger, bytesOf(file))).toEqual({ of: "file", state: "unknown" });
  });
});

const bytesOf = (file: unknown) => new TextEncoder().encode(JSON.stringify(file));

/** A database whose answers are empty, as after the loss of its rows. */
const emptied = () => ({ ...db, read: async () => [[]] }) as unknown as typeof db;

test.each(["", "abc", "g".repeat(20), "0".repeat(65), "0".repeat(19)])("no code: %j", (text) => {
  expect(parseVerificationCode(text)).toBeNull();
});

test("a code is five groups of four", () => {
  expect(verificationCode("0123456789abcdef".repeat(4))).toBe("0123 4567 89ab cdef 0123");
});
