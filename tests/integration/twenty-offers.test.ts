import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markPosted, reviseContent } from "~/features/content/content/commands.server";
import { approveContent, requestChanges } from "~/features/content/content/decisions.server";
import { loadOfferToSign } from "~/features/deals/contracts/sign-offers.server";
import { inviteMany } from "~/features/deals/invitations/invite.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { readPart } from "~/features/money/payments/charged-parts";
import { loadPayable } from "~/features/money/payments/payable.server";
import { recordCheckout } from "~/features/money/payments/record-checkout.server";
import { startPayment } from "~/features/money/payments/start-payment.server";
import { newId } from "~db/columns";
import { campaignInvitations, contracts, deals, payments } from "~db/schema";
import { authContext } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { PASSWORD, passwordHash } from "../support/deals";
import { REEL } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  type Person,
} from "../support/factories";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";
import { openPayouts, paymentsOn } from "../support/payments";
import { sendDraft } from "../support/send-draft";
import { press, startStripe } from "../support/stripe";

const db = database();
let stripe: Awaited<ReturnType<typeof startStripe>>;
let money: ReturnType<typeof paymentsOn>;

beforeAll(async () => {
  stripe = await startStripe();
  money = paymentsOn(db, stripe.env, Date.now);
});
afterAll(() => stripe.stop());

const as = (person: Person) => commandContext(db, person);
const SIGNED = { name: "Priya Raman", password: PASSWORD };

/** Accepts the newest offer with a name, as its page does. */
async function accept(
  athlete: Person,
  campaignId: string,
  id: string,
  name: string,
  offer: number,
) {
  const contract = await loadOfferToSign(as(athlete), { campaignId });
  await respondToInvitation(as(athlete), id, "accept", { name, offer, hash: contract?.hash });
}

test("twenty offers of one form, three of them negotiated, become signed, paid, posted and paid-out deals", async () => {
  const brand = await makeBrand(db, { name: "Priya Raman", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, { deliverables: [REEL] });
  const athletes = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const name = `Athlete ${String.fromCharCode(65 + i)}`;
      return { name, person: await makeAthlete(db, { name }) };
    }),
  );
  const offers = athletes.map(({ person }) => ({ athleteId: person.userId, invite: true }));
  const batch = { id: newId(), campaignId, deliverables: [], allDeliverables: true };
  const sent = await inviteMany(
    as(brand),
    { ...batch, fee: 450, offers, ...SIGNED },
    await authContext(db),
  );
  expect(sent).toMatchObject({ sent: 20, refused: [] });
  const [rows] = await db.read(
    db.orm
      .select({ id: campaignInvitations.id, athleteId: campaignInvitations.athleteId })
      .from(campaignInvitations)
      .where(eq(campaignInvitations.campaignId, campaignId)),
  );
  const idOf = new Map(rows.map(({ id, athleteId }) => [athleteId, id]));

  const negotiating = athletes.slice(0, 3);
  for (const { person } of negotiating) {
    const id = idOf.get(person.userId) ?? "";
    await sendOffer(as(person), id, offerForm(600, 1));
    await sendOffer(as(brand), id, offerForm(550, 2, [REEL], SIGNED), await authContext(db));
  }

  const done: { id: string; person: Person; fee: number }[] = [];
  for (const { person, name } of athletes) {
    const id = idOf.get(person.userId) ?? "";
    const isNegotiated = done.length < negotiating.length;
    await accept(person, campaignId, id, name, isNegotiated ? 3 : 1);
    await openPayouts(as(person), stripe);
    done.push({ id, person, fee: isNegotiated ? 550_00 : 450_00 });
  }
  const [agreed, signed] = await db.read(
    db.orm
      .select({ id: deals.id, fee: deals.fee })
      .from(deals)
      .where(eq(deals.campaignId, campaignId)),
    db.orm
      .select({ id: contracts.dealId, status: contracts.status })
      .from(contracts)
      .where(eq(contracts.campaignId, campaignId)),
  );
  expect(new Map(agreed.map(({ id, fee }) => [id, fee]))).toEqual(
    new Map(done.map(({ id, fee }) => [id, fee])),
  );
  expect(signed.map(({ status }) => status)).toEqual(Array(20).fill("fully_executed"));

  // All fees in one charge.
  const { payable } = await loadPayable(as(brand), {
    campaignId: null,
    dealIds: [],
    receipt: null,
  });
  const parts = payable.flatMap(({ part }) => readPart(part) ?? []);
  await press(
    (await startPayment(as(brand), stripe.env, { parts, back: { paid: "/", unpaid: "/" } })) ?? "",
    "pay",
  );
  const [first] = await money.rowsOf(done[0]?.id ?? "");
  const charge = await stripe.client.checkout.sessions.retrieve(first?.sessionId ?? "");
  await recordCheckout(as(brand), charge);
  const fees = done.reduce((sum, { fee }) => sum + fee, 0);
  expect(charge.amount_total).toBe(Math.round(fees * 1.08));

  for (const [i, { id, person }] of done.entries()) {
    const contentId = await makeContent(db, campaignId, person.userId, "draft", {
      ...{ title: "A week in six scenes", description: "Rain and roads #ad" },
      ...{ platform: "instagram", deliverable: "1 Instagram reel" },
      mediaUrls: ["https://example.com/clip"],
    });
    await sendDraft(as(person), contentId);
    if (i < 2) {
      await requestChanges(as(brand), contentId, "Show the shoe");
      await reviseContent(as(person), contentId, {
        ...{ title: "A week in six scenes", description: "The shoe, rain and roads #ad" },
        ...{ hashtags: [], mediaUrls: ["https://example.com/clip"] },
        ...{ platform: "instagram", deliverable: "1 Instagram reel" },
      });
    }
    await approveContent(as(brand), contentId, { acknowledged: true });
    await markPosted(as(person), stripe.env, contentId, `https://www.instagram.com/p/${contentId}`);
    await money.drain(id);
  }

  const [ended] = await db.read(
    db.orm
      .select({
        status: payments.status,
        n: sql<number>`count(*)`,
        paid: sql<number>`sum(to_athlete)`,
      })
      .from(payments)
      .where(eq(payments.campaignId, campaignId))
      .groupBy(payments.status),
  );
  expect(ended).toEqual([{ status: "settled", n: 20, paid: fees }]);
  for (const { id, fee } of done)
    expect(await money.balances(id)).toMatchObject({ held: 0, brand: -Math.round(fee * 1.08) });
});
