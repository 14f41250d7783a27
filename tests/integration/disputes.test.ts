import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { extendDeadline } from "~/features/campaigns/deadlines/extend-deadline.server";
import { runDeadlines } from "~/features/campaigns/deadlines/run-deadlines.server";
import { listAwaitedDeadlines } from "~/features/campaigns/deadlines/waiting.server";
import {
  changeConversation,
  unsendMessage,
} from "~/features/communication/messages/change-conversation.server";
import { flagContent } from "~/features/content/content/decisions.server";
import { attachable, attachMessages } from "~/features/money/disputes/attach-messages.server";
import { addNote, sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { disputeTasks } from "~/features/money/disputes/dispute-tasks.server";
import { fileDispute, listDisputableDeals } from "~/features/money/disputes/file-dispute.server";
import { acceptOffer, endOffer, makeOffer } from "~/features/money/disputes/offers.server";
import {
  type DisputeInput,
  fileDisputeSchema,
  prioritySchema,
  refundOf,
  resolveSchema,
} from "~/features/money/disputes/schema";
import { appealRuling, withdrawDispute } from "~/features/money/disputes/side-commands.server";
import { disputeForSide, disputesOf } from "~/features/money/disputes/side-queries.server";
import {
  assignDispute,
  escalateDispute,
  resolveDispute,
  reviewDispute,
  setPriority,
} from "~/features/money/disputes/staff-commands.server";
import { disputeForStaff, disputeQueue } from "~/features/money/disputes/staff-queries.server";
import { DAY_MS } from "~/platform/durations";
import { AT_DEADLINE } from "~/server/jobs";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import type { DisputePriority } from "~db/constants";
import {
  auditLogs,
  campaignInvitations,
  disputeOffers,
  disputes,
  recordEntries,
  userRoles,
} from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeContent,
  makeContract,
  makeConversation,
  makeDispute,
  makeInvitation,
  makeSignedContract,
  makeStaff,
  type Person,
} from "../support/factories";
import { interrupted } from "../support/interrupted";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { holdPayment } from "../support/payments";

// These tests move the clock for all open pending actions, which would end those of other tests.
const db = ownDatabase();
afterAll(() => db.client.close());
const NOT_FOUND = { code: "not_found" };
const FORBIDDEN = { code: "forbidden" };
const CONFLICT = { code: "conflict" };

const as = (person: Person, now = Date.now(), on: Database = db) => ({
  ...commandContext(on, person),
  now,
});

const input = (dealId: string, more: Partial<DisputeInput> = {}): DisputeInput => ({
  id: newId(),
  dealId,
  type: "payment",
  title: "Nothing was paid",
  description: "The fee is late.",
  desiredOutcome: "",
  evidenceUrls: [],
  ...more,
});

/** A dispute, which the respondent has answered. */
const filed = async (
  filer: "brand" | "athlete" = "brand",
  answeredAt: number | null = Date.now(),
) => {
  const work = await makeActiveDeal(db);
  const id = await makeDispute(db, work, { filer: work[filer], answeredAt });
  return { ...work, id, ctx: { brand: as(work.brand), athlete: as(work.athlete) } };
};

const rowOf = async (id: string) => {
  const [[row]] = await db.read(db.orm.select().from(disputes).where(eq(disputes.id, id)));
  return row as NonNullable<typeof row>;
};

const notificationsTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

const titlesTo = async (person: Person) =>
  (await notificationsTo(person)).map(({ title }) => title);

const ruling = (more = {}) => ({
  type: "no_action" as const,
  refund: null,
  details: "Both sides kept to what they agreed.",
  ...more,
});

const priority = (to: DisputePriority) => ({
  priority: to,
  reason: "The event is tomorrow.",
});

const offer = (more = {}) => ({
  id: newId(),
  type: "resubmission" as const,
  refund: null,
  terms: "One more clip by Friday.",
  ...more,
});

describe("filing", () => {
  test("an athlete's dispute goes to the brand of the campaign, with a date to answer by", async () => {
    const { brand, athlete, dealId } = await makeActiveDeal(db);
    // A Thursday: the third business day is a Tuesday.
    const now = Date.parse("2026-11-19T12:00Z");
    const dispute = input(dealId);
    await fileDispute(as(athlete, now), dispute);
    expect(await rowOf(dispute.id)).toMatchObject({
      filedBy: athlete.userId,
      respondentId: brand.brandId,
      athleteId: athlete.userId,
      priority: "medium",
      status: "open",
    });
    expect(await notificationsTo(brand)).toEqual([
      {
        title: "Test Athlete: dispute to answer by Tue 24 Nov, Autumn miles",
        message:
          "They filed a dispute about “Autumn miles”: “Nothing was paid”. Please answer by Tue 24 Nov.",
      },
    ]);
    expect(await notificationsTo(athlete)).toEqual([
      {
        title: "Your dispute “Nothing was paid” is filed",
        message: "Our team will review it. Northlight has until Tue 24 Nov to answer.",
      },
    ]);
  });

  test("a brand's dispute goes to the athlete of the deal", async () => {
    const { brand, campaignId } = await makeActiveDeal(db);
    const second = await makeAthlete(db);
    const dispute = input(await makeInvitation(db, campaignId, second.userId));
    await fileDispute(as(brand), dispute);
    expect((await rowOf(dispute.id)).respondentId).toBe(second.userId);
  });

  test("needs a deal of the filer", async () => {
    const { brand, dealId, campaignId } = await makeActiveDeal(db);
    const invited = await makeAthlete(db);
    const pending = await makeInvitation(db, campaignId, invited.userId, "pending");
    const notFound = { fields: { dealId: ["Campaign not found"] } };
    const refusals: [Person, DisputeInput, object][] = [
      [invited, input(dealId), notFound],
      [await makeBrand(db), input(dealId), notFound],
      [brand, input(pending), notFound],
      [brand, input(newId()), notFound],
      [await makeStaff(db), input(dealId), FORBIDDEN],
    ];
    for (const [person, dispute, refusal] of refusals) {
      await expect(fileDispute(as(person), dispute)).rejects.toMatchObject(refusal);
      expect(await rowOf(dispute.id)).toBeUndefined();
    }
  });

  test("is about one deal of the two, also an ended one beside the one that follows it", async () => {
    const { brand, athlete, dealId, campaignId } = await makeActiveDeal(db);
    const closedAt = Date.parse("2025-11-03T12:00Z");
    await db.write([
      sql`update deals set status = 'ended', closed_at = ${closedAt} where id = ${dealId}`,
      sql`delete from campaign_invitations where id = ${dealId}`,
    ]);
    const next = await makeInvitation(db, campaignId, athlete.userId);
    expect(await listDisputableDeals(as(athlete))).toEqual([
      { value: next, label: "Autumn miles (Northlight)" },
      { value: dealId, label: "Autumn miles (Northlight), until 3 Nov 2025" },
    ]);
    expect((await listDisputableDeals(as(brand)))[0]).toEqual({
      value: next,
      label: "Autumn miles (Test Athlete)",
    });
    const [about, besides] = [input(dealId), input(next)];
    await fileDispute(as(brand), about);
    await fileDispute(as(athlete), besides);
    expect(await rowOf(about.id)).toMatchObject({ dealId, respondentId: athlete.userId });
    expect(await rowOf(besides.id)).toMatchObject({ dealId: next, respondentId: brand.brandId });
  });

  test("is refused when the deal is gone between the read and the write", async () => {
    const { athlete, campaignId, dealId } = await makeActiveDeal(db);
    const gone = interrupted(db, () =>
      db.write([sql`delete from deals where campaign_id = ${campaignId}`]),
    );
    await expect(fileDispute(as(athlete, Date.now(), gone), input(dealId))).rejects.toThrow(
      "Campaign not found",
    );
  });

  test("the same form twice, also in parallel, is one dispute; another person's id stores nothing", async () => {
    const { brand, athlete, dealId } = await makeActiveDeal(db);
    const dispute = input(dealId);
    await Promise.all([fileDispute(as(athlete), dispute), fileDispute(as(athlete), dispute)]);
    await fileDispute(as(athlete), dispute);
    expect(await titlesTo(brand)).toEqual([
      expect.stringMatching(/^Test Athlete: dispute to answer by .*, Autumn miles$/),
    ]);
    await expect(fileDispute(as(brand), dispute)).rejects.toMatchObject(CONFLICT);
    expect((await rowOf(dispute.id)).filedBy).toBe(athlete.userId);
  });

  test("is limited to five a day", async () => {
    const { athlete, dealId } = await makeActiveDeal(db);
    const fileAnother = async (now = Date.now()) => {
      const dispute = input(dealId);
      await fileDispute(as(athlete, now), dispute);
      await db.write([sql`update disputes set status = 'closed' where id = ${dispute.id}`]);
    };
    for (let i = 0; i < 5; i++) await fileAnother();
    await expect(fileAnother()).rejects.toMatchObject({ code: "limit" });
    await fileAnother(Date.now() + DAY_MS + 1);
  });

  test("is one at a time of a deal, also for both sides at once", async () => {
    const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
    const filings = await Promise.allSettled([
      fileDispute(as(athlete), input(dealId)),
      fileDispute(as(athlete), input(dealId)),
      fileDispute(as(brand), input(dealId)),
    ]);
    expect(filings.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [rows] = await db.read(
      db.orm.select().from(disputes).where(eq(disputes.campaignId, campaignId)),
    );
    expect(rows).toHaveLength(1);
    await expect(fileDispute(as(athlete), input(dealId))).rejects.toMatchObject({
      fields: { dealId: [expect.stringMatching(/open dispute about this deal/)] },
    });
  });

  test("after a decision of our team waits for a new contract, work or money, and after a settlement does not", async () => {
    const { athlete, campaignId, dealId, id } = await filed();
    const again = () => fileDispute(as(athlete), input(dealId));
    await resolveDispute(as(await makeStaff(db)), id, ruling());
    await expect(again()).rejects.toMatchObject({
      fields: { dealId: [expect.stringMatching(/You can appeal that decision/)] },
    });
    const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
    await db.write([
      sql`update content_submissions set submitted_at = ${Date.now() + 1} where id = ${contentId}`,
    ]);
    await again();

    const amended = await filed();
    await resolveDispute(as(await makeStaff(db)), amended.id, ruling());
    const [[deal]] = await db.read(
      db.orm
        .select({ id: campaignInvitations.id })
        .from(campaignInvitations)
        .where(eq(campaignInvitations.campaignId, amended.campaignId)),
    );
    const contractId = await makeSignedContract(db, deal?.id ?? "", amended);
    await db.write([
      sql`update contracts set closed_at = ${Date.now() + 1} where id = ${contractId}`,
    ]);
    await fileDispute(as(amended.athlete), input(amended.dealId));

    const settled = await filed();
    await db.write([
      sql`update disputes set status = 'resolved', resolved_at = 1, resolved_by = ${settled.athlete.userId},
        resolution_type = 'other' where id = ${settled.id}`,
    ]);
    await fileDispute(as(settled.athlete), input(settled.dealId));
  });
});

describe("the form", () => {
  const errorsOf = (value: object) => {
    const { error } = fileDisputeSchema.safeParse(value);
    return error?.issues.map(({ path, message }) => [path[0], message]);
  };

  test("names every required field that is missing", () => {
    expect(errorsOf({ id: newId() })).toEqual([
      ["dealId", "Please select a campaign"],
      ["type", "Please select a dispute type"],
      ["title", "Please enter a title"],
      ["description", "Please describe what happened"],
    ]);
  });

  test.each(["http://example.com/a", "javascript:alert(1)", "https://a@b.example", "two words"])(
    "refuses the evidence %s",
    (link) => {
      expect(errorsOf({ ...input(newId()), evidenceUrls: [link] })?.[0]?.[0]).toBe("evidenceUrls");
    },
  );

  test("a resolution needs a type, and a refund its amount", () => {
    const messages = (value: object) =>
      resolveSchema.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages({ intent: "resolve", details: "x" })).toEqual([
      "Please select a resolution type",
    ]);
    for (const refund of ["", "0", "-5", "ten", "1.234"])
      expect(messages({ intent: "resolve", type: "refund", refund, details: "x" })).toEqual([
        "Please enter the amount in pounds, such as 250 or 99.50",
      ]);
    const pence = (type: "refund" | "other", refund: string) =>
      refundOf(resolveSchema.parse({ intent: "resolve", type, refund, details: "x" }));
    expect(pence("refund", "£1,250.50")).toBe(125_050);
    expect(pence("other", "250")).toBeNull();
  });
});

describe("who sees a dispute", () => {
  test("its two sides and staff, nobody else", async () => {
    const { brand, athlete, id } = await filed();
    for (const side of [brand, athlete]) {
      expect((await disputeForSide(as(side), id)).id).toBe(id);
      expect((await disputesOf(as(side))).items.map((one) => one.id)).toEqual([id]);
    }
    for (const stranger of [await makeBrand(db), await makeAthlete(db)]) {
      await expect(disputeForSide(as(stranger), id)).rejects.toMatchObject(NOT_FOUND);
      expect((await disputesOf(as(stranger))).items).toEqual([]);
    }
    for (const roles of [["moderator"], ["admin"]] as const)
      expect((await disputeForStaff(as(await makeStaff(db, [...roles])), id)).id).toBe(id);
  });

  test("commands of strangers answer as for an unknown dispute", async () => {
    const { brand, id } = await filed("brand", null);
    const offerOfBrand = offer();
    await makeOffer(as(brand), id, offerOfBrand);
    for (const stranger of [await makeBrand(db), await makeAthlete(db)]) {
      const ctx = as(stranger);
      for (const attempt of [
        () => sendDisputeMessage(ctx, id, { id: newId(), message: "Hello" }),
        () => makeOffer(ctx, id, offer()),
        () => acceptOffer(ctx, id, offerOfBrand.id),
        () => endOffer(ctx, id, offerOfBrand.id, "decline"),
        () => withdrawDispute(ctx, id),
        () => appealRuling(ctx, id, "No"),
        () => attachable(ctx, id),
        () => attachMessages(ctx, id, { id: newId(), messages: [1] }),
      ])
        await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await rowOf(id)).toMatchObject({ status: "open", answeredAt: null });
  });

  test("an offer is refused after five of a side in a day, and the last one stays open", async () => {
    const { brand, athlete, id } = await filed();
    const offers = Array.from({ length: 5 }, () => offer());
    for (const one of offers) await makeOffer(as(brand), id, one);
    await expect(makeOffer(as(brand), id, offer())).rejects.toMatchObject({ code: "limit" });
    await makeOffer(as(athlete), id, offer());
    await acceptOffer(as(athlete), id, offers.at(-1)?.id ?? "");
    expect(await rowOf(id)).toMatchObject({ status: "resolved" });
  });

  test("the commands of staff are refused to both sides, and those of the sides to staff", async () => {
    const { brand, athlete, id } = await filed();
    for (const side of [as(brand), as(athlete)])
      for (const attempt of [
        () => reviewDispute(side, id),
        () => escalateDispute(side, id),
        () => resolveDispute(side, id, ruling()),
        () => assignDispute(side, id, side.actor.personId),
        () => setPriority(side, id, priority("urgent")),
        () => addNote(side, id, { id: newId(), message: "Mine" }),
      ])
        await expect(attempt()).rejects.toMatchObject(FORBIDDEN);
    const staff = as(await makeStaff(db, ["admin"]));
    for (const attempt of [
      () => makeOffer(staff, id, offer()),
      () => withdrawDispute(staff, id),
      () => appealRuling(staff, id, "No"),
      () => attachable(staff, id),
      () => attachMessages(staff, id, { id: newId(), messages: [1] }),
    ])
      await expect(attempt()).rejects.toMatchObject(FORBIDDEN);
    expect(await rowOf(id)).toMatchObject({ status: "open", priority: "medium" });
  });

  test("neither side sees an internal note or the name of a member of staff", async () => {
    const { brand, athlete, id } = await filed();
    const staff = { ...(await makeStaff(db, ["admin"])), name: "Petra Hall" };
    await db.write([sql`update profiles set full_name = 'Petra Hall' where id = ${staff.userId}`]);
    await reviewDispute(as(staff), id);
    await addNote(as(staff), id, { id: newId(), message: "The brand did this before" });
    await sendDisputeMessage(as(staff), id, { id: newId(), message: "Please send the brief" });
    await resolveDispute(as(staff), id, ruling());
    await addNote(as(staff), id, { id: newId(), message: "Closed with a call" });
    const colleague = await makeStaff(db);
    const shown = await disputeForStaff(as(colleague), id);
    expect(shown.thread.map(({ message }) => message)).toEqual([
      "The brand did this before",
      "Please send the brief",
      "Closed with a call",
    ]);
    for (const side of [brand, athlete]) {
      const page = JSON.stringify(await disputeForSide(as(side), id));
      expect(page).toContain("Please send the brief");
      expect(page).not.toMatch(new RegExp(`did this before|with a call|Petra|${staff.userId}`));
      expect(JSON.stringify(await notificationsTo(side))).not.toMatch(
        /did this before|with a call|Petra/,
      );
    }
  });
});

describe("answering", () => {
  test("waits for the respondent on both dashboards, until their first message", async () => {
    const { brand, athlete, id } = await filed("athlete", null);
    const now = Date.now();
    expect((await disputeTasks(as(brand))).map((task) => task.id)).toEqual([id]);
    expect(await disputeTasks(as(athlete))).toEqual([]);
    const waiting = () =>
      listAwaitedDeadlines(db, { sideId: athlete.userId, type: "athlete" }, now);
    expect((await waiting()).items).toMatchObject([
      { id, to: `/disputes/${id}`, who: "Northlight" },
    ]);
    await sendDisputeMessage(as(athlete), id, { id: newId(), message: "One more thing" });
    expect((await rowOf(id)).answeredAt).toBeNull();
    await sendDisputeMessage(as(brand), id, { id: newId(), message: "We paid on Monday" });
    expect((await rowOf(id)).answeredAt).not.toBeNull();
    expect(await disputeTasks(as(brand))).toEqual([]);
    expect((await waiting()).items).toEqual([]);
    expect((await notificationsTo(athlete)).at(-1)?.message).toBe(
      "They wrote in the dispute “The second clip is missing”.",
    );
  });

  test("is reminded of, and at the deadline both sides and staff are told, once; over a weekend and a bank holiday", async () => {
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    const staff = await makeStaff(db);
    // The Thursday before Easter: Friday and Monday are bank holidays, so the third business day is Thursday.
    const since = Date.parse("2026-04-02T12:00Z");
    const id = await makeDispute(db, { brand, athlete, campaignId }, { createdAt: since });
    const run = (now: number) => runDeadlines({ db, clock: () => now }, AT_DEADLINE, Infinity);
    const OVERDUE = "Answer to “The second clip is missing” overdue";
    const steps = [
      ["2026-04-09T12:00Z", "Northlight: answer to “The second clip is missing” today"],
      ["2026-04-09T22:59Z", "Northlight: answer to “The second clip is missing” today"],
      ["2026-04-09T23:00Z", OVERDUE],
      ["2026-04-10T23:00Z", OVERDUE],
    ] as const;
    for (const [when, last] of steps) {
      await run(Date.parse(when));
      expect((await titlesTo(athlete)).at(-1), when).toBe(last);
    }
    expect((await titlesTo(athlete)).filter((title) => title === OVERDUE)).toHaveLength(1);
    expect(await titlesTo(brand)).toEqual([
      "Test Athlete: no answer to “The second clip is missing”",
    ]);
    const rows = (await notificationsOf(db, staff.userId))
      .filter(({ link }) => link === `/admin/disputes/${id}`)
      .map(({ title }) => ({ title }));
    expect(rows).toEqual([
      { title: "Test Athlete: answer to “The second clip is missing” overdue" },
    ]);
    await sendDisputeMessage(as(athlete), id, { id: newId(), message: "Sorry, I was away" });
    expect((await rowOf(id)).answeredAt).not.toBeNull();
  });

  test("the same message twice is stored once, and none after the end", async () => {
    const { athlete, brand, id } = await filed();
    const sent = { id: newId(), message: "Hello" };
    await Promise.all([
      sendDisputeMessage(as(athlete), id, sent),
      sendDisputeMessage(as(athlete), id, sent),
    ]);
    expect((await disputeForSide(as(brand), id)).thread).toHaveLength(1);
    await withdrawDispute(as(brand), id);
    await expect(
      sendDisputeMessage(as(athlete), id, { id: newId(), message: "And?" }),
    ).rejects.toThrow("This dispute has ended");
  });

  test("a message that its dispute overtakes is refused", async () => {
    const { athlete, brand, id } = await filed();
    const late = interrupted(db, () => withdrawDispute(as(brand), id));
    await expect(
      sendDisputeMessage(as(athlete, Date.now(), late), id, { id: newId(), message: "And?" }),
    ).rejects.toThrow("This dispute has ended");
    expect((await disputeForSide(as(brand), id)).thread).toEqual([]);
  });
});

describe("settling", () => {
  test("an accepted offer resolves the dispute by mediation, and both sides are told", async () => {
    const { brand, athlete, id } = await filed();
    const made = offer();
    await makeOffer(as(athlete), id, made);
    expect((await disputeTasks(as(brand))).map((task) => task.id)).toEqual([id]);
    await acceptOffer(as(brand), id, made.id);
    expect(await rowOf(id)).toMatchObject({
      status: "resolved",
      resolutionType: "mediation",
      resolutionDetails: "Send the content again: One more clip by Friday.",
      refundAmount: null,
      resolvedBy: brand.brandId,
    });
    for (const side of [brand, athlete])
      expect((await titlesTo(side)).filter((title) => title.endsWith(" settled"))).toHaveLength(1);
    await expect(appealRuling(as(athlete), id, "I changed my mind")).rejects.toThrow(
      "You both agreed on this settlement",
    );
  });

  test("nobody accepts their own offer or declines it, and nobody withdraws the other side's", async () => {
    const { brand, athlete, id } = await filed();
    const made = offer();
    await makeOffer(as(brand), id, made);
    await expect(acceptOffer(as(brand), id, made.id)).rejects.toMatchObject(FORBIDDEN);
    await expect(endOffer(as(brand), id, made.id, "decline")).rejects.toMatchObject(FORBIDDEN);
    await expect(endOffer(as(athlete), id, made.id, "withdraw")).rejects.toMatchObject(FORBIDDEN);
    const other = await filed();
    await expect(acceptOffer(other.ctx.athlete, other.id, made.id)).rejects.toMatchObject(CONFLICT);
    await endOffer(as(athlete), id, made.id, "decline");
    await expect(acceptOffer(as(athlete), id, made.id)).rejects.toMatchObject(CONFLICT);
    expect((await rowOf(id)).status).toBe("open");
  });

  test("a new offer replaces the open one of the same side", async () => {
    const { brand, athlete, id } = await filed();
    const [first, second] = [offer(), offer({ terms: "Two more clips." })];
    await makeOffer(as(athlete), id, first);
    await makeOffer(as(athlete), id, first);
    await makeOffer(as(athlete), id, second);
    const shown = (await disputeForSide(as(brand), id)).offers;
    expect(shown.map((one) => [one.terms, one.status])).toEqual([
      ["Two more clips.", "open"],
      ["One more clip by Friday.", "withdrawn"],
    ]);
    await expect(acceptOffer(as(brand), id, first.id)).rejects.toMatchObject(CONFLICT);
  });

  test("of an acceptance and a withdrawal at the same moment one counts, whichever comes first", async () => {
    for (const winner of ["accept", "withdraw-offer", "withdraw"] as const) {
      const { brand, athlete, id } = await filed("athlete");
      const made = offer();
      await makeOffer(as(athlete), id, made);
      const act = {
        accept: (on?: Database) => acceptOffer(as(brand, Date.now(), on), id, made.id),
        "withdraw-offer": (on?: Database) =>
          endOffer(as(athlete, Date.now(), on), id, made.id, "withdraw"),
        withdraw: (on?: Database) => withdrawDispute(as(athlete, Date.now(), on), id),
      };
      const losers = (["accept", "withdraw"] as const).filter((one) => one !== winner);
      const [loser = "accept"] = losers;
      await expect(act[loser](interrupted(db, () => act[winner]()))).rejects.toMatchObject(
        CONFLICT,
      );
      const expected = { accept: "resolved", "withdraw-offer": "open", withdraw: "closed" };
      expect((await rowOf(id)).status, winner).toBe(expected[winner]);
    }
  });

  test("two clicks on accept settle it once, and a ruling makes open offers lapse", async () => {
    const { brand, athlete, id } = await filed();
    const made = offer();
    await makeOffer(as(athlete), id, made);
    const results = await Promise.allSettled([
      acceptOffer(as(brand), id, made.id),
      acceptOffer(as(brand), id, made.id),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const [audited] = await db.read(
      db.orm
        .select({ action: auditLogs.action })
        .from(auditLogs)
        .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, "dispute_settled"))),
    );
    expect(audited).toHaveLength(1);
    const ruled = await filed();
    await makeOffer(ruled.ctx.brand, ruled.id, offer());
    await resolveDispute(as(await makeStaff(db)), ruled.id, ruling());
    const [rows] = await db.read(
      db.orm
        .select({ status: disputeOffers.status })
        .from(disputeOffers)
        .where(eq(disputeOffers.disputeId, ruled.id)),
    );
    expect(rows).toEqual([{ status: "lapsed" }]);
  });

  test("a refund above what was paid is neither offered nor ruled; today nothing is paid", async () => {
    const { athlete, id } = await filed();
    const refusal = {
      fields: {
        refund: ["No money is held for this campaign, so there is nothing to refund."],
      },
    };
    const refund = { type: "refund", refund: 1 };
    await expect(makeOffer(as(athlete), id, offer(refund))).rejects.toMatchObject(refusal);
    await expect(resolveDispute(as(await makeStaff(db)), id, ruling(refund))).rejects.toMatchObject(
      refusal,
    );
    expect(await rowOf(id)).toMatchObject({ status: "open", refundAmount: null });
  });
});

describe("staff", () => {
  test("the first step takes the dispute, and a colleague is refused until an admin reassigns it", async () => {
    const { id } = await filed();
    const [first, second, admin] = [
      await makeStaff(db),
      await makeStaff(db),
      await makeStaff(db, ["admin"]),
    ];
    await reviewDispute(as(first), id);
    expect((await rowOf(id)).assignedTo).toBe(first.userId);
    for (const attempt of [
      () => escalateDispute(as(second), id),
      () => resolveDispute(as(second), id, ruling()),
      () => resolveDispute(as(admin), id, ruling()),
      () => assignDispute(as(second), id, second.userId),
    ])
      await expect(attempt()).rejects.toMatchObject(CONFLICT);
    await expect(assignDispute(as(first), id, second.userId)).rejects.toMatchObject(FORBIDDEN);
    await assignDispute(as(admin), id, second.userId);
    expect(await titlesTo(second)).toContainEqual(
      expect.stringContaining("“The second clip is missing” assigned to you"),
    );
    await resolveDispute(as(second), id, ruling());
    expect((await rowOf(id)).resolvedBy).toBe(second.userId);
  });

  test("an admin alone marks a dispute as urgent, with a reason that the audit log keeps", async () => {
    const { id } = await filed();
    const [moderator, admin] = [await makeStaff(db, ["moderator"]), await makeStaff(db, ["admin"])];
    await expect(setPriority(as(moderator), id, priority("urgent"))).rejects.toMatchObject(
      FORBIDDEN,
    );
    await setPriority(as(admin), id, priority("urgent"));
    const detail = { from: "medium", ...{ to: "urgent", reason: "The event is tomorrow." } };
    const [[entry]] = await db.read(
      db.orm
        .select({ detail: auditLogs.detail })
        .from(auditLogs)
        .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, "dispute_priority_set"))),
    );
    expect(entry).toEqual({ detail });
    const sent = { intent: "priority", priority: "urgent" };
    expect(prioritySchema.safeParse({ ...sent, reason: " " }).error?.issues).toMatchObject([
      { path: ["reason"], message: "Please say why it is urgent" },
    ]);
    expect(prioritySchema.safeParse({ ...sent, priority: "high" }).success).toBe(true);
  });

  describe("with more held than one person may move", () => {
    /** A dispute about a deal of which £1,000.08 is held, our fee included. */
    async function large() {
      const deal = await filed();
      await holdPayment(db, deal.dealId, Date.now() - DAY_MS, 92_600);
      return deal.id;
    }
    async function makeAdmin(by: Person | null = null, days = 3) {
      const admin = await makeStaff(db, ["admin"]);
      await db.write([
        db.orm
          .update(userRoles)
          .set({ createdAt: Date.now() - days * DAY_MS, createdBy: by?.userId ?? null })
          .where(eq(userRoles.userId, admin.userId)),
      ]);
      return admin;
    }
    const aPenny = ruling({ type: "refund", refund: 1 });
    const refused = { fields: { refund: [expect.stringContaining("needs two of us")] } };

    test("an admin gives back a part of it once a colleague has worked on the dispute", async () => {
      const id = await large();
      const [moderator, admin] = [await makeStaff(db), await makeAdmin()];
      await expect(resolveDispute(as(admin), id, aPenny), "alone").rejects.toMatchObject(refused);
      await escalateDispute(as(moderator), id);
      await expect(resolveDispute(as(moderator), id, aPenny)).rejects.toMatchObject(refused);
      await assignDispute(as(admin), id, admin.userId);
      await resolveDispute(as(admin), id, aPenny);
      expect(await rowOf(id)).toMatchObject({ status: "resolved", resolvedBy: admin.userId });
    });

    test.each([
      ["has worked on it before", async () => makeAdmin(), true],
      ["was made one by that colleague", makeAdmin, false],
      ["has been one for less than three days", () => makeAdmin(null, 2), false],
    ] as const)("not an admin who %s", async (_, make, worksBefore) => {
      const id = await large();
      const moderator = await makeStaff(db);
      const admin = await make(moderator);
      if (worksBefore) await addNote(as(admin), id, { id: newId(), message: "Give it back" });
      await reviewDispute(as(moderator), id);
      await assignDispute(as(await makeAdmin()), id, admin.userId);
      await expect(resolveDispute(as(admin), id, aPenny)).rejects.toMatchObject(refused);
      expect(await rowOf(id)).toMatchObject({ status: "under_review" });
    });

    test("not an admin who works on it between the read and the write", async () => {
      const id = await large();
      const [moderator, admin] = [await makeStaff(db), await makeAdmin()];
      await escalateDispute(as(moderator), id);
      await assignDispute(as(admin), id, admin.userId);
      const works = interrupted(db, () =>
        addNote(as(admin), id, { id: newId(), message: "Give it back" }),
      );
      await expect(resolveDispute(as(admin, Date.now(), works), id, aPenny)).rejects.toMatchObject(
        CONFLICT,
      );
    });

    test("a ruling without a refund moves nothing, and needs one person", async () => {
      const id = await large();
      await resolveDispute(as(await makeStaff(db)), id, ruling());
      expect(await rowOf(id)).toMatchObject({ status: "resolved" });
    });

    test("a moderator gives back a part of less", async () => {
      const { id, dealId } = await filed();
      await holdPayment(db, dealId, Date.now() - DAY_MS, 92_500);
      await resolveDispute(as(await makeStaff(db)), id, aPenny);
      expect(await rowOf(id)).toMatchObject({ status: "resolved", refundAmount: 1 });
    });
  });

  test("a dispute that is assigned between the read and the write is not ruled on by another", async () => {
    const { id } = await filed();
    const [first, second] = [await makeStaff(db), await makeStaff(db)];
    const taken = interrupted(db, () => assignDispute(as(first), id, first.userId));
    await expect(resolveDispute(as(second, Date.now(), taken), id, ruling())).rejects.toMatchObject(
      CONFLICT,
    );
    expect(await rowOf(id)).toMatchObject({ status: "open", assignedTo: first.userId });
  });

  test("only staff with a role are assigned, and nobody handles a dispute of their own", async () => {
    const { brand, athlete, id } = await filed();
    const admin = as(await makeStaff(db, ["admin"]));
    const former = await makeStaff(db, ["user"]);
    for (const { userId } of [brand, athlete, former])
      await expect(assignDispute(admin, id, userId)).rejects.toMatchObject(CONFLICT);
    // Today no account is both; should one ever be, it must not judge itself.
    const judge = { ...brand, type: "staff" as const, roles: ["admin" as const] };
    await db.write([
      sql`insert into user_roles (id, user_id, role, created_at) values (${newId()}, ${brand.userId}, 'admin', 1)`,
    ]);
    await expect(resolveDispute(as(judge), id, ruling())).rejects.toMatchObject(NOT_FOUND);
    await expect(disputeForStaff(as(judge), id)).rejects.toMatchObject(NOT_FOUND);
    await expect(assignDispute(admin, id, brand.userId)).rejects.toMatchObject(CONFLICT);
  });

  test("the queue shows the most urgent first, then the oldest, by its filters", async () => {
    const staff = as(await makeStaff(db));
    const work = await makeActiveDeal(db);
    const make = async (priority: "low" | "urgent" | "medium", createdAt: number) => {
      const id = await makeDispute(db, work, { createdAt, priority });
      await assignDispute(staff, id, staff.actor.personId);
      return id;
    };
    const [low, newer, older, urgent] = [
      await make("low", 1),
      await make("medium", 3),
      await make("medium", 2),
      await make("urgent", 4),
    ] as [string, string, string, string];
    const queue = async (more = {}) => {
      const filters = { status: "active", priority: null, mine: true, ...more } as const;
      return (await disputeQueue(staff, filters)).items.map(({ id }) => id);
    };
    expect(await queue()).toEqual([urgent, older, newer, low]);
    expect(await queue({ priority: "medium" })).toEqual([older, newer]);
    await setPriority(staff, low, priority("high"));
    expect(await queue()).toEqual([urgent, low, older, newer]);
    await resolveDispute(staff, urgent, ruling());
    expect(await queue()).toEqual([low, older, newer]);
    expect(await queue({ status: "resolved" })).toEqual([urgent]);
  });

  test("long lists go on page by page, each row once, and never after another person's dispute", async () => {
    const staff = as(await makeStaff(db));
    const [work, others] = [await makeActiveDeal(db), await makeActiveDeal(db)];
    const made: string[] = [];
    for (let i = 0; i < 101; i++) {
      const priority = i % 2 ? "low" : "high";
      // Two of each time, so that the id decides.
      const values = { createdAt: 1_000 + (i >> 1), priority, assignedTo: staff.actor.personId };
      made.push(await makeDispute(db, work, values as never));
    }
    const all = async (page: (after: string | null) => ReturnType<typeof disputesOf>) => {
      const expectedVersion: string[] = [];
      const sizes: number[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const { items, next } = await page(after ?? null);
        expectedVersion.push(...items.map(({ id }) => id));
        sizes.push(items.length);
        after = next;
      }
      return { expectedVersion, sizes };
    };
    const own = await all((after) => disputesOf(as(work.brand), after));
    expect(own.sizes).toEqual([50, 50, 1]);
    expect(own.expectedVersion.toSorted()).toEqual(made.toSorted());
    const mine = { status: "active", priority: null, mine: true } as const;
    const queue = await all((after) => disputeQueue(staff, mine, after));
    expect(queue.expectedVersion.toSorted()).toEqual(made.toSorted());
    const low = await all((after) => disputeQueue(staff, { ...mine, priority: "low" }, after));
    expect(low.expectedVersion).toEqual(queue.expectedVersion.slice(51));
    const foreign = await makeDispute(db, others, { createdAt: 2_000 });
    expect((await disputesOf(as(work.brand), foreign)).items).toEqual([]);
  });

  test("nothing is ruled before the respondent has answered or their days are over, unless it is urgent", async () => {
    const work = await makeActiveDeal(db);
    const createdAt = Date.parse("2026-11-19T12:00Z");
    const make = () => makeDispute(db, work, { createdAt });
    const staff = (when: string) => async (id: string) => {
      const ctx = as(await makeStaff(db), Date.parse(when));
      await resolveDispute(ctx, id, ruling());
    };
    const early = await make();
    await expect(staff("2026-11-24T23:59Z")(early)).rejects.toThrow(
      "Test Athlete has until Tue 24 Nov to answer.",
    );
    await staff("2026-11-25T00:00Z")(early);
    const escalated = await make();
    const handler = as(await makeStaff(db), Date.parse("2026-11-20T12:00Z"));
    await escalateDispute(handler, escalated);
    await expect(resolveDispute(handler, escalated, ruling())).rejects.toMatchObject(CONFLICT);
    const admin = as(await makeStaff(db, ["admin"]));
    await setPriority(admin, escalated, priority("urgent"));
    // Lowered again between the read and the write.
    const calmed = interrupted(db, () => setPriority(handler, escalated, priority("high")));
    await expect(
      resolveDispute({ ...handler, db: calmed }, escalated, ruling()),
    ).rejects.toMatchObject(CONFLICT);
    await setPriority(admin, escalated, priority("urgent"));
    await resolveDispute(handler, escalated, ruling());
    const overdue = await make();
    const later = as(await makeStaff(db), Date.parse("2026-11-25T12:00Z"));
    const extended = interrupted(db, () =>
      extendDeadline(as(work.brand, later.now), "dispute_athlete", overdue),
    );
    await expect(
      resolveDispute({ ...later, db: extended }, overdue, ruling()),
    ).rejects.toMatchObject(CONFLICT);
    expect((await rowOf(overdue)).status).toBe("open");
    const answeredEarly = await make();
    const reply = { id: newId(), message: "I sent it" };
    await sendDisputeMessage(as(work.athlete, createdAt + 1), answeredEarly, reply);
    await staff("2026-11-20T12:00Z")(answeredEarly);
  });
});

describe("an appeal", () => {
  const ruled = async (resolvedAt = Date.now()) => {
    const dispute = await filed();
    const first = await makeStaff(db);
    await resolveDispute(as(first, resolvedAt), dispute.id, ruling());
    return { ...dispute, first };
  };

  test("goes to another member of staff, whose ruling is final", async () => {
    const { brand, athlete, id, first } = await ruled();
    expect((await disputeForSide(as(athlete), id)).mayAppeal).toBe(true);
    await appealRuling(as(athlete), id, "The brief said one clip");
    expect(await rowOf(id)).toMatchObject({
      status: "escalated",
      assignedTo: null,
      resolutionType: null,
      resolvedBy: null,
    });
    expect(await titlesTo(brand)).toContainEqual(
      expect.stringContaining("decision on “The second clip is missing” appealed"),
    );
    for (const attempt of [
      () => reviewDispute(as(first), id),
      () => resolveDispute(as(first), id, ruling()),
      () => assignDispute(as(first), id, first.userId),
      async () => assignDispute(as(await makeStaff(db, ["admin"])), id, first.userId),
      () => withdrawDispute(as(brand), id),
    ])
      await expect(attempt()).rejects.toMatchObject(CONFLICT);
    const second = await makeStaff(db);
    await resolveDispute(as(second), id, ruling({ type: "resubmission", details: "One clip." }));
    const page = await disputeForSide(as(brand), id);
    expect(page).toMatchObject({
      status: "resolved",
      resolutionType: "resubmission",
      mayAppeal: false,
      appeal: { resolutionType: "no_action", appellantId: athlete.userId },
    });
    expect((await notificationsTo(brand)).at(-1)?.message).toContain("This decision is final.");
    for (const side of [brand, athlete])
      await expect(appealRuling(as(side), id, "Again")).rejects.toThrow("This decision is final");
  });

  test("the first ruler is refused by the statement itself", async () => {
    const { athlete, id, first } = await ruled();
    await appealRuling(as(athlete), id, "Look again");
    // As if the check of what was read had missed it.
    const blind: Database = {
      ...db,
      read: (async (...queries: never[]) => {
        const [rows, ...rest] = await (db.read as (...q: never[]) => Promise<unknown[][]>)(
          ...queries,
        );
        return [rows?.map((row) => ({ ...(row as object), firstRuledBy: null })), ...rest];
      }) as never,
    };
    await expect(resolveDispute(as(first, Date.now(), blind), id, ruling())).rejects.toMatchObject(
      CONFLICT,
    );
    await expect(
      assignDispute(as(first, Date.now(), blind), id, first.userId),
    ).rejects.toMatchObject(CONFLICT);
  });

  test("is made once, until the seventh day after the ruling has ended in London", async () => {
    const at = Date.parse("2026-10-20T12:00Z");
    // The clocks go back on 25 October, so the day ends at midnight UTC.
    const [late, justInTime] = [await ruled(at), await ruled(at)];
    await expect(
      appealRuling(as(late.athlete, Date.parse("2026-10-28T00:00Z")), late.id, "Late"),
    ).rejects.toThrow("The 7 days to appeal have passed");
    await appealRuling(
      as(justInTime.athlete, Date.parse("2026-10-27T23:59Z")),
      justInTime.id,
      "In time",
    );
    const both = await ruled();
    const results = await Promise.allSettled([
      appealRuling(as(both.athlete), both.id, "Mine"),
      appealRuling(as(both.brand), both.id, "Mine"),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // Sent again it is made once, and another one is refused.
    await appealRuling(as(justInTime.athlete), justInTime.id, "In time");
    await expect(
      appealRuling(as(justInTime.athlete), justInTime.id, "And another"),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the record of the campaign", () => {
  const entriesOf = async (id: string) => {
    const [rows] = await db.read(
      db.orm
        .select({ kind: recordEntries.kind, body: recordEntries.body })
        .from(recordEntries)
        .where(eq(recordEntries.subjectId, id))
        .orderBy(recordEntries.number),
    );
    return rows;
  };

  test("holds the filing, each ruling and a settlement, with hashes in place of the texts", async () => {
    const { brand, athlete, dealId } = await makeActiveDeal(db);
    const dispute = input(dealId, { description: "A private word" });
    await fileDispute(as(athlete), dispute);
    await sendDisputeMessage(as(brand), dispute.id, { id: newId(), message: "It was paid" });
    await resolveDispute(as(await makeStaff(db)), dispute.id, ruling());
    await appealRuling(as(brand), dispute.id, "Look again");
    const made = offer({ terms: "A private word" });
    await makeOffer(as(brand), dispute.id, made);
    await acceptOffer(as(athlete), dispute.id, made.id);
    const entries = await entriesOf(dispute.id);
    expect(entries.map(({ kind }) => kind)).toEqual([
      "dispute_filed",
      "dispute_ruled",
      "dispute_settled",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/private word|late|agreed/);
    expect(JSON.stringify(entries[1]?.body)).toMatch(/[0-9a-f]{64}.*no_action/);
  });

  test("holds nothing of a step that was refused", async () => {
    const { athlete, id } = await filed();
    const [first, second] = [await makeStaff(db), await makeStaff(db)];
    const taken = interrupted(db, () => assignDispute(as(first), id, first.userId));
    await expect(resolveDispute(as(second, Date.now(), taken), id, ruling())).rejects.toThrow();
    await expect(acceptOffer(as(athlete), id, newId())).rejects.toThrow();
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe("the file", () => {
  test("shows the deal and what was handed over, never a draft", async () => {
    const { brand, athlete, campaignId } = await makeActiveDeal(db);
    await makeContent(db, campaignId, athlete.userId, "draft", { title: "Secret draft" });
    await makeContent(db, campaignId, athlete.userId, "polishing", { title: "Secret polish" });
    await makeContent(db, campaignId, athlete.userId, "approved", { title: "First clip" });
    const flagged = { title: "Flagged clip", submittedAt: 1 };
    const flaggedId = await makeContent(db, campaignId, athlete.userId, "awaiting_review", flagged);
    await flagContent(as(brand), flaggedId, "copyright_concern", "");
    const other = await makeAthlete(db);
    await makeInvitation(db, campaignId, other.userId);
    await makeContent(db, campaignId, other.userId, "approved", { title: "Somebody else's" });
    const id = await makeDispute(db, { brand, athlete, campaignId });
    for (const reader of [brand, athlete]) {
      const { facts } = await disputeForSide(as(reader), id);
      expect(facts.deal).toBe("active");
      expect(facts.contentItems.map(({ title, status }) => [title, status])).toEqual([
        ["First clip", "approved"],
        ["Flagged clip", "flagged"],
      ]);
      expect(facts.steps.map(({ step }) => step)).toEqual(["content_flag"]);
    }
  });

  test("shows the contracts of the two, with the versions and their signatures", async () => {
    const [work, other] = [await makeActiveDeal(db), await makeAthlete(db)];
    const { brand, athlete, campaignId } = work;
    const invitationOf = async (userId: string) => {
      const own = eq(campaignInvitations.athleteId, userId);
      const [[row]] = await db.read(db.orm.select().from(campaignInvitations).where(own));
      return row?.id ?? expect.fail();
    };
    const id = await makeDispute(db, work);
    expect((await disputeForSide(as(brand), id)).facts.contracts).toEqual([]);
    await makeInvitation(db, campaignId, other.userId);
    await makeContract(db, await invitationOf(other.userId), { ...work, athlete: other });
    const contractId = await makeContract(db, await invitationOf(athlete.userId), work);
    await db.write([
      sql`insert into contract_versions (contract_id, number, proposed_by, body, hash, created_at)
        select contract_id, 2, 'athlete', body, hash, 20 from contract_versions where contract_id = ${contractId}`,
      sql`update contracts set version = 2, status = 'partially_signed' where id = ${contractId}`,
      sql`insert into contract_signatures (contract_id, number, side, user_id, name, consent, hash, ip_address, user_agent, signed_at)
        values (${contractId}, 2, 'brand', ${brand.userId}, 'Nora Light', '', '', '', '', 30)`,
    ]);
    const staff = as(await makeStaff(db));
    for (const page of [await disputeForSide(as(athlete), id), await disputeForStaff(staff, id)])
      expect(page.facts.contracts).toEqual([
        {
          id: contractId,
          kind: "contract",
          status: "partially_signed",
          createdAt: expect.any(Number),
          versions: [
            { number: 1, by: "brand", at: expect.any(Number) },
            { number: 2, by: "athlete", at: 20 },
          ],
          signatures: [{ number: 2, side: "brand", name: "Nora Light", at: 30 }],
        },
      ]);
  });

  test("either side attaches messages of both, and unsending does not remove the copies", async () => {
    const { brand, athlete, id } = await filed();
    const conversationId = await makeConversation(db, brand, athlete, [
      { from: brand, body: "Two clips, please", at: Date.now() },
      { from: athlete, body: "One clip is what I accepted", at: Date.now() },
      { from: brand, body: "Private", at: Date.now() },
    ]);
    const stranger = await makeAthlete(db);
    await makeConversation(db, brand, stranger, [{ from: brand, body: "For another" }]);
    expect((await attachable(as(athlete), id)).messages.map(({ body }) => body)).toEqual([
      "Two clips, please",
      "One clip is what I accepted",
      "Private",
    ]);
    const chosen = { id: newId(), messages: [1, 2, 99] };
    await attachMessages(as(athlete), id, chosen);
    await attachMessages(as(athlete), id, chosen);
    await unsendMessage(as(brand), conversationId, 1);
    await changeConversation(as(brand), conversationId, "block");
    const { excerpts } = await disputeForStaff(as(await makeStaff(db)), id);
    expect(excerpts.map(({ messages }) => messages.map(({ body }) => body))).toEqual([
      ["Two clips, please", "One clip is what I accepted"],
    ]);
    await expect(attachMessages(as(athlete), id, { id: newId(), messages: [1] })).rejects.toThrow(
      "These messages have been removed",
    );
  });
});
