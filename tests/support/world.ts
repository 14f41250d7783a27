import { publicName } from "~/features/profiles/athletes/public-view";
import { DAY_MS } from "~/platform/durations";
import { sha256Hex } from "~/platform/signing";
import { connect } from "~db/client";
import { newId } from "~db/columns";
import {
  campaignLinks,
  conversationReports,
  moderationCases,
  outbox,
  payments,
  reportShares,
} from "~db/schema";
import { REEL } from "./deliverables";
import {
  LAUNCHABLE,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeConversation,
  makeDispute,
  makeExclusivity,
  makeInvitation,
  makeSignedContract,
  makeStaff,
  makeVerification,
} from "./factories";
import { gatherWrites } from "./gather-writes";
import { browserPorts } from "./ports";

/** Two of each side, a moderator and an admin; the first brand and the first athlete have work together. */
export async function makeWorld(databasePort = browserPorts.database) {
  const connection = connect({ url: `http://127.0.0.1:${databasePort}` });
  const db = gatherWrites(connection);
  const [brand, otherBrand, athlete, otherAthlete, moderator, admin] = await Promise.all([
    makeBrand(db, { companyName: "Northlight" }),
    makeBrand(db, { companyName: "Harrow Cycles" }),
    makeAthlete(db, { name: "Maya Okafor", figures: { isPublic: true } }),
    makeAthlete(db, { name: "Tom Lindqvist" }),
    makeStaff(db, ["moderator"]),
    makeStaff(db, ["admin"]),
  ]);
  const campaignId = await makeCampaign(db, brand.brandId, {
    deliverables: [REEL],
    category: "footwear",
  });
  const draftId = await makeCampaign(db, brand.brandId, { ...LAUNCHABLE, status: "draft" });
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const agreed = await makeCampaign(db, brand.brandId, { title: "Agreed" });
  const agreedId = await makeInvitation(db, agreed, athlete.userId);
  const contractId = await makeContract(
    db,
    agreedId,
    { brand, athlete, campaignId: agreed },
    { category: "footwear" },
  );
  const signer = await makeAthlete(db);
  const signedContractId = await makeSignedContract(
    db,
    await makeInvitation(db, agreed, signer.userId),
    { brand, athlete: signer, campaignId: agreed },
  );
  const exclusive = { category: "footwear", lastDay: "2099-03-31" } as const;
  await makeExclusivity(db, athlete, exclusive);
  await makeExclusivity(db, await makeAthlete(db), { ...exclusive, brand });
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  // Staff may read it: it was flagged once.
  await db.write([
    db.orm.insert(moderationCases).values({
      id: newId(),
      contentId,
      reason: "other",
      status: "closed",
      decision: "dismissed",
      createdAt: Date.now(),
      closedAt: Date.now(),
    }),
  ]);
  const conversationId = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const disputeId = await makeDispute(db, { brand, athlete, campaignId });
  const requestId = await makeVerification(db, brand);
  const reportId = newId();
  await db.write([
    db.orm.insert(conversationReports).values({
      id: reportId,
      conversationId,
      reporterId: athlete.userId,
      reportedId: brand.userId,
      reason: "spam",
      messages: [{ seq: 1, body: "Message 1", createdAt: Date.now() }],
      createdAt: Date.now(),
    }),
  ]);
  const paymentId = newId();
  await db.write([
    db.orm.insert(payments).values({
      id: paymentId,
      dealId: agreedId,
      campaignId: agreed,
      brandId: brand.brandId,
      athleteId: athlete.userId,
      number: 1,
      name: "Full fee",
      release: "approval",
      amount: 90_000,
      fee: 7_200,
      status: "held",
      intentId: `pi_${paymentId}`,
      fundedAt: Date.now(),
      createdAt: Date.now(),
      updatedAt: Date.now(),
    }),
  ]);
  const outboxId = newId();
  await db.write([
    db.orm.insert(outbox).values({
      id: outboxId,
      // No sender knows it, so it stays.
      kind: "unknown",
      idempotencyKey: outboxId,
      payload: {},
      dueAt: Date.now(),
      attempts: 20,
      failedAt: Date.now(),
      lastError: "the provider answered 503",
      createdAt: Date.now(),
    }),
  ]);
  const token = newId();
  await db.write([
    db.orm.insert(reportShares).values({
      id: newId(),
      campaignId,
      tokenHash: await sha256Hex(token),
      expiresAt: Date.now() + 30 * DAY_MS,
      createdAt: Date.now(),
    }),
  ]);
  const code = newId().slice(-8);
  const link = { code, dealId, campaignId, athleteId: athlete.userId, createdAt: 1 };
  await db.write([
    db.orm
      .insert(campaignLinks)
      .values({ ...link, target: "https://shop.example/", stoppedAt: Date.now() }),
  ]);
  await db.send();
  return {
    db: connection,
    people: { brand, otherBrand, athlete, otherAthlete, moderator, admin },
    ids: {
      campaignId,
      /** Of the same invitation. */
      invitationId: dealId,
      dealId,
      contractId,
      signedContractId,
      contentId,
      conversationId,
      reportId,
      disputeId,
      requestId,
      paymentId,
      outboxId,
      /** Of a shared report. */
      token,
      /** Of a short link that is switched off. */
      code,
      athleteId: athlete.userId,
      userId: brand.userId,
      /** In the address of the public page. */
      athlete: publicName({ id: athlete.userId, name: athlete.name }),
      otherAthleteId: otherAthlete.userId,
    },
    draftId,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
export type Role = keyof World["people"];
