import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { athleteForBrand } from "~/features/athlete-page/queries.server";
import { invite, respond } from "~/features/invitations/commands.server";
import { ALREADY_INVITED } from "~/features/invitations/fields";
import {
  athleteCampaigns,
  type CampaignTab,
  campaignForAthlete,
  invitationChoices,
} from "~/features/invitations/queries.server";
import { newId } from "~db/columns";
import type { CampaignStatus } from "~db/constants";
import { commandContext, database } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";

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

const form = (campaignId: string, id = newId()) => ({ id, campaignId, message: "Join us" });

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.write([query]))[0]?.rows ?? [];

const invitations = (campaignId: string) =>
  rowsOf(sql`select id, athlete_id, status, message from campaign_invitations
             where campaign_id = ${campaignId}`);

const told = (person: Person) =>
  rowsOf(sql`select title, message, link from notifications where user_id = ${person.userId}`);

const outcome = (settled: PromiseSettledResult<unknown>) =>
  settled.status === "fulfilled" ? "done" : (settled.reason as Error).message;

describe("inviting", () => {
  for (const status of ["draft", "active"] as const)
    it(`stores the invitation to a ${status} campaign and notifies the athlete`, async () => {
      await newcomer();
      const campaignId = await makeCampaign(db, brand.userId, { title: "Miles", status });
      await invite(commandContext(db, brand), athlete.userId, form(campaignId));
      expect(await invitations(campaignId)).toMatchObject([
        { athlete_id: athlete.userId, status: "pending", message: "Join us" },
      ]);
      expect(await told(athlete)).toMatchObject([
        {
          title: "New campaign invitation",
          message: "Northlight has invited you to “Miles”.",
          link: `/athlete/campaigns/${campaignId}`,
        },
      ]);
    });

  for (const status of ["completed", "cancelled"] as const)
    it(`refuses a ${status} campaign`, async () => {
      await newcomer();
      const campaignId = await makeCampaign(db, brand.userId, { status });
      await expect(
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ).rejects.toMatchObject({ fields: { campaignId: [expect.stringContaining("ended")] } });
      expect(await invitations(campaignId)).toEqual([]);
      expect(await told(athlete)).toEqual([]);
    });

  it("responds to a foreign campaign as to an unknown one", async () => {
    await newcomer();
    const foreign = await makeCampaign(db, otherBrand.userId);
    for (const campaignId of [foreign, newId()])
      await expect(
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ).rejects.toMatchObject({ code: "not_found" });
    expect(await invitations(foreign)).toEqual([]);
  });

  it("refuses an unknown athlete", async () => {
    const campaignId = await makeCampaign(db, brand.userId);
    for (const athleteId of [newId(), otherBrand.userId])
      await expect(
        invite(commandContext(db, brand), athleteId, form(campaignId)),
      ).rejects.toMatchObject({
        code: "not_found",
      });
  });

  it("stores one of twenty parallel invitations and notifies once", async () => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.userId);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        invite(commandContext(db, brand), athlete.userId, form(campaignId)),
      ),
    );
    const outcomes = all.map(outcome);
    expect(outcomes.filter((text) => text === "done")).toHaveLength(1);
    expect(outcomes.filter((text) => text === ALREADY_INVITED)).toHaveLength(19);
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await told(athlete)).toHaveLength(1);
  });

  it("stores a repeated form once", async () => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.userId);
    const same = form(campaignId);
    const all = await Promise.allSettled([
      ...[1, 2, 3].map(() => invite(commandContext(db, brand), athlete.userId, same)),
    ]);
    expect(all.map(outcome)).toEqual(["done", "done", "done"]);
    expect(await invitations(campaignId)).toHaveLength(1);
    expect(await told(athlete)).toHaveLength(1);
  });

  it("offers only this brand's open campaigns", async () => {
    await newcomer();
    const own = await makeBrand(db);
    const open = await makeCampaign(db, own.userId, { status: "draft" });
    await makeCampaign(db, own.userId, { status: "cancelled" });
    await makeInvitation(db, open, athlete.userId, "declined");
    const choices = await invitationChoices(commandContext(db, own), athlete.userId);
    expect(choices?.campaigns).toMatchObject([{ id: open, invitation: "declined" }]);
    expect(await invitationChoices(commandContext(db, own), newId())).toBeNull();
  });
});

describe("responding", () => {
  const invited = async (status: CampaignStatus = "active") => {
    await newcomer();
    const campaignId = await makeCampaign(db, brand.userId, { title: "Miles", status });
    await makeInvitation(db, campaignId, athlete.userId, "pending");
    return campaignId;
  };

  for (const [answer, status] of [
    ["accept", "accepted"],
    ["decline", "declined"],
  ] as const)
    it(`${answer}s and notifies the brand`, async () => {
      const campaignId = await invited();
      await respond(commandContext(db, athlete), campaignId, answer);
      expect(await invitations(campaignId)).toMatchObject([{ status }]);
      const link = `/brand/campaigns/${campaignId}?tab=invitations`;
      expect((await told(brand)).filter((row) => row.link === link)).toMatchObject([
        {
          title: `Invitation ${status}`,
          message: `Maya Okafor ${status} your invitation to “Miles”.`,
        },
      ]);
    });

  it("is decided once; a later response gets a conflict", async () => {
    const campaignId = await invited();
    const all = await Promise.allSettled([
      respond(commandContext(db, athlete), campaignId, "accept"),
      respond(commandContext(db, athlete), campaignId, "decline"),
    ]);
    expect(all.map(outcome).sort()).toEqual(["This has already been decided", "done"]);
    const link = `/brand/campaigns/${campaignId}?tab=invitations`;
    expect((await told(brand)).filter((row) => row.link === link)).toHaveLength(1);
  });

  it("accepts the same response twice", async () => {
    const campaignId = await invited();
    const all = await Promise.allSettled(
      [1, 2, 3, 4].map(() => respond(commandContext(db, athlete), campaignId, "accept")),
    );
    expect(all.map(outcome)).toEqual(["done", "done", "done", "done"]);
    const link = `/brand/campaigns/${campaignId}?tab=invitations`;
    expect((await told(brand)).filter((row) => row.link === link)).toHaveLength(1);
  });

  for (const status of ["completed", "cancelled"] as const)
    it(`is refused for a ${status} campaign`, async () => {
      const campaignId = await invited(status);
      await expect(
        respond(commandContext(db, athlete), campaignId, "accept"),
      ).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
    });

  it("is allowed for the invited athlete only", async () => {
    const campaignId = await invited();
    const stranger = await makeAthlete(db);
    for (const id of [campaignId, newId()])
      await expect(respond(commandContext(db, stranger), id, "accept")).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await invitations(campaignId)).toMatchObject([{ status: "pending" }]);
  });
});

describe("what an athlete sees", () => {
  it("counts and lists the three tabs", async () => {
    await newcomer();
    const make = async (status: CampaignStatus, invitation: "pending" | "accepted" | "lapsed") => {
      const id = await makeCampaign(db, brand.userId, { status });
      await makeInvitation(db, id, athlete.userId, invitation);
      return id;
    };
    const accepted = await make("active", "accepted");
    const pending = await make("draft", "pending");
    const lapsed = await make("cancelled", "lapsed");
    const ctx = commandContext(db, athlete);

    const { counts, items } = await athleteCampaigns(ctx, "invitations", null);
    expect(counts).toMatchObject({ pending: 1, accepted: 1 });
    expect(items.map(({ id }) => id)).toEqual([pending, lapsed, accepted]);
    expect(items.map(({ invitation }) => invitation?.mayAnswer)).toEqual([true, false, false]);

    const mine = await athleteCampaigns(ctx, "mine", null);
    expect(mine.items.map(({ id }) => id)).toEqual([accepted]);
    const available = await athleteCampaigns(ctx, "available", null);
    expect(available.items.every(({ status }) => status === "active")).toBe(true);
  });

  it("pages through each list once, pending invitations first", async () => {
    await newcomer();
    const ctx = commandContext(db, athlete);
    const invited: Record<"pending" | "accepted", string[]> = { pending: [], accepted: [] };
    for (let i = 0; i < 55; i++) {
      const id = await makeCampaign(db, brand.userId);
      const status = i % 2 ? "accepted" : "pending";
      await makeInvitation(db, id, athlete.userId, status);
      invited[status].unshift(id);
    }
    const walk = async (tab: CampaignTab) => {
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof athleteCampaigns>> = await athleteCampaigns(
          ctx,
          tab,
          next,
        );
        seen.push(...page.items.map(({ id }) => id));
        next = page.next;
        if (tab === "available" && !next) expect(seen).toHaveLength(page.counts.available);
      } while (next);
      return seen;
    };
    const available = await walk("available");
    expect(new Set(available).size).toBe(available.length);
    expect(await walk("invitations")).toEqual([...invited.pending, ...invited.accepted]);
    expect(await walk("mine")).toEqual(invited.accepted);
  });

  it("reads only campaigns that are active or invited them", async () => {
    await newcomer();
    const ctx = commandContext(db, athlete);
    const active = await makeCampaign(db, brand.userId, { minFollowers: 10 });
    expect(await campaignForAthlete(ctx, active)).toMatchObject({
      id: active,
      invitation: null,
      fit: [{ name: "Followers", met: false }],
    });
    const hidden = await makeCampaign(db, brand.userId, { status: "draft" });
    await expect(campaignForAthlete(ctx, hidden)).rejects.toMatchObject({ code: "not_found" });
    await makeInvitation(db, hidden, athlete.userId, "pending");
    expect(await campaignForAthlete(ctx, hidden)).toMatchObject({
      invitation: { mayAnswer: true },
    });
  });
});

it("shows a brand its own history with an athlete, and others' finished work", async () => {
  await newcomer();
  const accepted = async (owner: Person, title: string, status: CampaignStatus) => {
    const id = await makeCampaign(db, owner.userId, { title, status });
    await makeInvitation(db, id, athlete.userId, "accepted");
  };
  await accepted(brand, "Own, running", "active");
  await accepted(otherBrand, "Theirs, done", "completed");
  await accepted(otherBrand, "Theirs, running", "active");
  const view = await athleteForBrand(commandContext(db, brand), athlete.userId);
  expect(view?.history.map(({ title }) => title).sort()).toEqual(["Own, running", "Theirs, done"]);
  expect(await athleteForBrand(commandContext(db, brand), brand.userId)).toBeNull();
});
