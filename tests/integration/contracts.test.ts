import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { extendDeadline } from "~/features/campaigns/deadlines/extend-deadline.server";
import {
  selectPendingActions,
  toPendingActions,
} from "~/features/campaigns/deadlines/open-deadlines.server";
import { runDeadlines } from "~/features/campaigns/deadlines/run-deadlines.server";
import {
  closeContract,
  commentOnClause,
  proposeChange,
} from "~/features/deals/contracts/change.server";
import { loadContractForStaff, loadContractPage } from "~/features/deals/contracts/contract.server";
import { readDocument } from "~/features/deals/contracts/document";
import { drawUpContract, startContract } from "~/features/deals/contracts/draw-up.server";
import {
  countOpenContracts,
  listAllContracts,
  listContracts,
} from "~/features/deals/contracts/list-contracts.server";
import { listContractTasks } from "~/features/deals/contracts/tasks.server";
import { budgetColumns } from "~/features/deals/invitations/budget.server";
import { DAY_MS } from "~/platform/durations";
import { AT_DEADLINE } from "~/server/jobs";
import { newId } from "~db/columns";
import {
  auditLogs,
  campaigns,
  contractSignatures,
  contracts,
  contractVersions,
  recordEntries,
} from "~db/schema";
import { type Deal, dealsOn, passwordHash, TERMS } from "../support/deals";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";

// These tests move the clock for all open pending actions, which would end those of other tests.
const db = ownDatabase();
afterAll(() => db.client.close());
const { as, makeDeal, sendFirst, makeContract, hashOf, sign, statusOf } = dealsOn(db);

const notifications = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, link }) => ({ title, link }));
  return rows.map(({ title }) => title);
};

describe("drawing up", () => {
  it("begins with what the invitation agreed", async () => {
    const { brand, dealId } = await makeDeal();
    const { terms, athlete, currentContractId } = await startContract(as(brand), dealId);
    expect({ athlete, standing: currentContractId }).toEqual({
      athlete: "Ada North",
      standing: null,
    });
    expect(terms).toMatchObject({
      fee: 90_000,
      deliverables: [{ platform: "instagram", format: "reel", count: 2 }],
    });
  });

  it("makes one contract of a form that is sent several times at once, and tells the athlete once", async () => {
    const deal = await makeDeal();
    await Promise.all([1, 2, 3].map(() => sendFirst(deal)));
    expect(await notifications(deal.athlete)).toEqual([
      "Northlight: contract to sign, Autumn miles",
    ]);
    const contract = await loadContractPage(as(deal.athlete), deal.id);
    expect(contract).toMatchObject({
      status: "pending",
      version: 1,
      turn: "athlete",
      side: "athlete",
    });
    expect(contract.document.terms).toEqual(TERMS);
  });

  it("is refused while the deal has a contract, and possible again after that was declined", async () => {
    const before = await countOpenContracts(db);
    const deal = await makeContract();
    const again = { ...deal, id: newId() };
    await expect(sendFirst(again)).rejects.toMatchObject({ code: "conflict" });
    expect(await countOpenContracts(db)).toBe(before + 1);
    await closeContract(as(deal.athlete), deal.id, { intent: "decline" });
    expect(await countOpenContracts(db)).toBe(before);
    await sendFirst(again);
    expect(await statusOf(again)).toBe("pending");
  });

  it("is refused once the campaign has ended, and a cancellation withdraws what nobody can sign", async () => {
    const { brand, athlete, id, dealId } = await makeContract();
    const signed = await makeContract();
    for (const person of [signed.brand, signed.athlete]) await sign(signed, person);
    for (const deal of [{ brand, id }, signed]) {
      const { campaignId } = await loadContractPage(as(deal.brand), deal.id);
      await endCampaign(as(deal.brand), campaignId, "cancel");
    }
    expect(await loadContractPage(as(athlete), id)).toMatchObject({
      status: "withdrawn",
      reason: "The campaign was cancelled.",
    });
    expect(await statusOf(signed)).toBe("fully_executed");
    await expect(
      drawUpContract(as(brand), dealId, { id: newId(), terms: TERMS }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is refused for an invitation that is not accepted, and for another brand's", async () => {
    const pending = await makeDeal("pending");
    await expect(sendFirst(pending)).rejects.toMatchObject({ code: "not_found" });
    const deal = await makeDeal();
    const other = await makeBrand(db);
    for (const stranger of [other, deal.athlete])
      await expect(
        drawUpContract(as(stranger), deal.dealId, { id: newId(), terms: TERMS }),
      ).rejects.toMatchObject({ code: stranger === other ? "not_found" : "forbidden" });
  });
});

describe("proposing a change", () => {
  const CHANGED = { ...TERMS, fee: 110_000, revisions: 1 };

  it("comes to an end after 30 versions", async () => {
    const deal = await makeContract();
    await db.write([
      sql`insert into contract_versions (contract_id, number, proposed_by, body, hash, created_at)
        select contract_id, 30, proposed_by, body, hash, created_at from contract_versions where contract_id = ${deal.id}`,
      sql`update contracts set version = 30 where id = ${deal.id}`,
    ]);
    await expect(
      proposeChange(as(deal.athlete), deal.id, { expectedVersion: 30, terms: CHANGED }),
    ).rejects.toMatchObject({ code: "limit" });
  });

  it("makes a version with every changed term marked, and the turn goes to the other side", async () => {
    const deal = await makeContract();
    await proposeChange(as(deal.athlete), deal.id, {
      expectedVersion: 1,
      terms: CHANGED,
      note: "Two days",
    });
    const contract = await loadContractPage(as(deal.brand), deal.id);
    expect(contract).toMatchObject({ version: 2, turn: "brand", status: "pending" });
    expect(contract.versions.map(({ number, note, changes }) => [number, note, changes])).toEqual([
      [
        2,
        "Two days",
        [
          { clause: "fee", key: "fee", label: "Fee", before: "£900", after: "£1,100" },
          {
            clause: "review",
            key: "revisions",
            label: "Rounds of changes",
            before: "2 rounds",
            after: "1 round",
          },
        ],
      ],
      [1, null, []],
    ]);
    expect(contract.changes).toEqual(contract.versions[0]?.changes);
    expect(contract.clauses.filter(({ isChanged }) => isChanged).map(({ id }) => id)).toEqual([
      "fee",
      "review",
    ]);
    expect(contract.summary.filter(({ isChanged }) => isChanged).map(({ label }) => label)).toEqual(
      ["Fee", "Changes"],
    );
    // What stands there as a change is not said once more as new since the invitation.
    expect(contract.newTerms.map(({ key }) => key)).not.toContain("revisions");
    expect(await notifications(deal.brand)).toEqual(["Ada North: contract changed, Autumn miles"]);
  });

  it("takes away what was signed before", async () => {
    const deal = await makeContract();
    await sign(deal, deal.brand);
    await proposeChange(as(deal.athlete), deal.id, { expectedVersion: 1, terms: CHANGED });
    expect(await loadContractPage(as(deal.brand), deal.id)).toMatchObject({
      status: "pending",
      signed: [],
      may: { sign: true },
    });
  });

  it("is refused if it changes nothing, or began with an older version", async () => {
    const deal = await makeContract();
    await expect(
      proposeChange(as(deal.athlete), deal.id, { expectedVersion: 1, terms: TERMS }),
    ).rejects.toMatchObject({ code: "invalid" });
    await proposeChange(as(deal.athlete), deal.id, { expectedVersion: 1, terms: CHANGED });
    await expect(
      proposeChange(as(deal.brand), deal.id, { expectedVersion: 1, terms: { ...TERMS, fee: 1 } }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("of two changes at once, one counts", async () => {
    const deal = await makeContract();
    const results = await Promise.allSettled([
      proposeChange(as(deal.brand), deal.id, { expectedVersion: 1, terms: { ...TERMS, fee: 1 } }),
      proposeChange(as(deal.athlete), deal.id, { expectedVersion: 1, terms: { ...TERMS, fee: 2 } }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await loadContractPage(as(deal.brand), deal.id)).version).toBe(2);
  });
});

/** Gives a campaign a budget (pence). */
const setBudget = ({ campaignId }: Deal, budget: number) =>
  db.write([db.orm.update(campaigns).set({ budget }).where(eq(campaigns.id, campaignId))]);

const committed = async ({ campaignId }: Deal) => {
  const [[sums]] = await db.read(
    db.orm.select(budgetColumns).from(campaigns).where(eq(campaigns.id, campaignId)),
  );
  return sums;
};

const NOT_SAID = { fields: { overBudget: ["Tick the box to go £200 over the budget"] } };

it("a signature that fails says so, in the words of the product", async () => {
  const deal = await makeContract();
  const broken = { ...db, write: () => Promise.reject(new Error("disk I/O error")) };
  await expect(sign(deal, deal.athlete, { within: broken })).rejects.toThrow(
    "Failed to sign contract",
  );
});

describe("another name than the account's", () => {
  it("is a signature only if the signer says so", async () => {
    const deal = await makeContract();
    const asTyped = { name: "Eve Norther", otherName: false };
    await expect(sign(deal, deal.athlete, asTyped)).rejects.toMatchObject({
      fields: {
        otherName: ["Your account is in the name of Ada North. Tick to sign as Eve Norther"],
      },
    });
    expect(await statusOf(deal)).toBe("pending");
    await sign(deal, deal.athlete, { ...asTyped, otherName: true });
    expect(await statusOf(deal)).toBe("partially_signed");
  });

  it.each(["ada north", "Ada  NORTH", "Áda North", "Ada North."])("is not %s", async (name) => {
    const deal = await makeContract();
    await sign(deal, deal.athlete, { name, otherName: false });
    expect(await statusOf(deal)).toBe("partially_signed");
  });
});

describe("a fee that exceeds the budget", () => {
  it("is signed by the brand only if it says so, and then counts against the budget", async () => {
    const deal = await makeContract({ ...TERMS, fee: 120_000 });
    await setBudget(deal, 100_000);
    await sign(deal, deal.athlete);
    await expect(sign(deal, deal.brand)).rejects.toMatchObject(NOT_SAID);
    expect(await committed(deal)).toEqual({ accepted: 90_000, pending: 0 });
    await sign(deal, deal.brand, { overBudget: true });
    expect(await statusOf(deal)).toBe("fully_executed");
    expect(await committed(deal)).toEqual({ accepted: 120_000, pending: 0 });
  });

  it("is no question where the contract raises no fee", async () => {
    const deal = await makeContract();
    await setBudget(deal, 10_000);
    await sign(deal, deal.brand);
    expect(await statusOf(deal)).toBe("partially_signed");
  });

  it("is found, too, when two contracts of a campaign are signed at the same moment", async () => {
    const first = await makeContract({ ...TERMS, fee: 100_000 });
    await setBudget(first, 200_000);
    const athlete = await makeAthlete(db, { passwordHash: passwordHash });
    const dealId = await makeInvitation(db, first.campaignId, athlete.userId, "accepted", {
      fee: 90_000,
      deliverables: [ask(2, "reel")],
    });
    const second = { ...first, athlete, dealId, id: newId() };
    await sendFirst(second, { ...TERMS, fee: 110_000 });
    for (const deal of [first, second]) await sign(deal, deal.athlete);
    await Promise.allSettled([first, second].map((deal) => sign(deal, deal.brand)));
    const statuses = [await statusOf(first), await statusOf(second)];
    expect(statuses.sort()).toEqual(["fully_executed", "partially_signed"]);
  });
});

describe("signing", () => {
  it("counts both when both sign at the same moment", async () => {
    const deal = await makeContract();
    const hash = await hashOf(deal);
    await Promise.all([sign(deal, deal.brand, { hash }), sign(deal, deal.athlete, { hash })]);
    const contract = await loadContractPage(as(deal.brand), deal.id);
    expect(contract.status).toBe("fully_executed");
    expect(contract.signatures.map(({ name }) => name).sort()).toEqual([
      "Ada North in full",
      `${deal.brand.name} in full`,
    ]);
  });

  it("is kept with its consent, time, address and audit row, once however often it is sent", async () => {
    const deal = await makeContract();
    await Promise.allSettled([1, 2, 3].map(() => sign(deal, deal.athlete)));
    await sign(deal, deal.athlete);
    const [signatures, audits] = await db.read(
      db.orm.select().from(contractSignatures).where(eq(contractSignatures.contractId, deal.id)),
      db.orm
        .select({ detail: auditLogs.detail })
        .from(auditLogs)
        .where(
          sql`${auditLogs.resourceId} = ${deal.id} and ${auditLogs.action} = 'contract_signed'`,
        ),
    );
    expect(signatures).toMatchObject([
      {
        side: "athlete",
        userId: deal.athlete.userId,
        hash: await hashOf(deal),
        ipAddress: "127.0.0.1",
        userAgent: "vitest",
        consent: expect.stringContaining("I sign this contract"),
      },
    ]);
    expect(audits).toHaveLength(1);
    expect(await statusOf(deal)).toBe("partially_signed");
  });

  it("marks the notification that asked for it as read", async () => {
    const deal = await makeContract();
    await sign(deal, deal.brand);
    const unread = async () => {
      const rows = await notificationsOf(db, deal.athlete.userId);
      return rows.filter(({ read }) => !read).map(({ title }) => title);
    };
    expect(await unread()).toContain("Northlight: contract signed, Autumn miles");
    await sign(deal, deal.athlete);
    expect(await unread()).toEqual([]);
  });

  it("of an older version is refused, also when the new one comes at the same moment", async () => {
    const deal = await makeContract();
    const hash = await hashOf(deal);
    await proposeChange(as(deal.athlete), deal.id, {
      expectedVersion: 1,
      terms: { ...TERMS, fee: 1 },
    });
    await expect(sign(deal, deal.brand, { hash })).rejects.toMatchObject({ code: "conflict" });
    const racing = await makeContract();
    const first = await hashOf(racing);
    await Promise.allSettled([
      proposeChange(as(racing.athlete), racing.id, {
        expectedVersion: 1,
        terms: { ...TERMS, fee: 2 },
      }),
      sign(racing, racing.brand, { hash: first }),
    ]);
    expect(await loadContractPage(as(racing.brand), racing.id)).toMatchObject({
      version: 2,
      status: "pending",
      signed: [],
    });
  });

  it("needs the signer's own password", async () => {
    const deal = await makeContract();
    await expect(sign(deal, deal.athlete, { password: "wrong" })).rejects.toMatchObject({
      fields: { password: ["That isn't your current password"] },
    });
    expect(await statusOf(deal)).toBe("pending");
  });

  it("is refused after the contract was withdrawn", async () => {
    const deal = await makeContract();
    const hash = await hashOf(deal);
    await closeContract(as(deal.brand), deal.id, { intent: "withdraw", reason: "Wrong fee" });
    await expect(sign(deal, deal.athlete, { hash })).rejects.toMatchObject({ code: "conflict" });
    expect(await loadContractPage(as(deal.athlete), deal.id)).toMatchObject({
      status: "withdrawn",
      reason: "Wrong fee",
      turn: null,
    });
  });
});

describe("a signed contract", () => {
  it("takes no change, comment or end from either side", async () => {
    const deal = await makeContract();
    for (const person of [deal.athlete, deal.brand]) await sign(deal, person);
    const comment = { id: newId(), clause: "fee", body: "Hm" } as const;
    for (const person of [deal.athlete, deal.brand])
      for (const attempt of [
        () =>
          proposeChange(as(person), deal.id, { expectedVersion: 1, terms: { ...TERMS, fee: 1 } }),
        () =>
          closeContract(as(person), deal.id, {
            intent: person === deal.brand ? "withdraw" : "decline",
          }),
        () => commentOnClause(as(person), deal.id, comment),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: "conflict" });
  });

  it("cannot be changed or deleted in the database, nor can its signatures", async () => {
    const deal = await makeContract();
    await sign(deal, deal.athlete);
    const tampering = [
      sql`update contract_versions set body = '{}' where contract_id = ${deal.id}`,
      sql`delete from contract_versions where contract_id = ${deal.id}`,
      sql`update contract_signatures set name = 'Eve' where contract_id = ${deal.id}`,
      sql`delete from contract_signatures where contract_id = ${deal.id}`,
      sql`delete from contracts where id = ${deal.id}`,
      sql`delete from campaigns where id = (select campaign_id from contracts where id = ${deal.id})`,
    ];
    for (const statement of tampering) await expect(db.write([statement])).rejects.toThrow();
  });

  it("has the hash of its own text", async () => {
    const deal = await makeContract();
    const [[version]] = await db.read(
      db.orm.select().from(contractVersions).where(eq(contractVersions.contractId, deal.id)),
    );
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(version?.body));
    expect(Buffer.from(digest).toString("hex")).toBe(version?.hash);
    expect(readDocument(version?.body ?? "")).toMatchObject({
      contract: deal.id,
      number: 1,
      brand: { name: "Northlight" },
      athlete: { name: "Ada North" },
    });
  });
});

it("the record of the campaign names every version and signature by its hash", async () => {
  const deal = await makeContract();
  const first = await hashOf(deal);
  await proposeChange(as(deal.athlete), deal.id, {
    expectedVersion: 1,
    terms: { ...TERMS, fee: 1 },
  });
  const second = await hashOf(deal);
  for (const person of [deal.athlete, deal.brand]) await sign(deal, person);
  const [entries] = await db.read(
    db.orm
      .select({ kind: recordEntries.kind, body: recordEntries.body })
      .from(recordEntries)
      .where(eq(recordEntries.subjectId, deal.id))
      .orderBy(recordEntries.number),
  );
  expect(entries.map(({ kind, body }) => [kind, JSON.parse(String(body))])).toEqual([
    ["contract_version", { version: 1, hash: first, by: "brand" }],
    ["contract_version", { version: 2, hash: second, by: "athlete" }],
    ["contract_signed", { version: 2, hash: second, by: "athlete", name: "Ada North in full" }],
    [
      "contract_signed",
      { version: 2, hash: second, by: "brand", name: `${deal.brand.name} in full` },
    ],
  ]);
});

describe("a contract that is not signed in time", () => {
  const pendingActionOf = async (id: string, kind: "contract_athlete" | "contract_brand") => {
    const [rows] = await db.read(selectPendingActions(db, kind, { subjectIds: [id], limit: 1 }));
    return toPendingActions(rows)[0];
  };
  const runAt = (now: number) => runDeadlines({ db, clock: () => now }, AT_DEADLINE, now + DAY_MS);

  it("waits for the athlete, then for the brand, and is on the dashboard of that side alone", async () => {
    const deal = await makeContract();
    const turnOf = async () => {
      const [theirs, own] = [
        await listContractTasks(as(deal.brand)),
        await listContractTasks(as(deal.athlete)),
      ];
      return { brand: theirs.total, athlete: own.items.map(({ isSigned }) => isSigned) };
    };
    expect(await turnOf()).toEqual({ brand: 0, athlete: [false] });
    expect(await pendingActionOf(deal.id, "contract_brand")).toBeUndefined();
    await sign(deal, deal.brand);
    expect(await turnOf()).toEqual({ brand: 0, athlete: [true] });
    await proposeChange(as(deal.athlete), deal.id, {
      expectedVersion: 1,
      terms: { ...TERMS, fee: 1 },
    });
    expect(await turnOf()).toEqual({ brand: 1, athlete: [] });
    expect(await pendingActionOf(deal.id, "contract_athlete")).toBeUndefined();
    expect(await pendingActionOf(deal.id, "contract_brand")).toMatchObject({
      title: "Autumn miles",
    });
  });

  it("lapses after seven days, tells both sides once, and frees the deal", async () => {
    const deal = await makeContract();
    await runAt(Date.now() + 6 * DAY_MS);
    expect(await statusOf(deal)).toBe("pending");
    await runAt(Date.now() + 9 * DAY_MS);
    await runAt(Date.now() + 9 * DAY_MS);
    expect(await statusOf(deal)).toBe("lapsed");
    for (const person of [deal.brand, deal.athlete])
      expect(
        (await notifications(person)).filter((title) => title === "Contract expired, Autumn miles"),
      ).toHaveLength(1);
    await expect(sign(deal, deal.athlete)).rejects.toMatchObject({ code: "conflict" });
    const again = { ...deal, id: newId() };
    await sendFirst(again);
    expect(await statusOf(again)).toBe("pending");
  });

  it("gives the other side its full time after a signature, and more if the waiting side extends it", async () => {
    const deal = await makeContract();
    await db.write([
      db.orm
        .update(contracts)
        .set({ offeredAt: Date.now() - 6 * DAY_MS })
        .where(eq(contracts.id, deal.id)),
    ]);
    await sign(deal, deal.athlete);
    await runAt(Date.now() + 5 * DAY_MS);
    expect(await statusOf(deal)).toBe("partially_signed");
    const later = { ...as(deal.athlete), now: Date.now() + 5 * DAY_MS };
    await extendDeadline(later, "contract_brand", deal.id);
    await runAt(Date.now() + 9 * DAY_MS);
    expect(await statusOf(deal)).toBe("partially_signed");
    await runAt(Date.now() + 14 * DAY_MS);
    expect(await statusOf(deal)).toBe("lapsed");
  });
});

describe("comments", () => {
  it("stand at their clause, once, and tell the other side", async () => {
    const deal = await makeContract();
    const comment = { id: newId(), clause: "fee", body: "Could it be £1,000?" } as const;
    await Promise.all([1, 2].map(() => commentOnClause(as(deal.athlete), deal.id, comment)));
    const { clauses } = await loadContractPage(as(deal.brand), deal.id);
    expect(
      clauses.flatMap(({ id, comments }) => comments.map(({ side, body }) => [id, side, body])),
    ).toEqual([["fee", "athlete", "Could it be £1,000?"]]);
    expect(await notifications(deal.brand)).toEqual([
      "Ada North: comment on the contract, Autumn miles",
    ]);
    // Another comment's id stores nothing, and says so.
    const other = { ...comment, body: "Mine" };
    await expect(commentOnClause(as(deal.brand), deal.id, other)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("are twenty in ten minutes over all contracts of a side, and one mail", async () => {
    const [deal, quiet] = [await makeContract(), await makeContract()];
    const say = (on: typeof deal, by: typeof deal.brand) =>
      commentOnClause(as(by), on.id, { id: newId(), clause: "fee", body: "And this?" });
    for (let i = 0; i < 18; i++) await say(deal, deal.athlete);
    const last = await Promise.allSettled([1, 2, 3].map(() => say(deal, deal.athlete)));
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(say(deal, deal.athlete)).rejects.toMatchObject({ code: "limit" });
    await say(deal, deal.brand);
    await say(quiet, quiet.athlete);
    const mails = await mailsQueuedFor(db, deal.brand.userId);
    expect(mails.filter(({ title }) => title.includes(": comment on "))).toHaveLength(1);
  });
});

describe("who sees a contract", () => {
  it("its two sides alone; to everyone else it is not there", async () => {
    const deal = await makeContract();
    for (const own of [deal.brand, deal.athlete])
      expect((await loadContractPage(as(own), deal.id)).id).toBe(deal.id);
    const strangers = [await makeBrand(db), await makeAthlete(db), await makeStaff(db, ["admin"])];
    for (const stranger of strangers) {
      const ctx = as(stranger);
      const attempts = [
        () => loadContractPage(ctx, deal.id),
        () => proposeChange(ctx, deal.id, { expectedVersion: 1, terms: { ...TERMS, fee: 1 } }),
        () => closeContract(ctx, deal.id, { intent: "withdraw" }),
        () => commentOnClause(ctx, deal.id, { id: newId(), clause: "fee", body: "x" }),
        () => sign(deal, { ...stranger, name: "Eve" }),
      ];
      for (const attempt of attempts)
        await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await statusOf(deal)).toBe("pending");
  });

  it("staff read it, and each look is recorded", async () => {
    const deal = await makeContract();
    const staff = await makeStaff(db);
    await loadContractForStaff(as(staff), deal.id);
    await loadContractForStaff(as(staff), deal.id);
    const [looks] = await db.read(
      db.orm
        .select({ by: auditLogs.userId })
        .from(auditLogs)
        .where(
          sql`${auditLogs.resourceId} = ${deal.id} and ${auditLogs.action} = 'contract_viewed'`,
        ),
    );
    expect(looks).toEqual([{ by: staff.userId }, { by: staff.userId }]);
  });
});

describe("the lists", () => {
  it("count what awaits the person's own signature as pending", async () => {
    const deal = await makeContract();
    const countsOf = async (person: Person) =>
      (await listContracts(as(person), "all", null)).counts;
    expect(await countsOf(deal.athlete)).toEqual({ pending: 1, toAnswer: 1, signed: 0, all: 1 });
    // The brand sent the version: it can sign, and waits for the athlete.
    expect(await countsOf(deal.brand)).toEqual({ pending: 1, toAnswer: 0, signed: 0, all: 1 });
    await sign(deal, deal.athlete);
    expect(await countsOf(deal.athlete)).toEqual({ pending: 0, toAnswer: 0, signed: 1, all: 1 });
    expect(await countsOf(deal.brand)).toEqual({ pending: 1, toAnswer: 1, signed: 0, all: 1 });
    await sign(deal, deal.brand);
    expect(await countsOf(deal.brand)).toEqual({ pending: 0, toAnswer: 0, signed: 1, all: 1 });
    const { items } = await listContracts(as(deal.brand), "signed", null);
    expect(items).toMatchObject([
      { id: deal.id, fee: 90_000, other: { name: "Ada North" }, status: "fully_executed" },
    ]);
  });

  it("go on page by page, the newest first, without a gap", async () => {
    const brand = await makeBrand(db);
    const campaignId = await makeCampaign(db, brand.brandId);
    const ids: string[] = [];
    for (let i = 0; i < 26; i++) {
      const athlete = await makeAthlete(db);
      const dealId = await makeInvitation(db, campaignId, athlete.userId);
      const id = newId();
      await drawUpContract(as(brand), dealId, { id, terms: TERMS });
      ids.unshift(id);
    }
    const first = await listContracts(as(brand), "all", null);
    const second = await listContracts(as(brand), "all", first.next);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it("are found by staff by status and by words", async () => {
    const deal = await makeContract();
    const mark = newId();
    await db.write([
      db.orm
        .update(campaigns)
        .set({ title: `Miles ${mark}` })
        .where(eq(campaigns.id, deal.campaignId)),
    ]);
    const ids = async (status: "pending" | "lapsed") =>
      (await listAllContracts(db, { status, q: mark.toUpperCase(), from: null })).items.map(
        ({ id }) => id,
      );
    expect(await ids("pending")).toEqual([deal.id]);
    expect(await ids("lapsed")).toEqual([]);
  });
});
