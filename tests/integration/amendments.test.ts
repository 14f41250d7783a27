import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, test } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { runDeadlines } from "~/features/campaigns/deadlines/run-deadlines.server";
import {
  closeContract,
  commentOnClause,
  proposeChange,
} from "~/features/deals/contracts/change.server";
import { loadContractForStaff, loadContractPage } from "~/features/deals/contracts/contract.server";
import type { Ending } from "~/features/deals/contracts/document";
import { startContract } from "~/features/deals/contracts/draw-up.server";
import { listContracts } from "~/features/deals/contracts/list-contracts.server";
import { printContract } from "~/features/deals/contracts/print";
import {
  proposeAmendment,
  proposeCancellation,
} from "~/features/deals/contracts/propose-follow-up.server";
import { listContractTasks } from "~/features/deals/contracts/tasks.server";
import { loadDealPage } from "~/features/workspace/deal-page/load-deal-page.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { AT_DEADLINE } from "~/server/jobs";
import { newId } from "~db/columns";
import { SIDES } from "~db/constants";
import { auditLogs, contentSubmissions, deals, recordEntries } from "~db/schema";
import { type Deal, dealsOn, TERMS } from "../support/deals";
import { makeAthlete, makeBrand, makeContent, makeStaff, type Person } from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { holdPayment, settlementsQueued } from "../support/payments";

// These tests move the clock for all open pending actions, which would end those of other tests.
const db = ownDatabase();
afterAll(() => db.client.close());
const { as, makeContract, makeDeal, makeSigned, sendFirst, sign, signBoth, statusOf } = dealsOn(db);

const CHANGED = { ...TERMS, fee: 110_000 };
const ENDING: Ending = { endsOn: dayOf(Date.now()), brandPays: 40_000, delivered: "go_on" };

/** What one side proposes for a contract in force, as a deal of its own. */
async function amend(deal: Deal, by: "brand" | "athlete" = "athlete", terms = CHANGED) {
  const id = newId();
  await proposeAmendment(as(deal[by]), deal.id, { id, terms });
  return { ...deal, id };
}
async function cancel(deal: Deal, by: "brand" | "athlete" = "brand", ending = ENDING) {
  const id = newId();
  await proposeCancellation(as(deal[by]), deal.id, { id, ending });
  return { ...deal, id };
}

const notifications = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title }) => ({ title }));
  return rows.map(({ title }) => title);
};

const entriesOf = async (subjectId: string) => {
  const [rows] = await db.read(
    db.orm
      .select({ kind: recordEntries.kind, body: recordEntries.body })
      .from(recordEntries)
      .where(eq(recordEntries.subjectId, subjectId))
      .orderBy(recordEntries.number),
  );
  return rows.map(({ kind, body }) => [kind, JSON.parse(String(body))]);
};

describe("an amendment", () => {
  for (const by of SIDES)
    it(`of the ${by} replaces the contract once both have signed it`, async () => {
      const deal = await makeSigned();
      const amendment = await amend(deal, by);
      const other = by === "brand" ? "athlete" : "brand";
      expect(await loadContractPage(as(deal[other]), amendment.id)).toMatchObject({
        kind: "amendment",
        amends: deal.id,
        status: "pending",
        turn: other,
        changes: [{ key: "fee", before: "£900", after: "£1,100" }],
        may: { decline: true, withdraw: false },
      });
      expect(await notifications(deal[other])).toContain(
        `${by === "brand" ? "Northlight" : "Ada North"}: amendment to sign, Autumn miles`,
      );
      await sign(amendment, deal[by]);
      expect([await statusOf(deal), await statusOf(amendment)]).toEqual([
        "fully_executed",
        "partially_signed",
      ]);
      await sign(amendment, deal[other]);
      expect([await statusOf(deal), await statusOf(amendment)]).toEqual([
        "replaced",
        "fully_executed",
      ]);
      expect((await loadDealPage(as(deal.athlete), deal.dealId)).contract?.id).toBe(amendment.id);
    });

  it("replaces the contract when both sign at the same moment", async () => {
    const deal = await makeSigned();
    const amendment = await amend(deal);
    const { hash } = await loadContractPage(as(deal.brand), amendment.id);
    await Promise.all(
      [deal.brand, deal.athlete].map((person) => sign(amendment, person, { hash })),
    );
    expect([await statusOf(deal), await statusOf(amendment)]).toEqual([
      "replaced",
      "fully_executed",
    ]);
  });

  it("can be negotiated, and can be amended itself, from the same day on", async () => {
    const deal = await makeSigned({ ...TERMS, exclusiveIn: "footwear", exclusiveMonths: 3 });
    const first = await amend(deal, "brand");
    await proposeChange(as(deal.athlete), first.id, {
      expectedVersion: 1,
      terms: { ...TERMS, fee: 1 },
    });
    expect(await loadContractPage(as(deal.brand), first.id)).toMatchObject({
      version: 2,
      turn: "brand",
      may: { withdraw: true, decline: false },
    });
    await signBoth(first);
    const second = await amend(first);
    await signBoth(second);
    const { document, clauses } = await loadContractPage(as(deal.brand), second.id);
    expect(document.amends).toMatchObject({
      contract: first.id,
      version: 2,
      signedOn: dayOf(Date.now()),
    });
    expect(clauses[0]?.text.join()).toContain(`replaces version 2 of contract ${first.id}`);
    for (const replaced of [deal, first]) expect(await statusOf(replaced)).toBe("replaced");
  });

  it("leaves the contract in force when it is declined, withdrawn or lapses", async () => {
    const deal = await makeSigned();
    const declined = await amend(deal, "athlete");
    await closeContract(as(deal.brand), declined.id, { intent: "decline" });
    const withdrawn = await amend(deal, "athlete");
    await closeContract(as(deal.athlete), withdrawn.id, { intent: "withdraw" });
    const lapsed = await amend(deal, "athlete");
    const later = Date.now() + 9 * DAY_MS;
    await runDeadlines({ db, clock: () => later }, AT_DEADLINE, later + DAY_MS);
    expect(await Promise.all([declined, withdrawn, lapsed].map(statusOf))).toEqual([
      "declined",
      "withdrawn",
      "lapsed",
    ]);
    expect(await notifications(deal.athlete)).toEqual(
      expect.arrayContaining([
        "Northlight: amendment declined, Autumn miles",
        "Amendment expired, Autumn miles",
      ]),
    );
    expect(await statusOf(deal)).toBe("fully_executed");
    expect((await entriesOf(declined.id)).at(-1)).toMatchObject([
      "contract_declined",
      { by: "brand", document: "amendment", amends: deal.id },
    ]);
    const { may, followUps } = await loadContractPage(as(deal.brand), deal.id);
    expect(may).toMatchObject({ amend: true, cancel: true, change: false });
    expect(followUps.map(({ status }) => status).sort()).toEqual([
      "declined",
      "lapsed",
      "withdrawn",
    ]);
  });

  it("is not taken back by the side that was sent it, nor declined by its sender", async () => {
    const deal = await makeSigned();
    const amendment = await amend(deal, "athlete");
    for (const [person, intent] of [
      [deal.brand, "withdraw"],
      [deal.athlete, "decline"],
    ] as const)
      await expect(closeContract(as(person), amendment.id, { intent })).rejects.toMatchObject({
        code: "conflict",
      });
  });

  it("is made once of a form that is sent several times, and of two proposals at once one counts", async () => {
    const deal = await makeSigned();
    const id = newId();
    const send = () => proposeAmendment(as(deal.athlete), deal.id, { id, terms: CHANGED });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(
      (await notifications(deal.brand)).filter((title) => title.includes("amendment to sign")),
    ).toHaveLength(1);
    const racing = await makeSigned();
    const results = await Promise.allSettled([amend(racing, "brand"), cancel(racing, "athlete")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("stands in no way of the contract it amends, but of a first contract", async () => {
    const deal = await makeSigned();
    const amendment = await amend(deal);
    const state = async () => (await startContract(as(deal.brand), deal.dealId)).currentContractId;
    expect(await state()).toBe(deal.id);
    expect((await loadDealPage(as(deal.athlete), deal.dealId)).contract?.id).toBe(deal.id);
    await signBoth(amendment);
    expect(await state()).toBe(amendment.id);
    await expect(sendFirst({ ...deal, id: newId() })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is named as one on dashboards, in lists and in its PDF", async () => {
    const deal = await makeSigned();
    const amendment = await amend(deal, "athlete");
    expect((await listContractTasks(as(deal.brand))).items).toMatchObject([{ kind: "amendment" }]);
    const { items, counts } = await listContracts(as(deal.brand), "all", null);
    expect(items.map(({ kind }) => kind)).toEqual(["amendment", "contract"]);
    expect(counts).toEqual({ pending: 1, toAnswer: 1, signed: 1, all: 2 });
    const { document, clauses, hash } = await loadContractForStaff(
      as(await makeStaff(db)),
      amendment.id,
    );
    expect(printContract({ document, clauses, hash, signatures: [], verifyAt: "" }).title).toBe(
      "Amendment to the contract for Autumn miles",
    );
    expect(await entriesOf(amendment.id)).toEqual([
      [
        "contract_version",
        { version: 1, hash, by: "athlete", document: "amendment", amends: deal.id },
      ],
    ]);
  });
});

describe("what is refused", () => {
  const amendOf = (deal: Deal, person: Person) => () =>
    proposeAmendment(as(person), deal.id, { id: newId(), terms: CHANGED });
  const cancelOf = (deal: Deal, person: Person) => () =>
    proposeCancellation(as(person), deal.id, { id: newId(), ending: ENDING });

  /** Contracts that are not in force, or that something open would change. */
  const NOT_NOW: Record<string, () => Promise<Deal>> = {
    "a contract that is not signed": makeContract,
    "a contract with an open amendment": async () => {
      const deal = await makeSigned();
      await amend(deal);
      return deal;
    },
    "a contract that was replaced": async () => {
      const deal = await makeSigned();
      await signBoth(await amend(deal));
      return deal;
    },
    "a contract that was cancelled": async () => {
      const deal = await makeSigned();
      await signBoth(await cancel(deal));
      return deal;
    },
    "a cancellation": async () => {
      const cancellation = await cancel(await makeSigned());
      await signBoth(cancellation);
      return cancellation;
    },
  };
  for (const [name, make] of Object.entries(NOT_NOW))
    test(name, async () => {
      const deal = await make();
      for (const person of [deal.brand, deal.athlete])
        for (const attempt of [amendOf(deal, person), cancelOf(deal, person)])
          await expect(attempt()).rejects.toMatchObject({ code: "conflict" });
    });

  test("strangers", async () => {
    const deal = await makeSigned();
    for (const person of [await makeBrand(db), await makeAthlete(db), await makeStaff(db)])
      for (const attempt of [amendOf(deal, person), cancelOf(deal, person)])
        await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
  });

  test("an amendment that changes nothing", async () => {
    await expect(amend(await makeSigned(), "brand", TERMS)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  const ENDINGS: [string, Partial<Ending>, keyof Ending][] = [
    ["a day in the future", { endsOn: dayOf(Date.now() + DAY_MS) }, "endsOn"],
    ["a day before the signatures", { endsOn: dayOf(Date.now() - DAY_MS) }, "endsOn"],
    ["more than the fee", { brandPays: 90_001 }, "brandPays"],
  ];
  for (const [name, wrong, field] of ENDINGS)
    test(`a cancellation with ${name}, also as a change`, async () => {
      const deal = await makeSigned();
      const ending = { ...ENDING, ...wrong };
      const refusal = { fields: { [field]: [expect.any(String)] } };
      await expect(cancel(deal, "athlete", ending)).rejects.toMatchObject(refusal);
      const { id } = await cancel(deal);
      await expect(
        proposeChange(as(deal.athlete), id, { expectedVersion: 1, ending }),
      ).rejects.toMatchObject(refusal);
    });

  test("terms for a cancellation, an end for an amendment, a comment on a clause that is not there", async () => {
    const deal = await makeSigned();
    const amendment = await amend(deal);
    await expect(
      proposeChange(as(deal.brand), amendment.id, { expectedVersion: 1, ending: ENDING }),
    ).rejects.toMatchObject({ code: "conflict" });
    await closeContract(as(deal.brand), amendment.id, { intent: "decline" });
    const { id } = await cancel(deal);
    await expect(
      proposeChange(as(deal.athlete), id, { expectedVersion: 1, terms: CHANGED }),
    ).rejects.toMatchObject({ code: "conflict" });
    await expect(
      commentOnClause(as(deal.athlete), id, { id: newId(), clause: "fee", body: "Hm" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a cancellation", () => {
  const dealStatusOf = async ({ dealId }: Deal) => {
    const [[row]] = await db.read(
      db.orm.select({ status: deals.status }).from(deals).where(eq(deals.id, dealId)),
    );
    return row?.status;
  };
  const contentItemsOf = async ({ campaignId }: Deal) => {
    const [rows] = await db.read(
      db.orm
        .select({
          status: contentSubmissions.status,
          closed: sql<number>`${contentSubmissions.closedAt} is not null`,
        })
        .from(contentSubmissions)
        .where(eq(contentSubmissions.campaignId, campaignId))
        .orderBy(contentSubmissions.status),
    );
    return rows.map(({ status, closed }) => `${status}${closed ? " closed" : ""}`);
  };
  const endsOf = async ({ dealId }: Deal) => {
    const [rows] = await db.read(
      db.orm
        .select({ action: auditLogs.action })
        .from(auditLogs)
        .where(and(eq(auditLogs.resourceId, dealId), eq(auditLogs.action, "deal_ended"))),
    );
    return rows.length;
  };

  it("ends the deal of a campaign that was completed, and has the money that is held looked at", async () => {
    const deal = await makeSigned();
    await endCampaign(as(deal.brand), deal.campaignId, "complete");
    const cancellation = await cancel(deal);
    await holdPayment(db, deal.dealId, Date.now());
    await sign(cancellation, deal.athlete);
    expect(await dealStatusOf(deal)).toBe("completed");
    const before = await settlementsQueued(db, deal.dealId);
    await sign(cancellation, deal.brand);
    expect(await settlementsQueued(db, deal.dealId)).toBe(before + 1);
    expect([await dealStatusOf(deal), await endsOf(deal)]).toEqual(["ended", 1]);
  });

  it("ends contract and deal once both have signed, and leaves what was approved", async () => {
    const deal = await makeSigned();
    for (const status of ["approved", "rejected", "draft"] as const)
      await makeContent(db, deal.campaignId, deal.athlete.userId, status);
    const cancellation = await cancel(deal);
    await proposeChange(as(deal.athlete), cancellation.id, {
      expectedVersion: 1,
      ending: { ...ENDING, brandPays: 60_000 },
    });
    const { versions } = await loadContractPage(as(deal.brand), cancellation.id);
    expect(versions[0]?.changes).toMatchObject([
      { key: "brand-pays", before: "£400", after: "£600" },
    ]);
    await sign(cancellation, deal.athlete);
    expect([await statusOf(deal), await dealStatusOf(deal), await endsOf(deal)]).toEqual([
      "fully_executed",
      "active",
      0,
    ]);
    expect(await contentItemsOf(deal)).toEqual(["approved", "draft", "rejected"]);
    await sign(cancellation, deal.brand);
    expect([await statusOf(deal), await statusOf(cancellation)]).toEqual([
      "cancelled",
      "fully_executed",
    ]);
    expect([await dealStatusOf(deal), await endsOf(deal)]).toEqual(["ended", 1]);
    expect(await contentItemsOf(deal)).toEqual(["approved", "draft closed", "rejected closed"]);
    expect((await entriesOf(deal.id)).at(-1)).toMatchObject([
      "contract_cancelled",
      { cancellation: cancellation.id, version: 2, brandPays: 60_000, delivered: "go_on" },
    ]);
    expect(await loadDealPage(as(deal.athlete), deal.dealId)).toMatchObject({
      status: "ended",
      contract: { status: "cancelled" },
    });
    await expect(startContract(as(deal.brand), deal.dealId)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("ends both when both sign at the same moment, once", async () => {
    const deal = await makeSigned();
    const cancellation = await cancel(deal, "athlete");
    const { hash } = await loadContractPage(as(deal.brand), cancellation.id);
    await Promise.all(
      [deal.brand, deal.athlete].map((person) => sign(cancellation, person, { hash })),
    );
    expect([await statusOf(deal), await dealStatusOf(deal), await endsOf(deal)]).toEqual([
      "cancelled",
      "ended",
      1,
    ]);
    const ends = (await entriesOf(deal.id)).filter(([kind]) => kind === "contract_cancelled");
    expect(ends).toHaveLength(1);
  });

  it("touches no other deal of the campaign", async () => {
    const deal = await makeSigned();
    const other = await makeDeal();
    const contentItem = await makeContent(db, deal.campaignId, other.athlete.userId, "draft");
    await signBoth(await cancel(deal));
    expect(await dealStatusOf(other)).toBe("active");
    const [[row]] = await db.read(
      db.orm
        .select({ closedAt: contentSubmissions.closedAt })
        .from(contentSubmissions)
        .where(eq(contentSubmissions.id, contentItem)),
    );
    expect(row?.closedAt).toBeNull();
  });
});
