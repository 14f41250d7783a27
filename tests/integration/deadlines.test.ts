import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { listLateReviews } from "~/features/backoffice/moderation/late-reviews.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { extendDeadline } from "~/features/campaigns/deadlines/extend-deadline.server";
import { runDeadlines } from "~/features/campaigns/deadlines/run-deadlines.server";
import { markPosted, reviseContent } from "~/features/content/content/commands.server";
import { approveContent, requestChanges } from "~/features/content/content/decisions.server";
import { contentFileTarget } from "~/features/content/content/files.server";
import {
  loadAthleteContent,
  loadBrandContent,
  loadStaffContent,
} from "~/features/content/content/queries.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { endLateDeal } from "~/features/deals/deals/end-deal.server";
import { invite } from "~/features/deals/invitations/invite.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { addFile } from "~/features/media/media/attachments.server";
import { PAYMENT_SETTLE } from "~/features/money/payments/outbox-kinds";
import { settleDeal } from "~/features/money/payments/settle-payment.server";
import { loadAthleteTasks } from "~/features/workspace/workspace/athlete-tasks.server";
import { AT_DEADLINE } from "~/server/jobs";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  auditLogs,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
  outbox,
  payments,
  recordEntries,
} from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import {
  dealOf,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { ownDatabase } from "../support/own-database";
import { holdPayment, settlementsQueued } from "../support/payments";
import { sendDraft } from "../support/send-draft";

// These tests move the clock for all open pending actions, which would end those of other tests.
const db = ownDatabase();
afterAll(() => db.client.close());

const NEW_VERSION = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/2.mp4"],
};

const FILE = {
  id: newId(),
  name: "me.jpg",
  kind: "picture",
  bytes: 1,
  width: 480,
  height: 480,
  durationMs: null,
  poster: false,
  sha256: null,
} as const;

// Long ago, so that no other test's pending action is due: a Monday in winter, in a year without bank holidays in the list.
const MONDAY = Date.parse("2001-03-05T10:00:00Z");
const at = (day: string, time = "00:01") => Date.parse(`${day}T${time}:00Z`);

const run = (now: number, on: Database = db) =>
  runDeadlines({ db: on, clock: () => now }, AT_DEADLINE, Number.POSITIVE_INFINITY);

const as = (person: Person, now = MONDAY, on: Database = db) => ({
  ...commandContext(on, person),
  now,
});

const notificationsTo = async ({ userId }: Person) => {
  const rows = (await notificationsOf(db, userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

const statusOf = async (
  table: typeof campaignInvitations | typeof contentSubmissions,
  id: string,
) => {
  const [[row]] = await db.read(
    db.orm.select({ status: table.status }).from(table).where(eq(table.id, id)),
  );
  return row?.status;
};

async function invitation() {
  const [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  const campaignId = await makeCampaign(db, brand.brandId);
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
  await db.write([
    db.orm
      .update(campaignInvitations)
      .set({ createdAt: MONDAY, offeredAt: MONDAY })
      .where(eq(campaignInvitations.id, id)),
  ]);
  return { brand, athlete, campaignId, id };
}

/** Creates a content item that has been in review since Monday. */
async function review(values: Partial<typeof campaigns.$inferInsert> = {}, description?: string) {
  const deal = await makeActiveDeal(db);
  const { campaignId, athlete } = deal;
  if (Object.keys(values).length > 0)
    await db.write([db.orm.update(campaigns).set(values).where(eq(campaigns.id, campaignId))]);
  const id = await makeContent(db, campaignId, athlete.userId, "awaiting_review", {
    submittedAt: MONDAY,
    ...(description !== undefined && { description }),
  });
  return { ...deal, id };
}

async function changes() {
  const contentItem = await review();
  await requestChanges(as(contentItem.brand), contentItem.id, "Show the shoe");
  return contentItem;
}

const auditOf = async (id: string, action: "invitation_lapsed" | "content_approve") => {
  const [rows] = await db.read(
    db.orm
      .select({ userId: auditLogs.userId, detail: auditLogs.detail })
      .from(auditLogs)
      .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, action))),
  );
  return rows;
};

describe("reminders", () => {
  test("go to the side that must act, once at half of the time and once on the last day", async () => {
    const { athlete, brand } = await invitation();
    await run(at("2001-03-09", "08:59"));
    expect(await notificationsTo(athlete)).toEqual([]);
    for (let i = 0; i < 3; i += 1) await run(at("2001-03-09", "09:00"));
    expect(await notificationsTo(athlete)).toEqual([
      {
        title: "Northlight: answer to Autumn miles due by Mon 12 Mar 2001",
        message:
          "They're waiting for your answer to “Autumn miles”. You have until Mon 12 Mar 2001. Then the invitation expires.",
      },
    ]);
    for (let i = 0; i < 3; i += 1) await run(at("2001-03-12", "09:00"));
    expect((await notificationsTo(athlete)).map(({ title }) => title)).toEqual([
      "Northlight: answer to Autumn miles due by Mon 12 Mar 2001",
      "Northlight: answer to Autumn miles due today",
    ]);
    expect(await notificationsTo(brand)).toEqual([]);
  });

  test("are sent once by two parallel runs", async () => {
    const { brand } = await review();
    await Promise.all([run(at("2001-03-08", "09:00")), run(at("2001-03-08", "09:00"))]);
    expect((await notificationsTo(brand)).map(({ title }) => title)).toEqual([
      "Test Athlete: “First clip” still to review today",
    ]);
  });

  test("follow the time zone of the person who must act", async () => {
    const { brand } = await review();
    const { profiles } = await import("~db/schema");
    await db.write([
      db.orm
        .update(profiles)
        .set({ timeZone: "America/New_York" })
        .where(eq(profiles.id, brand.userId)),
    ]);
    await run(at("2001-03-08", "13:59"));
    expect((await notificationsTo(brand)).map(({ title }) => title)).toEqual([
      "Test Athlete: “First clip” still to review by Thu 8 Mar 2001",
    ]);
    await run(at("2001-03-08", "14:00"));
    expect(await notificationsTo(brand)).toHaveLength(2);
  });

  test("start again with the next turn on the same content item", async () => {
    const { brand, athlete, id } = await changes();
    await run(at("2001-03-12", "09:00"));
    expect((await notificationsTo(athlete)).at(-1)?.title).toBe(
      "Northlight: new version of “First clip” today",
    );
    await reviseContent(as(athlete, at("2001-03-12", "12:00")), id, NEW_VERSION);
    await run(at("2001-03-15", "09:00"));
    expect((await notificationsTo(brand)).at(-1)?.title).toBe(
      "Test Athlete: “Second clip” still to review today",
    );
  });
});

describe("an invitation without an answer", () => {
  test("lapses after its last day; both sides are notified, and the brand can invite again", async () => {
    const { brand, athlete, campaignId, id } = await invitation();
    await run(at("2001-03-12", "23:59"));
    expect(await statusOf(campaignInvitations, id)).toBe("pending");
    await run(at("2001-03-13"));
    await run(at("2001-03-13"));
    expect(await statusOf(campaignInvitations, id)).toBe("lapsed");
    expect(
      (await notificationsTo(athlete)).filter(({ title }) => title.includes("invitation expired")),
    ).toEqual([
      {
        title: "Northlight: invitation expired, Autumn miles",
        message:
          "Their invitation to “Autumn miles” has expired. You had until Mon 12 Mar 2001 to answer.",
      },
    ]);
    expect(await notificationsTo(brand)).toEqual([
      {
        title: "Test Athlete: invitation expired, Autumn miles",
        message:
          "They didn't answer your invitation to “Autumn miles” by Mon 12 Mar 2001. You can invite them again.",
      },
    ]);
    expect(await auditOf(id, "invitation_lapsed")).toEqual([
      { userId: null, detail: { lastDay: "2001-03-12" } },
    ]);

    const again = newId();
    await invite(commandContext(db, brand), athlete.userId, {
      id: again,
      campaignId,
      fee: 300,
      deliverables: [],
    });
    expect(await statusOf(campaignInvitations, again)).toBe("pending");
    expect(await statusOf(campaignInvitations, id)).toBeUndefined();
  });

  test("lapses at the end of the day before its campaign starts", async () => {
    const { campaignId, id } = await invitation();
    await db.write([
      db.orm.update(campaigns).set({ startDate: "2001-03-08" }).where(eq(campaigns.id, campaignId)),
    ]);
    await run(at("2001-03-08"));
    expect(await statusOf(campaignInvitations, id)).toBe("lapsed");
  });

  test("does not lapse when the athlete answers between the job's read and its write", async () => {
    const { athlete, id } = await invitation();
    const late: Database = {
      ...db,
      async write(statements) {
        if ((await statusOf(campaignInvitations, id)) === "pending")
          await respondToInvitation(as(athlete, at("2001-03-13")), id, "accept");
        return db.write(statements);
      },
    };
    await run(at("2001-03-13"), late);
    expect(await statusOf(campaignInvitations, id)).toBe("accepted");
    expect(await auditOf(id, "invitation_lapsed")).toEqual([]);
    expect((await notificationsTo(athlete)).map(({ title }) => title)).not.toContain(
      "Northlight: invitation expired, Autumn miles",
    );
  });

  test("can be answered until the job has lapsed it, but not after that", async () => {
    const [inTime, tooLate] = [await invitation(), await invitation()];
    await respondToInvitation(as(inTime.athlete, at("2001-03-13")), inTime.id, "accept");
    await run(at("2001-03-13"));
    expect(await statusOf(campaignInvitations, inTime.id)).toBe("accepted");
    await expect(
      respondToInvitation(as(tooLate.athlete, at("2001-03-13")), tooLate.id, "accept"),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a content item that is not reviewed in time", () => {
  test("reminds the brand and notifies staff, once", async () => {
    const staff = await makeStaff(db);
    const { brand, athlete, id } = await review();
    await run(at("2001-03-09"));
    await run(at("2001-03-10"));
    expect(await statusOf(contentSubmissions, id)).toBe("awaiting_review");
    expect(await notificationsTo(brand)).toEqual([
      {
        title: "Test Athlete: review of “First clip” overdue",
        message: "You had until Thu 8 Mar 2001 to decide on “First clip”.",
      },
    ]);
    expect(await notificationsTo(staff)).toContainEqual({
      title: "Northlight: review of “First clip” overdue",
      message: "They had until Thu 8 Mar 2001 to decide on “First clip” by Test Athlete.",
    });
    expect(await notificationsTo(athlete)).toEqual([]);
    // Staff have it on their list, and may read it, until it is decided or extended.
    const listed = async () =>
      (await listLateReviews(db, at("2001-03-10"))).filter((late) => late.id === id);
    expect(await listed()).toMatchObject([
      { company: "Northlight", athlete: "Test Athlete", lastDay: "2001-03-08", daysLate: 2 },
    ]);
    expect(await loadStaffContent(db, id)).not.toBeNull();
    await extendDeadline(as(athlete, at("2001-03-12")), "review", id);
    expect(await listed()).toEqual([]);
    expect(await loadStaffContent(db, id)).toBeNull();
    await run(at("2001-03-20"));
    expect(await listed()).toHaveLength(1);
    await requestChanges(as(brand, at("2001-03-20")), id, "Show the shoe");
    await reviseContent(as(athlete, at("2001-03-21")), id, NEW_VERSION);
    expect(await listed()).toEqual([]);
  });

  test("is approved automatically in the brand's name, if the campaign says so", async () => {
    const { brand, athlete, id } = await review({ overdueReview: "approve" });
    await run(at("2001-03-08", "23:59"));
    expect(await statusOf(contentSubmissions, id)).toBe("awaiting_review");
    await run(at("2001-03-09"));
    expect(await statusOf(contentSubmissions, id)).toBe("approved");
    expect(await auditOf(id, "content_approve")).toEqual([
      { userId: brand.userId, detail: { automatic: true, lastDay: "2001-03-08" } },
    ]);
    expect((await notificationsTo(athlete)).map(({ message }) => message)).toEqual([
      "“First clip” was approved automatically: they had until Thu 8 Mar 2001 to decide. Post it, then mark it as posted.",
    ]);
    expect((await notificationsTo(brand)).at(-1)?.title).toBe(
      "“First clip” approved automatically",
    );
  });

  test("releases the money that is held for it, when it is approved automatically", async () => {
    const { campaignId } = await review({ overdueReview: "approve" });
    const [[deal]] = await db.read(
      db.orm
        .select()
        .from(campaignInvitations)
        .where(eq(campaignInvitations.campaignId, campaignId)),
    );
    const dealId = deal?.id ?? "";
    const paymentId = await holdPayment(db, dealId, MONDAY);
    await run(at("2001-03-09"));
    const [queued] = await db.read(
      db.orm
        .select({ payload: outbox.payload })
        .from(outbox)
        .where(eq(outbox.kind, PAYMENT_SETTLE)),
    );
    expect(queued).toEqual([{ payload: { dealId } }]);
    await settleDeal({ db, clock: () => at("2001-03-09") }, { dealId });
    const [[paid]] = await db.read(
      db.orm.select().from(payments).where(eq(payments.id, paymentId)),
    );
    expect(paid).toMatchObject({ status: "settled", toAthlete: 90_000, settledFor: "approved" });
  });

  test("is never approved automatically when its caption fails the disclosure check", async () => {
    const { brand, id } = await review({ overdueReview: "approve" }, "Ten kilometres.");
    await run(at("2001-03-09"));
    expect(await statusOf(contentSubmissions, id)).toBe("awaiting_review");
    expect((await notificationsTo(brand)).map(({ message }) => message)).toEqual([
      "You had until Thu 8 Mar 2001 to decide on “First clip”. It wasn't approved automatically, because you had to decide on its ad label.",
    ]);
  });

  test.each(["remind", "approve"] as const)(
    "keeps a decision that the brand makes between the job's read and its write (%s)",
    async (overdueReview) => {
      const { brand, id } = await review({ overdueReview });
      const late: Database = {
        ...db,
        async write(statements) {
          if ((await statusOf(contentSubmissions, id)) === "awaiting_review")
            await requestChanges(as(brand, at("2001-03-09")), id, "Show the shoe");
          return db.write(statements);
        },
      };
      await run(at("2001-03-09"), late);
      expect(await statusOf(contentSubmissions, id)).toBe("rejected");
      expect(await notificationsTo(brand)).toEqual([]);
    },
  );

  test("can still be approved by the brand after its deadline", async () => {
    const { brand, id } = await review();
    await run(at("2001-03-09"));
    await approveContent(as(brand, at("2001-03-12")), id);
    expect(await auditOf(id, "content_approve")).toEqual([{ userId: brand.userId, detail: null }]);
  });
});

test("the brand is notified once of changes that are not made in time", async () => {
  const { brand, athlete, id } = await changes();
  await run(at("2001-03-12", "23:59"));
  expect(await notificationsTo(brand)).toEqual([]);
  await run(at("2001-03-13"));
  await run(at("2001-03-14"));
  expect(await statusOf(contentSubmissions, id)).toBe("rejected");
  expect(await notificationsTo(brand)).toEqual([
    {
      title: "Test Athlete: new version of “First clip” overdue",
      message:
        "They had until Mon 12 Mar 2001 to send a new version of “First clip”. You can give them more time or end the deal.",
    },
  ]);
  expect((await notificationsTo(athlete)).map(({ title }) => title)).not.toContain(
    "Test Athlete: new version of “First clip” overdue",
  );
});

describe("the end of a deal", () => {
  const LATE = at("2001-03-13", "12:00");

  async function late() {
    const contentItem = await changes();
    const { campaignId, athlete } = contentItem;
    const make = (status: "draft" | "awaiting_review" | "approved") =>
      makeContent(db, campaignId, athlete.userId, status, { submittedAt: LATE });
    const others = [await make("draft"), await make("awaiting_review"), await make("approved")];
    return { ...contentItem, others };
  }

  const dealStatusOf = async (campaignId: string) => {
    const [[row]] = await db.read(
      db.orm.select({ status: deals.status }).from(deals).where(eq(deals.campaignId, campaignId)),
    );
    return row?.status;
  };

  test("withdraws the contract that was not signed", async () => {
    const { brand, athlete, campaignId, id } = await late();
    const [[invitation]] = await db.read(
      db.orm
        .select({ id: campaignInvitations.id })
        .from(campaignInvitations)
        .where(eq(campaignInvitations.campaignId, campaignId)),
    );
    const contractId = await makeContract(db, invitation?.id ?? "", { brand, athlete, campaignId });
    await endLateDeal(as(brand, LATE), id);
    expect(await loadContractPage(as(athlete, LATE), contractId)).toMatchObject({
      status: "withdrawn",
      reason: "The deal was ended.",
    });
  });

  test("is recorded once, with the content item and its last day", async () => {
    const { brand, campaignId, id } = await late();
    await endLateDeal(as(brand, LATE), id);
    await endLateDeal(as(brand, LATE + 1), id);
    const [entries] = await db.read(
      db.orm
        .select({ body: recordEntries.body })
        .from(recordEntries)
        .where(and(eq(recordEntries.campaignId, campaignId), eq(recordEntries.kind, "deal_ended"))),
    );
    expect(entries.map(({ body }) => JSON.parse(body))).toEqual([
      { by: "brand", contentId: id, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });

  test("is possible after the campaign was completed, and has the money that is held looked at", async () => {
    const { brand, athlete, campaignId, id } = await late();
    await endCampaign(as(brand, LATE), campaignId, "complete");
    expect(await dealStatusOf(campaignId)).toBe("completed");
    const dealId = await dealOf(db, campaignId, athlete.userId);
    await holdPayment(db, dealId, LATE);
    await endLateDeal(as(brand, LATE), id);
    expect(await dealStatusOf(campaignId)).toBe("ended");
    expect(await settlementsQueued(db, dealId)).toBe(1);
  });

  test("closes what is not approved and notifies the athlete, once", async () => {
    const { brand, athlete, campaignId, id, others } = await late();
    const [draft, inReview, approved] = others as [string, string, string];
    await endLateDeal(as(brand, LATE), id);
    await endLateDeal(as(brand, LATE + 1), id);
    expect(await dealStatusOf(campaignId)).toBe("ended");
    const shown = async (content: string) =>
      (await loadAthleteContent(db, athlete.userId, content))?.status;
    expect(await Promise.all([id, draft, inReview, approved].map(shown))).toEqual([
      ...["closed", "closed", "closed", "approved"],
    ]);
    expect((await loadBrandContent(db, brand.brandId, id)) as object).toMatchObject({
      status: "closed",
      deadline: null,
    });
    expect(await loadBrandContent(db, brand.brandId, draft)).toBe("withdrawn");
    const notifications = await notificationsTo(athlete);
    expect(notifications.filter(({ title }) => title.includes("deal ended"))).toEqual([
      {
        title: "Northlight: deal ended, Autumn miles",
        message:
          "They ended your deal for “Autumn miles”: you had until Mon 12 Mar 2001 to send a new version of “First clip”. You can still post content that was approved before.",
      },
    ]);
    // Nothing moves any more but the approved content item.
    const revised = reviseContent(as(athlete, LATE + 2), id, NEW_VERSION);
    await expect(revised).rejects.toMatchObject({ code: "conflict" });
    const sent = sendDraft(as(athlete, LATE + 2), draft);
    await expect(sent).rejects.toMatchObject({ code: "conflict" });
    const asAthlete = as(athlete, LATE + 2);
    const added = addFile(asAthlete, contentFileTarget, { contentId: draft }, FILE);
    await expect(added).rejects.toMatchObject({ code: "conflict" });
    await markPosted(asAthlete, env, approved, "https://example.com/p/1");
    expect((await loadAthleteTasks(db, athlete.userId, LATE)).returned.total).toBe(0);
    await run(at("2001-03-20"));
    expect(await notificationsTo(brand)).not.toContainEqual(
      expect.objectContaining({ title: expect.stringContaining("overdue") }),
    );
  });

  test("is refused before the deadline and after an extension", async () => {
    const { brand, campaignId, id } = await late();
    await expect(endLateDeal(as(brand, at("2001-03-12", "23:59")), id)).rejects.toMatchObject({
      code: "conflict",
    });
    const extended: Database = {
      ...db,
      async write(statements) {
        await extendDeadline(as(brand, LATE), "changes", id);
        return db.write(statements);
      },
    };
    await expect(endLateDeal(as(brand, LATE, extended), id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await dealStatusOf(campaignId)).toBe("active");
  });

  test("does not overtake a new version that arrives at the same time", async () => {
    const { brand, athlete, campaignId, id } = await late();
    const revised: Database = {
      ...db,
      async write(statements) {
        if ((await statusOf(contentSubmissions, id)) === "rejected")
          await reviseContent(as(athlete, LATE), id, NEW_VERSION);
        return db.write(statements);
      },
    };
    await expect(endLateDeal(as(brand, LATE, revised), id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await dealStatusOf(campaignId)).toBe("active");
    expect(await statusOf(contentSubmissions, id)).toBe("awaiting_review");
  });
});

describe("more time", () => {
  const THURSDAY = at("2001-03-08", "12:00");

  test("is given by the waiting side, counted from today, audited, and notified to the other side", async () => {
    const { brand, athlete, id } = await invitation();
    expect(await extendDeadline(as(brand, THURSDAY), "invitation", id)).toEqual({
      lastDay: "2001-03-15",
    });
    expect(await notificationsTo(athlete)).toEqual([
      {
        title: "Northlight: more time to answer",
        message: "You now have until Thu 15 Mar 2001 to answer: “Autumn miles”.",
      },
    ]);
    const [rows] = await db.read(
      db.orm
        .select({ userId: auditLogs.userId, detail: auditLogs.detail })
        .from(auditLogs)
        .where(and(eq(auditLogs.resourceId, id), eq(auditLogs.action, "deadline_extended"))),
    );
    expect(rows).toEqual([
      { userId: brand.userId, detail: { kind: "invitation", lastDay: "2001-03-15" } },
    ]);
    // Half of the time and the old deadline trigger nothing; the new last day triggers a reminder.
    await run(at("2001-03-13"));
    expect(await notificationsTo(athlete)).toHaveLength(1);
    await run(at("2001-03-15", "09:00"));
    expect((await notificationsTo(athlete)).at(-1)?.title).toBe(
      "Northlight: answer to Autumn miles due today",
    );
    await run(at("2001-03-16"));
    expect(await statusOf(campaignInvitations, id)).toBe("lapsed");
  });

  test("changes nothing if it is given a second time on the same day", async () => {
    const { athlete, brand, id } = await review();
    const extend = () => extendDeadline(as(athlete, THURSDAY), "review", id);
    expect([await extend(), await extend()]).toEqual([
      { lastDay: "2001-03-13" },
      { lastDay: "2001-03-13" },
    ]);
    expect(await notificationsTo(brand)).toHaveLength(1);
  });

  test("restarts the steps after a deadline step was taken", async () => {
    const { brand, athlete, id } = await changes();
    await run(at("2001-03-13"));
    await extendDeadline(as(brand, at("2001-03-13", "12:00")), "changes", id);
    await run(at("2001-03-20", "09:00"));
    expect((await notificationsTo(athlete)).at(-1)?.title).toBe(
      "Northlight: new version of “First clip” today",
    );
    await run(at("2001-03-21"));
    expect(
      (await notificationsTo(brand)).filter(({ title }) => title.includes("new version")),
    ).toHaveLength(2);
  });

  test.each([
    ["invitation", invitation, "brand"],
    ["review", review, "athlete"],
    ["changes", changes, "brand"],
  ] as const)(
    "for a pending action of kind %s is refused to the side that must act, and to strangers",
    async (kind, make, side) => {
      const { brand, athlete, id } = await make();
      const [waits, acts] = side === "brand" ? [brand, athlete] : [athlete, brand];
      const stranger = side === "brand" ? await makeBrand(db) : await makeAthlete(db);
      await expect(extendDeadline(as(acts, THURSDAY), kind, id)).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(
        extendDeadline(as(await makeStaff(db), THURSDAY), kind, id),
      ).rejects.toMatchObject({ code: "forbidden" });
      await expect(extendDeadline(as(stranger, THURSDAY), kind, id)).rejects.toMatchObject({
        code: "not_found",
      });
      await extendDeadline(as(waits, at("2001-03-14")), kind, id);
    },
  );

  test("is refused after a decision", async () => {
    const { brand, athlete, id } = await review();
    const late: Database = {
      ...db,
      async write(statements) {
        if ((await statusOf(contentSubmissions, id)) === "awaiting_review")
          await approveContent(as(brand, THURSDAY), id);
        return db.write(statements);
      },
    };
    await expect(extendDeadline(as(athlete, THURSDAY, late), "review", id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await notificationsTo(brand)).map(({ title }) => title)).not.toContainEqual(
      expect.stringContaining("more time"),
    );
    await expect(extendDeadline(as(athlete, THURSDAY), "review", id)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("prevents the deadline step if it comes between the job's read and its write", async () => {
    const { brand, id } = await invitation();
    const late: Database = {
      ...db,
      async write(statements) {
        await extendDeadline(as(brand, at("2001-03-13")), "invitation", id);
        return db.write(statements);
      },
    };
    await run(at("2001-03-13"), late);
    expect(await statusOf(campaignInvitations, id)).toBe("pending");
  });
});
