import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadInvitationChoices } from "~/features/deals/invitations/choices.server";
import {
  ALREADY_INVITED,
  INVITATIONS_PER_HOUR,
} from "~/features/deals/invitations/invitation-limits";
import { invite, inviteMany } from "~/features/deals/invitations/invite.server";
import {
  type CampaignTab,
  listAthleteCampaigns,
  loadCampaignForAthlete,
} from "~/features/deals/invitations/queries.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { withdrawInvitation } from "~/features/deals/invitations/withdraw-invitations.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { loadAthleteForBrand } from "~/features/workspace/workspace/athlete-page.server";
import { loadAthleteTasks } from "~/features/workspace/workspace/athlete-tasks.server";
import { loadCampaignPage } from "~/features/workspace/workspace/queries.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { newId } from "~db/columns";
import type { CampaignStatus } from "~db/constants";
import { contracts, dealDeliverables, deals, ledgerEntries, payments } from "~db/schema";
import { commandContext } from "../support/command-context";
import { dealsOn } from "../support/deals";
import { ask } from "../support/deliverables";
import {
  dealOf,
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContract,
  makeInvitation,
  makeSignedContract,
  type Person,
} from "../support/factories";
import { mailsQueuedFor, notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";
import { holdPayment } from "../support/payments";

const db = database();
let brand: Person;
let otherBrand: Person;
let athlete: Person;

beforeAll(async () => {
  brand = await makeBrand(db, { companyName: "Northlight" });
  otherBrand = await makeBrand(db);
});

const newcomer = async () => {
  athlete = await makeAthlete(db, { name: "Maya Okafor" });
  return athlete;
};

const form = (campaignId: string, id = newId()) => ({
  id,
  campaignId,
  fee: 900,
  deliverables: [] as string[],
  message: "Join us",
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.write([query]))[0]?.rows ?? [];

const invitations = (campaignId: string) =>
  rowsOf(sql`select id, athlete_id, status, message, fee, deliverables from campaign_invitations
             where campaign_id = ${campaignId}`);

const notifications = async (person: Person) =>
  (await notificationsOf(db, person.userId)).map(({ title, message, link }) => ({
    title,
    message,
    link,
  }));

const outcome = (settled: PromiseSettledResult<unknown>) =>
  settled.status === "fulfilled" ? "done" : (settled.reason as Error).message;

describe("inviting", () => {
  for (const status of ["draft", "active"] as const)
    it(`stores the invitation to a ${status} campaign and notifies the athlete`, async () => {
      await newcomer();
      const campaignId = await makeCampaign(db, brand.brandId, { title: "Miles", status });
      await invite(commandContext(db, brand), athlete.userId, form(campaignId));
      expect(await invitations(campaignId)).toMatchObject([
        { athlete_id: athlete.userId, status: "pending", message: "Join us" },
      ]);
      expect(await notifications(athlete)).toMatchObject([
        {
          title: "Northlight: £900 invitation to Miles",
          message: expect.stringMatching(
            /^They've invited you to “Miles” for £900\. Please answer by \w{3} \d+ \w{3}/,
          ),
          link: `/athlete/campaigns/${campaignId}`,
        },
      ]);
    });

  for (const [what, values] of [
    ["completed campaign", { status: "completed" }],
    ["cancelled campaign", { status: "cancelled" }],
    ["campaign past its last day", { endDate: dayOf(Date.now() - DAY_MS) }],
  ] as const)
    it(`refuses a ${what}`, async () => {
      await newcomer();
      const campaignId = await makeCampaign(db, brand.brandId, values);
      await expect(
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ).rejects.toMatchObject({ fields: { campaignId: [expect.stringContaining("ended")] } });
      expect(await invitations(campaignId)).toEqual([]);
      expect(await notifications(athlete)).toEqual([]);
    });

  it("invites an athlete again whose deal was ended, and keeps the deal with its contract", async () => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.brandId);
    const ended = await makeInvitation(db, campaignId, athlete.userId, "ended", { fee: 50_000 });
    const contractId = await makeSignedContract(db, ended, { brand, athlete, campaignId });
    await invite(commandContext(db, brand), athlete.userId, form(campaignId));
    const [again] = await invitations(campaignId);
    expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
    await respondToInvitation(commandContext(db, athlete), String(again?.id), "accept");
    const [found, [contract]] = await db.read(
      db.orm.select().from(deals).where(eq(deals.campaignId, campaignId)).orderBy(deals.id),
      db.orm.select().from(contracts).where(eq(contracts.id, contractId)),
    );
    expect(found.toSorted((a, b) => Number(a.id !== ended) - Number(b.id !== ended))).toMatchObject(
      [
        { id: ended, status: "ended", fee: 90_000 },
        { id: again?.id, status: "active", fee: again?.fee },
      ],
    );
    expect(contract?.dealId).toBe(ended);
    await expect(
      invite(commandContext(db, brand), athlete.userId, form(campaignId)),
    ).rejects.toMatchObject({ fields: { campaignId: [ALREADY_INVITED] } });
  });

  it("invites an athlete again whose contract both cancelled, and keeps what the first deal holds", async () => {
    const { cancelBoth, makeSigned, sendFirst, signBoth, statusOf } = dealsOn(db);
    const first = await makeSigned();
    const { brand: payer, athlete: invited, campaignId } = first;
    await holdPayment(db, first.dealId, Date.now());
    await cancelBoth(first);
    const stored = () =>
      db.read(
        db.orm.select().from(deals).where(eq(deals.id, first.dealId)),
        db.orm.select().from(dealDeliverables).where(eq(dealDeliverables.dealId, first.dealId)),
        db.orm.select().from(contracts).where(eq(contracts.dealId, first.dealId)),
        db.orm.select().from(payments).where(eq(payments.dealId, first.dealId)),
        db.orm.select().from(ledgerEntries).where(eq(ledgerEntries.dealId, first.dealId)),
      );
    const before = await stored();
    expect(before.map((rows) => rows.length)).toEqual([1, 1, 2, 1, 1]);
    expect(before[0]).toMatchObject([{ status: "ended", fee: 90_000 }]);
    await invite(commandContext(db, payer), invited.userId, form(campaignId));
    const [invitation] = await invitations(campaignId);
    const again = { ...first, dealId: String(invitation?.id), id: newId() };
    await respondToInvitation(commandContext(db, invited), again.dealId, "accept");
    await sendFirst(again);
    await signBoth(again);
    expect(await statusOf(again)).toBe("fully_executed");
    expect(await dealOf(db, campaignId, invited.userId)).toBe(again.dealId);
    expect(await statusOf(first)).toBe("cancelled");
    expect(await stored()).toEqual(before);
  });

  it("responds to a foreign campaign as to an unknown one", async () => {
    await newcomer();
    const foreign = await makeCampaign(db, otherBrand.brandId);
    for (const campaignId of [foreign, newId()])
      await expect(
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ).rejects.toMatchObject({ code: "not_found" });
    expect(await invitations(foreign)).toEqual([]);
  });

  it("refuses an unknown athlete", async () => {
    const campaignId = await makeCampaign(db, brand.brandId);
    for (const athleteId of [newId(), otherBrand.userId])
      await expect(
        invite(commandContext(db, brand), athleteId, form(campaignId)),
      ).rejects.toMatchObject({
        code: "not_found",
      });
  });

  it("stores one of twenty parallel invitations and notifies once", async () => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.brandId);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ),
    );
    const outcomes = all.map(outcome);
    expect(outcomes.filter((text) => text === "done")).toHaveLength(1);
    expect(outcomes.filter((text) => text === ALREADY_INVITED)).toHaveLength(19);
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await notifications(athlete)).toHaveLength(1);
  });

  it("stores a repeated form once", async () => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.brandId);
    const same = form(campaignId);
    const all = await Promise.allSettled([
      ...[1, 2, 3].map(() => invite(commandContext(db, brand), athlete.userId, same)),
    ]);
    expect(all.map(outcome)).toEqual(["done", "done", "done"]);
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await notifications(athlete)).toHaveLength(1);
  });

  it("offers only this brand's open campaigns", async () => {
    await newcomer();
    const own = await makeBrand(db);
    const open = await makeCampaign(db, own.brandId, { status: "draft" });
    await makeCampaign(db, own.brandId, { status: "cancelled" });
    await makeInvitation(db, open, athlete.userId, "declined");
    const choices = await loadInvitationChoices(commandContext(db, own), athlete.userId);
    expect(choices?.campaigns).toMatchObject([{ id: open, invitation: "declined" }]);
    expect(await loadInvitationChoices(commandContext(db, own), newId())).toBeNull();
  });

  it("says our fee on the brand's own plan", async () => {
    await newcomer();
    const own = await makeBrand(db);
    const percent = async () =>
      (await loadInvitationChoices(commandContext(db, own), athlete.userId))?.feePercent;
    expect(await percent()).toBe(8);
    await givePremium(db, own);
    expect(await percent()).toBe(4);
  });
});

describe("the terms of an invitation", () => {
  const deliverables = [ask(2, "reel"), ask(1, "story"), ask(5, "post")];
  const brief = (values = {}) =>
    makeCampaign(db, brand.brandId, { title: "Miles", budget: 200_000, deliverables, ...values });

  it("are the fee and the part of the brief that the brand chose", async () => {
    await newcomer();
    const campaignId = await brief();
    const chosen = ["5 Instagram posts", "2 Instagram reels"];
    await invite(commandContext(db, brand), athlete.userId, {
      ...form(campaignId),
      fee: 912.34,
      deliverables: chosen,
    });
    await db.write([sql`update campaigns set deliverables = '[]' where id = ${campaignId}`]);
    const ctx = commandContext(db, athlete);
    const terms = { fee: 91_234, deliverables: [ask(2, "reel"), ask(5, "post")] };
    expect((await loadCampaignForAthlete(ctx, campaignId)).invitation).toMatchObject(terms);
    const { items } = await listAthleteCampaigns(ctx, "invitations", null);
    expect(items[0]?.invitation).toMatchObject({ fee: terms.fee });
  });

  it.each([
    [["2 Instagram reels", "A tattoo"], /this campaign's deliverables/],
    [[], /at least one deliverable/],
  ])("refuse %j", async (chosen, message) => {
    await newcomer();
    const campaignId = await brief();
    await expect(
      invite(commandContext(db, brand), athlete.userId, {
        ...form(campaignId),
        deliverables: chosen,
      }),
    ).rejects.toMatchObject({ fields: { deliverables: [expect.stringMatching(message)] } });
    expect(await invitations(campaignId)).toEqual([]);
  });

  it("are all of the brief's where the form had none to tick", async () => {
    await newcomer();
    const campaignId = await brief();
    const sent = { ...form(campaignId), deliverables: [], allDeliverables: true };
    expect(await invite(commandContext(db, brand), athlete.userId, sent)).toMatchObject({
      name: athlete.name,
    });
    const { invitation } = await loadCampaignForAthlete(commandContext(db, athlete), campaignId);
    expect(invitation?.deliverables).toEqual(deliverables);
  });

  it("tell the athlete nothing of the budget", async () => {
    await newcomer();
    const campaignId = await brief({ budget: 7_654_321 });
    await invite(commandContext(db, brand), athlete.userId, {
      ...form(campaignId),
      allDeliverables: true,
    });
    const ctx = commandContext(db, athlete);
    const mails = await mailsQueuedFor(db, athlete.userId);
    const expectedVersion = JSON.stringify([
      await loadCampaignForAthlete(ctx, campaignId),
      await listAvailableCampaigns(ctx, { ...NO_AVAILABLE_FILTERS, q: "Miles" }, null),
      await listAthleteCampaigns(ctx, "invitations", null),
      await loadAthleteTasks(db, athlete.userId, Date.now()),
      await notifications(athlete),
      mails,
    ]);
    expect(expectedVersion).not.toMatch(/7,?654,?321|76,543|budget/);
    expect(mails).toMatchObject([
      {
        title: "Northlight: £900 invitation to Miles",
        reason: "Northlight invited you to a campaign on Laurel",
        message: expect.stringContaining(
          "What they ask for: 2 Instagram reels, 1 Instagram story, 5 Instagram posts.",
        ),
      },
    ]);
  });

  it("may be below the athlete's starting rate, which is said", async () => {
    const modest = await makeAthlete(db, { figures: { startingRate: 90_000 } });
    const asking = await makeAthlete(db, { figures: { startingRate: 90_001 } });
    const payer = await makeBrand(db);
    const ctx = commandContext(db, payer);
    const below = async ({ userId }: Person) =>
      (await invite(ctx, userId, form(await makeCampaign(db, payer.brandId)))).below;
    expect(await below(modest)).toBe(false);
    expect(await below(asking)).toBe(true);
    expect(await below(await newcomer())).toBe(false);
    const campaignId = await makeCampaign(db, payer.brandId);
    const offers = [modest, asking, athlete].map(({ userId }) => ({
      athleteId: userId,
      invite: true,
    }));
    const many = { ...form(campaignId), offers };
    expect(await inviteMany(ctx, many)).toMatchObject({ sent: 3, below: 1 });
    expect(await inviteMany(ctx, many), "the same form again").toMatchObject({ below: 1 });
  });

  it("exceeds the budget only where the brand says so", async () => {
    await newcomer();
    const campaignId = await brief({ deliverables: [] });
    const send = async (fee: number, overBudget?: true) =>
      invite(commandContext(db, brand), (await newcomer()).userId, {
        ...form(campaignId),
        fee,
        overBudget,
      });
    expect(await send(1_500)).toMatchObject({ over: 0, below: false });
    await expect(send(600)).rejects.toMatchObject({
      fields: { overBudget: [expect.stringMatching(/^This goes £100 over the campaign's budget/)] },
    });
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await send(600, true)).toMatchObject({ over: 10_000, below: false });
    await expect(send(50), "the next one is asked again").rejects.toBeInstanceOf(FieldError);
    expect(await send(50, true)).toMatchObject({ over: 15_000, below: false });
  });

  it("does not exceed the budget together with another one at the same moment", async () => {
    await newcomer();
    const campaignId = await brief({ deliverables: [] });
    const people = [await newcomer(), await newcomer(), await newcomer()];
    const sent = await Promise.allSettled(
      people.map(({ userId }) =>
        invite(commandContext(db, brand), userId, { ...form(campaignId), fee: 800 }),
      ),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const refused = sent.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: expect.any(FieldError) });
    expect(await invitations(campaignId)).toHaveLength(2);
  });
});

describe("withdrawing", () => {
  const invited = async (status: CampaignStatus = "active") => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.brandId, { title: "Miles", status });
    const id = await makeInvitation(db, campaignId, athlete.userId, "pending", { fee: 90_000 });
    return { campaignId, id };
  };

  it("tells the athlete, who cannot accept any more", async () => {
    const { campaignId, id } = await invited();
    await withdrawInvitation(commandContext(db, brand), id);
    expect(await notifications(athlete)).toMatchObject([
      {
        title: "Northlight: invitation withdrawn, Miles",
        message: "They've withdrawn their invitation to “Miles”.",
        link: `/athlete/campaigns/${campaignId}`,
      },
    ]);
    await expect(
      respondToInvitation(commandContext(db, athlete), id, "accept"),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    const ctx = commandContext(db, athlete);
    expect((await loadCampaignForAthlete(ctx, campaignId)).invitation).toMatchObject({
      status: "withdrawn",
      mayAnswer: false,
    });
  });

  it("twice is once", async () => {
    const { id } = await invited();
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => withdrawInvitation(commandContext(db, brand), id)),
    );
    expect(all.map(outcome)).toEqual(["done", "done", "done"]);
    expect(await notifications(athlete)).toHaveLength(1);
  });

  it("and accepting at the same time: one of them happens", async () => {
    for (let i = 0; i < 5; i++) {
      const { campaignId, id } = await invited();
      const all = await Promise.allSettled([
        withdrawInvitation(commandContext(db, brand), id),
        respondToInvitation(commandContext(db, athlete), id, "accept"),
      ]);
      expect(all.map(outcome).sort()).toEqual(["This has already been decided", "done"]);
      const [row] = await invitations(campaignId);
      const withdrawn = all[0].status === "fulfilled";
      expect(row?.status).toBe(withdrawn ? "withdrawn" : "accepted");
      expect(await notifications(athlete)).toHaveLength(withdrawn ? 1 : 0);
    }
  });

  for (const status of ["completed", "cancelled"] as const)
    it(`is refused for a ${status} campaign`, async () => {
      const { campaignId, id } = await invited(status);
      await expect(withdrawInvitation(commandContext(db, brand), id)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
    });

  it("lets the brand invite again, for another fee", async () => {
    const { campaignId, id } = await invited();
    await withdrawInvitation(commandContext(db, brand), id);
    const ctx = commandContext(db, brand);
    expect((await loadInvitationChoices(ctx, athlete.userId))?.campaigns).toContainEqual(
      expect.objectContaining({ id: campaignId, invitation: null }),
    );
    await invite(ctx, athlete.userId, { ...form(campaignId), fee: 500 });
    expect(await invitations(campaignId)).toMatchObject([{ status: "pending", fee: 50_000 }]);
    // The terms that were read are those that are accepted.
    await expect(
      respondToInvitation(commandContext(db, athlete), id, "accept"),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("inviting several at once", () => {
  const people = async (n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => makeAthlete(db, { name: `Runner${i} Test` })));
  const many = (campaignId: string, athletes: Person[], values = {}) => ({
    id: newId(),
    campaignId,
    fee: 500,
    deliverables: [] as string[],
    message: "Hi {name}, join us",
    offers: athletes.map(({ userId }) => ({ athleteId: userId, invite: true })),
    ...values,
  });

  it("stores one invitation each, with the name and the fee, in one batch", async () => {
    const own = await makeBrand(db, { companyName: "Northlight" });
    const [a, b, c] = (await people(3)) as [Person, Person, Person];
    const campaignId = await makeCampaign(db, own.brandId, { title: "Miles", budget: 100_000 });
    const write = vi.fn(db.write);
    const form = many(campaignId, [], {
      overBudget: true,
      offers: [
        { athleteId: a.userId, invite: true },
        { athleteId: b.userId, invite: true, fee: 750.5 },
        { athleteId: c.userId, fee: 99 },
      ],
    });
    await expect(
      inviteMany(commandContext(db, own), { ...form, overBudget: undefined }),
    ).rejects.toMatchObject({ fields: { overBudget: [expect.stringContaining("£250.50 over")] } });
    expect(await invitations(campaignId)).toEqual([]);
    expect(await inviteMany(commandContext({ ...db, write }, own), form)).toEqual({
      sent: 2,
      over: 25_050,
      below: 0,
      refused: [],
    });
    expect(write).toHaveBeenCalledTimes(1);
    const rows = await invitations(campaignId);
    expect(rows.map((row) => [row.athlete_id, row.message, row.fee]).sort()).toEqual(
      [
        [a.userId, "Hi Runner0, join us", 50_000],
        [b.userId, "Hi Runner1, join us", 75_050],
      ].sort(),
    );
    expect(await notifications(b)).toMatchObject([
      {
        message: expect.stringMatching(/^They've invited you to “Miles” for £750\.50\. Please/),
      },
    ]);
    expect(await notifications(c)).toEqual([]);
    const audited = await rowsOf(
      sql`select resource_id from audit_logs where user_id = ${own.userId} and action = 'invitation_sent'`,
    );
    expect(audited.map(({ resource_id }) => resource_id).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });

  it("leaves out who cannot be invited, and says why", async () => {
    const own = await makeBrand(db);
    const [free, pending, declined, withdrawn, signed] = (await people(5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const campaignId = await makeCampaign(db, own.brandId);
    await makeInvitation(db, campaignId, pending.userId, "pending");
    await makeInvitation(db, campaignId, declined.userId, "declined");
    await makeInvitation(db, campaignId, withdrawn.userId, "withdrawn");
    const gone = { userId: newId() } as Person;
    const ended = await makeInvitation(db, campaignId, signed.userId, "ended");
    await makeContract(db, ended, { brand: own, athlete: signed, campaignId });
    const asked = [free, pending, declined, withdrawn, signed, gone];
    const ctx = commandContext(db, own);
    const form = many(campaignId, asked);
    const outcome = await inviteMany(ctx, form);
    expect(outcome).toEqual({
      sent: 3,
      over: 0,
      below: 0,
      refused: [
        { name: "Runner1 Test", reason: "already invited (pending)" },
        { name: "Runner2 Test", reason: "already invited (declined)" },
        { name: "An athlete", reason: "no longer here" },
      ],
    });
    expect(await invitations(campaignId)).toHaveLength(5);
    // Sent again, the form has been sent.
    expect(await inviteMany(ctx, form)).toMatchObject({ sent: 3 });
    expect(await notifications(free)).toHaveLength(1);
    await expect(inviteMany(ctx, many(campaignId, asked))).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("is done once when the form is sent twice at the same time", async () => {
    const own = await makeBrand(db);
    const athletes = await people(3);
    const campaignId = await makeCampaign(db, own.brandId);
    const form = many(campaignId, athletes);
    const all = await Promise.all([1, 2, 3].map(() => inviteMany(commandContext(db, own), form)));
    expect(all.map(({ sent }) => sent)).toEqual([3, 3, 3]);
    expect(await invitations(campaignId)).toHaveLength(3);
    for (const athlete of athletes) expect(await notifications(athlete)).toHaveLength(1);
  });

  it("invites the others when one has just been invited", async () => {
    const own = await makeBrand(db);
    const [first, second] = (await people(2)) as [Person, Person];
    const campaignId = await makeCampaign(db, own.brandId);
    let staleForm = false;
    const slow = {
      ...db,
      async write(statements: Parameters<typeof db.write>[0]) {
        if (!staleForm) await makeInvitation(db, campaignId, first.userId, "pending");
        staleForm = true;
        return db.write(statements);
      },
    };
    const form = many(campaignId, [first, second]);
    expect(await inviteMany(commandContext(slow, own), form)).toMatchObject({
      sent: 1,
      refused: [{ name: "Runner0 Test" }],
    });
    expect(await notifications(first)).toEqual([]);
    expect(await notifications(second)).toHaveLength(1);
  });

  it("counts against the limit of an hour, all or none", async () => {
    const own = await makeBrand(db);
    const [one, ...rest] = (await people(INVITATIONS_PER_HOUR + 1)) as [Person, ...Person[]];
    const campaignId = await makeCampaign(db, own.brandId);
    const ctx = commandContext(db, own);
    await invite(ctx, one.userId, form(campaignId));
    await expect(inviteMany(ctx, many(campaignId, rest))).rejects.toMatchObject({ code: "limit" });
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await inviteMany(ctx, many(campaignId, rest.slice(1)))).toMatchObject({
      sent: INVITATIONS_PER_HOUR - 1,
    });
  });

  it("answers for a foreign campaign as for an unknown one", async () => {
    const foreign = await makeCampaign(db, otherBrand.brandId);
    const athletes = await people(1);
    for (const campaignId of [foreign, newId()])
      await expect(
        inviteMany(commandContext(db, brand), many(campaignId, athletes)),
      ).rejects.toMatchObject({ code: "not_found" });
    expect(await invitations(foreign)).toEqual([]);
  });
});

it("keeps the sums against the budget, whatever happens to the invitations", async () => {
  const own = await makeBrand(db);
  const people = await Promise.all(Array.from({ length: 5 }, () => makeAthlete(db)));
  const step = fc.record({
    who: fc.nat(4),
    what: fc.constantFrom("invite", "accept", "decline", "withdraw"),
    fee: fc.nat(100_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const budget = 200_000;
      const campaignId = await makeCampaign(db, own.brandId, { budget });
      const held = new Map<number, { id: string; status: string; fee: number }>();
      const sum = (status: string) =>
        [...held.values()]
          .filter((one) => one.status === status)
          .reduce((total, one) => total + one.fee, 0);
      for (const { who, what, fee } of steps) {
        const person = people[who] as Person;
        const now = held.get(who);
        if (what === "invite") {
          const id = newId();
          const sent = { ...form(campaignId, id), fee: fee / 100 };
          // Later each time: the limit is on an hour.
          clock += 3 * 60_000;
          const ctx = { ...commandContext(db, own), now: clock };
          const done = await invite(ctx, person.userId, sent).then(
            () => true,
            () => false,
          );
          const fits = sum("accepted") + sum("pending") + fee <= budget;
          expect(done).toBe((!now || now.status === "withdrawn") && fits);
          if (done) held.set(who, { id, status: "pending", fee });
        } else if (now?.status === "pending") {
          if (what === "withdraw") await withdrawInvitation(commandContext(db, own), now.id);
          else await respondToInvitation(commandContext(db, person), now.id, what as "accept");
          held.set(who, {
            ...now,
            status: { accept: "accepted", decline: "declined", withdraw: "withdrawn" }[what],
          });
        }
      }
      const sums = { accepted: sum("accepted"), pending: sum("pending") };
      const page = await loadCampaignPage(commandContext(db, own), campaignId);
      expect(page?.strip.money.value).toBe(formatMoney(budget - sums.accepted - sums.pending));
      const choices = await loadInvitationChoices(
        commandContext(db, own),
        (people[0] as Person).userId,
      );
      expect(choices?.campaigns.find(({ id }) => id === campaignId)).toMatchObject(sums);
    }),
    {
      numRuns: 12,
      // A penny more than the budget, and all of it.
      examples: [67_584, 67_583].map((first) => [
        [first, 49_492, 82_925].map((fee, who) => ({ who, what: "invite", fee })),
      ]) as [{ who: number; what: "invite"; fee: number }[]][],
    },
  );
});

let clock = Date.now();

describe("responding", () => {
  it("declines, but does not accept, after the last day of the campaign", async () => {
    await newcomer();
    const endDate = dayOf(Date.now() - DAY_MS);
    const campaignId = await makeCampaign(db, brand.brandId, { endDate });
    const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
    const ctx = commandContext(db, athlete);
    await expect(respondToInvitation(ctx, id, "accept")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("last day has passed"),
    });
    expect((await loadCampaignForAthlete(ctx, campaignId)).invitation).toMatchObject({
      mayAnswer: true,
      mayAccept: false,
    });
    await respondToInvitation(ctx, id, "decline");
    expect(await invitations(campaignId)).toMatchObject([{ status: "declined" }]);
  });

  const invited = async (status: CampaignStatus = "active") => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.brandId, { title: "Miles", status });
    const id = await makeInvitation(db, campaignId, athlete.userId, "pending");
    return { campaignId, id };
  };

  for (const [answer, status] of [
    ["accept", "accepted"],
    ["decline", "declined"],
  ] as const)
    it(`${answer}s and notifies the brand`, async () => {
      const { campaignId, id } = await invited();
      await respondToInvitation(commandContext(db, athlete), id, answer);
      expect(await invitations(campaignId)).toMatchObject([{ status }]);
      const link = `/brand/campaigns/${campaignId}?tab=athletes`;
      expect((await notifications(brand)).filter((row) => row.link === link)).toMatchObject([
        {
          title: `Maya Okafor: invitation ${status}, Miles`,
          message: `They ${status} your invitation to “Miles”.`,
        },
      ]);
    });

  it("is decided once; a later response gets a conflict", async () => {
    const { campaignId, id } = await invited();
    const all = await Promise.allSettled([
      respondToInvitation(commandContext(db, athlete), id, "accept"),
      respondToInvitation(commandContext(db, athlete), id, "decline"),
    ]);
    expect(all.map(outcome).sort()).toEqual(["This has already been decided", "done"]);
    const link = `/brand/campaigns/${campaignId}?tab=athletes`;
    expect((await notifications(brand)).filter((row) => row.link === link)).toHaveLength(1);
  });

  it("accepts the same response twice", async () => {
    const { campaignId, id } = await invited();
    const all = await Promise.allSettled(
      [1, 2, 3, 4].map(() => respondToInvitation(commandContext(db, athlete), id, "accept")),
    );
    expect(all.map(outcome)).toEqual(["done", "done", "done", "done"]);
    const link = `/brand/campaigns/${campaignId}?tab=athletes`;
    expect((await notifications(brand)).filter((row) => row.link === link)).toHaveLength(1);
  });

  for (const status of ["completed", "cancelled"] as const)
    it(`is refused for a ${status} campaign`, async () => {
      const { campaignId, id } = await invited(status);
      await expect(
        respondToInvitation(commandContext(db, athlete), id, "accept"),
      ).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
    });

  it("is allowed for the invited athlete only", async () => {
    const { campaignId, id } = await invited();
    const stranger = await makeAthlete(db);
    for (const tried of [id, newId()])
      await expect(
        respondToInvitation(commandContext(db, stranger), tried, "accept"),
      ).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
  });
});

describe("what an athlete sees", () => {
  it("counts and lists the three tabs", async () => {
    await newcomer();
    const make = async (status: CampaignStatus, invitation: "pending" | "accepted" | "lapsed") => {
      const id = await makeCampaign(db, brand.brandId, { status });
      await makeInvitation(db, id, athlete.userId, invitation);
      return id;
    };
    const accepted = await make("active", "accepted");
    const pending = await make("draft", "pending");
    const lapsed = await make("cancelled", "lapsed");
    const ctx = commandContext(db, athlete);

    const { counts, items } = await listAthleteCampaigns(ctx, "invitations", null);
    expect(counts).toMatchObject({ pending: 1, accepted: 1 });
    expect(items.map(({ id }) => id)).toEqual([pending, lapsed, accepted]);
    expect(items.map(({ invitation }) => invitation?.mayAnswer)).toEqual([true, false, false]);

    const mine = await listAthleteCampaigns(ctx, "mine", null);
    expect(mine.items.map(({ id }) => id)).toEqual([accepted]);
  });

  it("pages through each list once, pending invitations first", async () => {
    await newcomer();
    const ctx = commandContext(db, athlete);
    const invited: Record<"pending" | "accepted", string[]> = { pending: [], accepted: [] };
    for (let i = 0; i < 55; i++) {
      const id = await makeCampaign(db, brand.brandId);
      const status = i % 2 ? "accepted" : "pending";
      await makeInvitation(db, id, athlete.userId, status);
      invited[status].unshift(id);
    }
    const walk = async (tab: CampaignTab) => {
      const expectedVersion: string[] = [];
      let next: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listAthleteCampaigns>> = await listAthleteCampaigns(
          ctx,
          tab,
          next,
        );
        expectedVersion.push(...page.items.map(({ id }) => id));
        next = page.next;
      } while (next);
      return expectedVersion;
    };
    expect(await walk("invitations")).toEqual([...invited.pending, ...invited.accepted]);
    expect(await walk("mine")).toEqual(invited.accepted);
  });

  it("reads only campaigns that are active or invited them", async () => {
    await newcomer();
    const ctx = commandContext(db, athlete);
    const active = await makeCampaign(db, brand.brandId, { minFollowers: 10 });
    expect(await loadCampaignForAthlete(ctx, active)).toMatchObject({
      id: active,
      invitation: null,
      fit: [{ name: "Followers", met: false }],
    });
    const hidden = await makeCampaign(db, brand.brandId, { status: "draft" });
    await expect(loadCampaignForAthlete(ctx, hidden)).rejects.toMatchObject({ code: "not_found" });
    await makeInvitation(db, hidden, athlete.userId, "pending");
    expect(await loadCampaignForAthlete(ctx, hidden)).toMatchObject({
      invitation: { mayAnswer: true },
    });
  });
});

it("shows a brand its own history with an athlete, and others' finished work", async () => {
  await newcomer();
  const accepted = async (owner: Person, title: string, status: CampaignStatus) => {
    const id = await makeCampaign(db, owner.brandId, { title, status });
    await makeInvitation(db, id, athlete.userId, "accepted");
  };
  await accepted(brand, "Own, running", "active");
  await accepted(otherBrand, "Theirs, done", "completed");
  await accepted(otherBrand, "Theirs, running", "active");
  const view = await loadAthleteForBrand(commandContext(db, brand), athlete.userId);
  expect(view?.history.map(({ title }) => title).sort()).toEqual(["Own, running", "Theirs, done"]);
  expect(await loadAthleteForBrand(commandContext(db, brand), brand.userId)).toBeNull();
});
