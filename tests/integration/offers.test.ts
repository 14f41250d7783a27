import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { runDeadlines } from "~/features/campaigns/deadlines/run-deadlines.server";
import { acceptOffer } from "~/features/deals/invitations/accept-offer.server";
import { loadInvitationChoices } from "~/features/deals/invitations/choices.server";
import { MAX_OFFERS } from "~/features/deals/invitations/offer";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { withdrawInvitation } from "~/features/deals/invitations/withdraw-invitations.server";
import { DAY_MS } from "~/platform/durations";
import { AT_DEADLINE } from "~/server/jobs";
import type { Database } from "~db/client";
import { campaignInvitations, dealDeliverables, deals, invitationOffers } from "~db/schema";
import { USUAL_TERMS } from "~db/terms";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let athlete: Person;
let stranger: Person;

beforeAll(async () => {
  brand = await makeBrand(db, { companyName: "Northlight" });
  athlete = await makeAthlete(db, { name: "Maya Okafor" });
  stranger = await makeAthlete(db);
});

const WORK = [ask(2, "reel"), ask(1, "video", { platform: "youtube", note: "training diary" })];

async function makeOpen(values = {}) {
  const campaignId = await makeCampaign(db, brand.brandId, values);
  const id = await makeInvitation(db, campaignId, athlete.userId, "pending", {
    fee: 45000,
    deliverables: WORK,
  });
  return { campaignId, id };
}

const offer = (person: Person, id: string, expectedOffer: number, fee: number, more = {}) =>
  sendOffer(commandContext(db, person), id, offerForm(fee, expectedOffer, WORK, more));

const accept = (id: string, number: number) =>
  respondToInvitation(commandContext(db, athlete), id, "accept", { offer: number });
const agree = (id: string, expectedOffer: number, overBudget?: boolean) =>
  acceptOffer(commandContext(db, brand), id, { expectedOffer, overBudget });

async function stateOf(id: string) {
  const [[invitation], versions, [deal], work] = await db.read(
    db.orm.select().from(campaignInvitations).where(eq(campaignInvitations.id, id)),
    db.orm
      .select()
      .from(invitationOffers)
      .where(eq(invitationOffers.invitationId, id))
      .orderBy(invitationOffers.number),
    db.orm.select({ fee: deals.fee }).from(deals).where(eq(deals.id, id)),
    db.orm
      .select({
        text: dealDeliverables.text,
        count: dealDeliverables.count,
        due: dealDeliverables.due,
      })
      .from(dealDeliverables)
      .where(eq(dealDeliverables.dealId, id))
      .orderBy(dealDeliverables.number),
  );
  if (!invitation) throw new Error("The invitation is gone");
  return { invitation, versions, deal, work };
}

describe("an offer", () => {
  it("of the athlete is accepted by the brand, and its fee, work and rights are the deal's", async () => {
    const { id } = await makeOpen();
    await offer(athlete, id, 1, 600, {
      deliverables: [{ platform: "instagram", format: "reel", count: 3, due: "2027-01-15" }],
      use: "none",
      note: "Three is better.",
    });
    const [notice] = await notificationsOf(db, brand.userId);
    expect(JSON.stringify(notice)).toContain("£600");
    await agree(id, 2);
    const { invitation, deal, work } = await stateOf(id);
    expect(invitation).toMatchObject({ status: "accepted", offer: 2, offeredBy: "athlete" });
    expect(invitation.terms).toEqual({ ...USUAL_TERMS, use: "none", useMonths: 0 });
    expect(deal).toMatchObject({ fee: 60000 });
    expect(work).toEqual([{ text: "3 Instagram reels", count: 3, due: "2027-01-15" }]);
  });

  it("replaces the one before: that can't be accepted any more, also by a form sent again", async () => {
    const { id } = await makeOpen();
    await offer(brand, id, 1, 500);
    await expect(accept(id, 1)).rejects.toThrow(/newer offer/);
    await accept(id, 2);
    await accept(id, 2);
    await expect(accept(id, 1)).rejects.toThrow(/newer offer/);
    expect((await stateOf(id)).deal).toMatchObject({ fee: 50000 });
  });

  it("that comes between the read and the write of an acceptance is not accepted", async () => {
    const { id } = await makeOpen();
    const slow: Database = {
      ...db,
      write: async (statements) => {
        await offer(brand, id, 1, 300);
        return db.write(statements);
      },
    };
    const accepting = respondToInvitation(commandContext(slow, athlete), id, "accept", {
      offer: 1,
    });
    await expect(accepting).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(id)).toMatchObject({ deal: undefined, invitation: { fee: 30000 } });
  });

  it("can't be accepted by the side that made it", async () => {
    const { id } = await makeOpen();
    await expect(agree(id, 1)).rejects.toThrow(/your own offer/);
    await offer(athlete, id, 1, 600);
    await expect(accept(id, 2)).rejects.toThrow(/your own offer/);
    expect((await stateOf(id)).deal).toBeUndefined();
  });

  it("must change something, and there are ten at most", async () => {
    const { id } = await makeOpen();
    await expect(offer(athlete, id, 1, 450)).rejects.toMatchObject({ code: "invalid" });
    for (let n = 1; n < MAX_OFFERS; n++) await offer(n % 2 ? athlete : brand, id, n, 500 + n);
    await expect(offer(athlete, id, MAX_OFFERS, 900)).rejects.toMatchObject({ code: "limit" });
  });

  it("over the budget needs the brand's yes, when it offers and when it accepts", async () => {
    const { id } = await makeOpen({ budget: 50000 });
    await expect(offer(brand, id, 1, 600)).rejects.toThrow();
    await offer(athlete, id, 1, 600);
    await expect(agree(id, 2)).rejects.toThrow();
    await agree(id, 2, true);
    expect((await stateOf(id)).deal).toMatchObject({ fee: 60000 });
  });

  it("of the athlete commits the brand to nothing", async () => {
    const { id, campaignId } = await makeOpen({ budget: 50000 });
    const pending = async () => {
      const choices = await loadInvitationChoices(commandContext(db, brand), stranger.userId);
      return choices?.campaigns.find((one) => one.id === campaignId)?.pending;
    };
    expect(await pending()).toBe(45000);
    await offer(athlete, id, 1, 600);
    expect(await pending()).toBe(0);
  });

  it("of strangers' invitations is not found", async () => {
    const { id } = await makeOpen();
    await expect(offer(stranger, id, 1, 600)).rejects.toMatchObject({ code: "not_found" });
  });
});

const STEPS = [
  "athlete",
  "brand",
  "accept",
  "agree",
  "decline",
  "withdraw",
  "end",
  "both",
  "change",
  "expire",
] as const;

it("has one open version at every moment of a random life, and the deal is the accepted one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 10 }), async (steps) => {
      const { id, campaignId } = await makeOpen();
      let fee = 500;
      const later = Date.now() + 9 * DAY_MS;
      for (const step of steps) {
        const { invitation } = await stateOf(id);
        const number = invitation.offer;
        fee += 1;
        const take = {
          athlete: () => [offer(athlete, id, number, fee)],
          brand: () => [offer(brand, id, number, fee)],
          accept: () => [accept(id, number)],
          agree: () => [agree(id, number)],
          decline: () => [respondToInvitation(commandContext(db, athlete), id, "decline")],
          withdraw: () => [withdrawInvitation(commandContext(db, brand), id)],
          change: () => [
            db.write([sql`update campaigns set version = version + 1 where id = ${campaignId}`]),
            accept(id, number),
          ],
          expire: () => [
            runDeadlines({ db, clock: () => later }, AT_DEADLINE, Number.POSITIVE_INFINITY),
            accept(id, number),
            agree(id, number),
          ],
          end: () => [endCampaign(commandContext(db, brand), campaignId, "cancel")],
          both: () => [offer(brand, id, number, fee), accept(id, number), agree(id, number)],
        }[step];
        await Promise.allSettled<unknown>(take());
        const after = await stateOf(id);
        const newest = after.versions.at(-1);
        expect(after.versions.map((one) => one.number)).toEqual(
          after.versions.map((_, i) => i + 1),
        );
        expect(newest).toMatchObject({
          number: after.invitation.offer,
          by: after.invitation.offeredBy,
          fee: after.invitation.fee,
          deliverables: after.invitation.deliverables,
          terms: after.invitation.terms,
        });
        expect(Boolean(after.deal)).toBe(after.invitation.status === "accepted");
        if (after.deal) expect(after.deal.fee).toBe(newest?.fee);
      }
    }),
    { numRuns: 10 },
  );
});
