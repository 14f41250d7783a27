import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loadInvitationChoices } from "~/features/deals/invitations/choices.server";
import { invite, inviteMany } from "~/features/deals/invitations/invite.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { showInterest } from "~/features/finding/interests/commands.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { athleteProfiles, campaignInvitations } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeInvitation,
  type Person,
} from "../support/factories";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

const db = database();
let brand: Person;
let maya: Person;
let campaignId: string;

/** Maya's fees start from £400. */
beforeEach(async () => {
  brand = await makeBrand(db);
  maya = await makeAthlete(db, { name: "Maya Okafor" });
  campaignId = await makeCampaign(db, brand.brandId);
  await setRate(true);
});

const setRate = (refusesLess: boolean) =>
  db.write([
    db.orm
      .update(athleteProfiles)
      .set({ startingRate: 400_00, refusesLess })
      .where(eq(athleteProfiles.userId, maya.userId)),
  ]);

const asBrand = (on: Database = db) => commandContext(on, brand);
const form = (fee: number) => ({ id: newId(), campaignId, fee, deliverables: [] });
const count = async () => {
  const [rows] = await db.read(
    db.orm
      .select({ fee: campaignInvitations.fee })
      .from(campaignInvitations)
      .where(eq(campaignInvitations.campaignId, campaignId)),
  );
  return rows.map(({ fee }) => fee);
};

describe("an athlete who takes no less than the starting rate", () => {
  it("is not invited for less, and the brand reads why at the fee", async () => {
    await expect(invite(asBrand(), maya.userId, form(399))).rejects.toMatchObject({
      fields: { fee: ["£400 is the least that Maya Okafor takes"] },
    });
    expect(await count()).toEqual([]);
    await invite(asBrand(), maya.userId, form(400));
    expect(await count()).toEqual([400_00]);
  });

  it("is left out of an invitation of several, by name", async () => {
    const other = await makeAthlete(db);
    const offers = [maya, other].map(({ userId }) => ({ athleteId: userId, invite: true }));
    const { sent, refused } = await inviteMany(asBrand(), { ...form(300), offers });
    expect({ sent, refused }).toEqual({
      sent: 1,
      refused: [{ name: "Maya Okafor", reason: "£400 is the least that Maya Okafor takes" }],
    });
  });

  it("is offered no less later, and may offer less", async () => {
    const id = await makeInvitation(db, campaignId, maya.userId, "pending", { fee: 450_00 });
    await expect(sendOffer(asBrand(), id, offerForm(399, 1))).rejects.toMatchObject({
      fields: { fee: ["£400 is the least that Maya Okafor takes"] },
    });
    await sendOffer(commandContext(db, maya), id, offerForm(350, 1));
    expect(await count()).toEqual([350_00]);
  });

  it("is not invited for less when that was set after the form was checked", async () => {
    await setRate(false);
    const slow: Database = {
      ...db,
      write: async (statements) => {
        await setRate(true);
        return db.write(statements);
      },
    };
    await expect(invite(asBrand(slow), maya.userId, form(399))).rejects.toMatchObject({
      fields: { fee: ["£400 is the least that Maya Okafor takes"] },
    });
    expect(await count()).toEqual([]);
  });
});

it("a lower fee may be offered to an athlete who has not refused it", async () => {
  await setRate(false);
  const { below } = await invite(asBrand(), maya.userId, form(399));
  expect(below).toBe(true);
});

it("an invitation begins with what the athlete asked for, with an interest in the campaign", async () => {
  await showInterest(commandContext(db, maya), campaignId, { id: newId(), fee: 520 });
  const choices = await loadInvitationChoices(asBrand(), maya.userId);
  expect(choices?.campaigns.find(({ id }) => id === campaignId)?.offer.fee).toBe(520_00);
});
