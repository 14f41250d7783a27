import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { invite } from "~/features/deals/invitations/invite.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { NO_AVAILABLE_FILTERS } from "~/features/finding/interests/available";
import { listAvailableCampaigns } from "~/features/finding/interests/available.server";
import { loadAvailableCount } from "~/features/finding/interests/available-conditions.server";
import {
  declineInterest,
  setCampaignSaved,
  showInterest,
  withdrawInterest,
} from "~/features/finding/interests/commands.server";
import { expireInterests } from "~/features/finding/interests/expire-interests.server";
import {
  findCampaignInterest,
  listOpenInterests,
} from "~/features/finding/interests/queries.server";
import { refreshMatches } from "~/features/finding/matching/ranking-jobs.server";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { newId } from "~db/columns";
import { INTEREST_STATUSES } from "~db/constants";
import { athleteRecommendations } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInterest,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const db = database();
let brand: Person;

beforeAll(async () => {
  brand = await makeBrand(db, { companyName: "Northlight" });
});

const notifications = async (person: Person) => {
  const rows = (await notificationsOf(db, person.userId)).map(({ title, message }) => ({
    title,
    message,
  }));
  return rows;
};

const show = (athlete: Person, campaignId: string, id = newId()) =>
  showInterest(commandContext(db, athlete), campaignId, { id, note: "I run there" });

const statusOf = async (athlete: Person, campaignId: string) =>
  (await findCampaignInterest(commandContext(db, athlete), campaignId))?.status;

describe("showing interest", () => {
  it("tells the brand once, also when the form is sent several times at once", async () => {
    const own = await makeBrand(db);
    const athlete = await makeAthlete(db, { name: "Maya Okafor" });
    const campaignId = await makeCampaign(db, own.brandId, { title: "Miles" });
    const id = newId();
    await Promise.all([1, 2, 3].map(() => show(athlete, campaignId, id)));
    expect(await notifications(own)).toEqual([
      {
        title: "Maya Okafor: interested in Miles",
        message: "They would like to take part in “Miles”.",
      },
    ]);
    await expect(show(athlete, campaignId)).rejects.toMatchObject({ code: "conflict" });
  });

  for (const status of ["draft", "completed", "cancelled"] as const)
    it(`is refused for a ${status} campaign, like for an unknown one`, async () => {
      const athlete = await makeAthlete(db);
      for (const id of [await makeCampaign(db, brand.brandId, { status }), newId()])
        await expect(show(athlete, id)).rejects.toMatchObject({ code: "not_found" });
    });

  it("is refused once the last day has passed, and the campaign is not offered", async () => {
    const athlete = await makeAthlete(db);
    const ctx = commandContext(db, athlete);
    const title = `zq${newId().slice(-8)}`;
    const filters = { ...NO_AVAILABLE_FILTERS, q: title };
    const [today, yesterday] = [dayOf(ctx.now), dayOf(ctx.now - DAY_MS)];
    const over = await makeCampaign(db, brand.brandId, { title, endDate: yesterday });
    const last = await makeCampaign(db, brand.brandId, { title, endDate: today });
    await expect(show(athlete, over)).rejects.toMatchObject({
      code: "conflict",
      message: "This campaign's end date has passed",
    });
    const { items } = await listAvailableCampaigns(ctx, filters, null);
    expect(items.map(({ id }) => id)).toEqual([last]);
    await show(athlete, last);
  });

  for (const status of INTEREST_STATUSES) {
    const again = status === "withdrawn" || status === "lapsed";
    it(`is ${again ? "possible again" : "refused"} when it is ${status}`, async () => {
      const athlete = await makeAthlete(db);
      const campaignId = await makeCampaign(db, brand.brandId);
      await makeInterest(db, campaignId, athlete.userId, status);
      if (again) await show(athlete, campaignId);
      else await expect(show(athlete, campaignId)).rejects.toMatchObject({ code: "conflict" });
      expect(await statusOf(athlete, campaignId)).toBe(again ? "open" : status);
    });
  }

  it("is refused to who was invited", async () => {
    const athlete = await makeAthlete(db);
    const campaignId = await makeCampaign(db, brand.brandId);
    await makeInvitation(db, campaignId, athlete.userId, "declined");
    await expect(show(athlete, campaignId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is possible in ten campaigns at once, parallel ones included", async () => {
    const athlete = await makeAthlete(db);
    const ids = await Promise.all(
      Array.from({ length: 13 }, () => makeCampaign(db, brand.brandId)),
    );
    const results = await Promise.allSettled(ids.map((id) => show(athlete, id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "limit" });
    const place = results.findIndex(({ status }) => status === "fulfilled");
    const open = await findCampaignInterest(commandContext(db, athlete), ids[place] as string);
    await withdrawInterest(commandContext(db, athlete), open?.id ?? "");
    const left = results.findIndex(({ status }) => status === "rejected");
    await show(athlete, ids[left] as string);
  });
});

describe("an open interest", () => {
  it("is answered by an invitation", async () => {
    const athlete = await makeAthlete(db);
    const campaignId = await makeCampaign(db, brand.brandId);
    await show(athlete, campaignId);
    const form = { id: newId(), campaignId, fee: 5, deliverables: [] };
    await invite(commandContext(db, brand), athlete.userId, form);
    expect(await statusOf(athlete, campaignId)).toBe("invited");
  });

  for (const end of ["complete", "cancel"] as const)
    it(`lapses when the brand ${end}s the campaign`, async () => {
      const athlete = await makeAthlete(db);
      const campaignId = await makeCampaign(db, brand.brandId);
      await show(athlete, campaignId);
      await endCampaign(commandContext(db, brand), campaignId, end);
      expect(await statusOf(athlete, campaignId)).toBe("lapsed");
    });

  it("once answered is read in the brand's bell, and nothing else about the campaign is", async () => {
    const own = await makeBrand(db);
    const [first, second, invited] = [
      await makeAthlete(db),
      await makeAthlete(db),
      await makeAthlete(db),
    ];
    const campaignId = await makeCampaign(db, own.brandId);
    const invitationId = await makeInvitation(db, campaignId, invited.userId, "pending");
    await respondToInvitation(commandContext(db, invited), invitationId, "accept");
    const unread = async () =>
      (await notificationsOf(db, own.userId)).flatMap(({ kind, read }) => (read ? [] : [kind]));
    const [one, other] = [newId(), newId()];
    await show(first, campaignId, one);
    await show(second, campaignId, other);
    await declineInterest(commandContext(db, own), one);
    expect(await unread()).toEqual(["invitation.answered", "interest.shown", "interest.shown"]);
    await declineInterest(commandContext(db, own), other);
    expect(await unread()).toEqual(["invitation.answered"]);
  });

  it("lapses by the daily job after 30 days, or when its campaign is over", async () => {
    const athlete = await makeAthlete(db);
    const now = Date.now();
    const DAY = 86_400_000;
    const made = async (age: number, status: "active" | "completed" = "active") => {
      const campaignId = await makeCampaign(db, brand.brandId, { status });
      await makeInterest(db, campaignId, athlete.userId, "open", now - age * DAY);
      return campaignId;
    };
    const [young, old, over] = [await made(29.9), await made(30), await made(1, "completed")];
    const { writes, next } = await expireInterests(db, { day: "2026-11-22", now }, "");
    expect(next).toBeNull();
    await db.write(writes);
    expect(await statusOf(athlete, young)).toBe("open");
    expect(await statusOf(athlete, old)).toBe("lapsed");
    expect(await statusOf(athlete, over)).toBe("lapsed");
  });
});

describe("what a brand sees", () => {
  it("is the score and the reasons of matching, best first, of its own campaigns only", async () => {
    const own = await makeBrand(db);
    const campaignId = await makeCampaign(db, own.brandId, {
      targetSports: ["Running"],
      minFollowers: 10_000,
    });
    const fits = await makeAthlete(db, {
      name: "Fits Well",
      figures: { totalFollowers: 9_000_000, avgEngagement: 9, ambassadorScore: 100 },
    });
    const small = await makeAthlete(db, { figures: { sport: "Golf", totalFollowers: 500 } });
    await show(small, campaignId);
    await show(fits, campaignId);
    const interests = await listOpenInterests(commandContext(db, own), null);
    expect(interests.map(({ name }) => name)).toEqual(["Fits Well", "Test Athlete"]);
    expect(interests[1]?.concerns[0]).toBe("Below this campaign's minimums.");

    await refreshMatches(db, campaignId, Date.now());
    const [[match]] = await db.read(
      db.orm
        .select({
          score: athleteRecommendations.matchScore,
          reason: athleteRecommendations.matchReason,
          concerns: athleteRecommendations.concerns,
        })
        .from(athleteRecommendations)
        .where(
          sql`${athleteRecommendations.campaignId} = ${campaignId}
              and ${athleteRecommendations.athleteId} = ${fits.userId}`,
        ),
    );
    expect(match).toBeDefined();
    expect(interests[0]).toMatchObject(match ?? {});
    expect(await listOpenInterests(commandContext(db, brand), campaignId)).toEqual([]);
  });
});

describe("available campaigns", () => {
  const none = NO_AVAILABLE_FILTERS;
  const ids = async (athlete: Person, filters: Partial<typeof none>) => {
    const { items } = await listAvailableCampaigns(
      commandContext(db, athlete),
      { ...none, ...filters },
      null,
    );
    return items.map(({ id }) => id);
  };

  it("are found by words, sport, fit and what was saved", async () => {
    const word = `zq${newId().slice(-8)}`;
    const own = await makeBrand(db, { companyName: `Harrow ${word}` });
    const athlete = await makeAthlete(db, {
      figures: { sport: "Trail running", totalFollowers: 20_000, avgEngagement: 4 },
    });
    const make = (values: object) => makeCampaign(db, own.brandId, values);
    const open = await make({ title: "Open to all" });
    const running = await make({ targetSports: ["Running"], minFollowers: 20_000 });
    const golf = await make({ targetSports: ["Golf"] });
    const large = await make({ minFollowers: 20_001 });
    await make({ status: "draft" });

    const q = word.toUpperCase();
    expect(await ids(athlete, { q }), "what fits first").toEqual([running, open, large, golf]);
    expect(await ids(athlete, { q, sport: "running" })).toEqual([running]);
    expect(await ids(athlete, { q, fits: true })).toEqual([running, open]);
    const ctx = commandContext(db, athlete);
    const { items } = await listAvailableCampaigns(ctx, { ...none, q, fits: true }, null);
    for (const { fits, wants } of items) expect([fits, wants]).toEqual([true, ""]);
    const both = await makeAthlete(db, {
      figures: { sport: "Yoga", otherSports: ["Golf"], totalFollowers: 20_000, avgEngagement: 4 },
    });
    expect(await ids(both, { q, fits: true })).toEqual([golf, open]);

    await Promise.all([1, 2].map(() => setCampaignSaved(ctx, golf, true)));
    expect(await ids(athlete, { list: "saved" })).toEqual([golf]);
    await setCampaignSaved(ctx, golf, false);
    expect(await ids(athlete, { list: "saved" })).toEqual([]);
    await expect(setCampaignSaved(ctx, newId(), true)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leave the list once the athlete or the brand has decided, and are found by words", async () => {
    const word = `zq${newId().slice(-8)}`;
    const own = await makeBrand(db, { companyName: word });
    const athlete = await makeAthlete(db, { figures: { sport: word } });
    const make = () => makeCampaign(db, own.brandId, { targetSports: [word] });
    const [undecided, asked, refused, withdrawn, invited, expired] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ];
    await show(athlete, asked);
    await makeInterest(db, refused, athlete.userId, "declined");
    await makeInterest(db, withdrawn, athlete.userId, "withdrawn");
    await makeInvitation(db, invited, athlete.userId, "declined");
    await makeInvitation(db, expired, athlete.userId, "lapsed");
    expect(await ids(athlete, { sport: word })).toEqual([expired, withdrawn, undecided]);
    expect(await ids(athlete, { list: "asked" })).toEqual([refused, asked]);
    expect(await ids(athlete, { q: word })).toHaveLength(6);
    const other = await makeAthlete(db);
    const count = async (person: Person) =>
      Number(await loadAvailableCount(commandContext(db, person)));
    expect((await count(other)) - (await count(athlete))).toBe(3);
  });

  it("are each on one page, and those that don't fit are last", async () => {
    const word = `zq${newId().slice(-8)}`;
    const own = await makeBrand(db, { companyName: word });
    const athlete = await makeAthlete(db);
    const [fitting, others]: [string[], string[]] = [[], []];
    for (let i = 0; i < 60; i++)
      (i % 2 ? fitting : others).unshift(
        await makeCampaign(db, own.brandId, { targetSports: i % 2 ? [] : [word] }),
      );
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page = await listAvailableCampaigns(
        commandContext(db, athlete),
        { ...none, q: word },
        after,
      );
      found.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(found).toEqual([...fitting, ...others]);
  });
});
