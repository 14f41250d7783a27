import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signContract } from "~/features/deals/contracts/sign.server";
import { signContracts } from "~/features/deals/contracts/sign-many.server";
import { acceptOffer } from "~/features/deals/invitations/accept-offer.server";
import { changeOfferedFees } from "~/features/deals/invitations/change-offered-fees.server";
import { invite, inviteMany } from "~/features/deals/invitations/invite.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { auditLogs, contractSignatures, offerSignatures, passkeys } from "~db/schema";
import { authContext } from "../support/auth-context";
import { makeChallenge, makePasskey } from "../support/authenticator";
import { commandContext } from "../support/command-context";
import { dealsOn, passwordHash, TERMS } from "../support/deals";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation } from "../support/factories";
import { offerForm } from "../support/offers";
import { database } from "../support/own-database";

/** A passkey proves a signature in the batch that stores it. */

const db = database();
const { as, sendFirst, hashOf, sign } = dealsOn(db);
const BUDGET = 1_000_00;

/**
 * Databases for a command and its proof: a read of the one is answered once the other has asked its own, so that one that waits
 * for the other never ends.
 */
function sideBySide() {
  let writes = 0;
  const write: Database["write"] = (statements) => {
    writes += 1;
    return db.write(statements);
  };
  const asked = () => {
    let say = () => {};
    const wait = new Promise<void>((resolve) => {
      say = resolve;
    });
    return { say, wait };
  };
  const [command, proof] = [asked(), asked()];
  const readAfter = (own: typeof command, other: typeof command) =>
    (async (...queries: Parameters<Database["read"]>) => {
      own.say();
      await other.wait;
      return db.read(...queries);
    }) as Database["read"];
  return {
    ofCommand: { ...db, write, read: readAfter(command, proof) },
    ofProof: { ...db, write, read: readAfter(proof, command) },
    writes: () => writes,
  };
}

interface Signing {
  passkey: string;
  name: string;
  /** Whether the brand says that it may go over the budget. */
  overBudget: boolean;
  auth: AuthContext;
  ctx: CommandContext;
}

/** A campaign of £1,000 with an invitation, and what each way to sign does there. */
async function makeWorld() {
  const brand = await makeBrand(db, { companyName: "Northlight", name: "Priya", passwordHash });
  const athlete = await makeAthlete(db, { name: "Maya", passwordHash });
  const campaignId = await makeCampaign(db, brand.brandId, {
    budget: BUDGET,
    startDate: "2031-01-01",
    endDate: "2031-02-01",
  });
  const invited = (status: "pending" | "accepted", fee = 450_00) =>
    makeInvitation(db, campaignId, athlete.userId, status, { fee });
  const contractWith = async (fee: number) => {
    const dealId = await invited("accepted");
    const deal = { brand, athlete, campaignId, dealId, id: newId() };
    await sendFirst(deal, { ...TERMS, fee });
    await sign(deal, athlete);
    return deal;
  };
  return { brand, athlete, campaignId, invited, contractWith };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

/** Each way to sign goes over the budget, which is refused until the brand says that it may. */
const WAYS: Record<string, (world: World) => Promise<(signing: Signing) => Promise<unknown>>> = {
  "a contract": async ({ contractWith }) => {
    const deal = await contractWith(BUDGET + 1_00);
    const hash = await hashOf(deal);
    return ({ auth, ctx, ...typed }) => signContract(auth, ctx, deal.id, { hash, ...typed });
  },
  "an invitation": async ({ athlete, campaignId }) => {
    const form = { id: newId(), campaignId, fee: 1_001, deliverables: [], allDeliverables: true };
    return ({ auth, ctx, ...typed }) => invite(ctx, athlete.userId, { ...form, ...typed }, auth);
  },
  "several invitations": async ({ athlete, campaignId }) => {
    const form = { id: newId(), campaignId, fee: 1_001, deliverables: [], allDeliverables: true };
    const offers = [{ athleteId: athlete.userId, invite: true, fee: undefined }];
    return ({ auth, ctx, ...typed }) =>
      inviteMany(ctx, { ...form, message: undefined, ...typed, offers }, auth);
  },
  "another offer": async ({ invited }) => {
    const id = await invited("pending");
    return ({ auth, ctx, ...typed }) =>
      sendOffer(ctx, id, offerForm(1_001, 1, undefined, typed), auth);
  },
  "other fees": async ({ invited }) => {
    const id = await invited("pending");
    return ({ auth, ctx, ...typed }) =>
      changeOfferedFees(ctx, { fee: 1_001, offer: [`${id}:1`], ...typed }, auth);
  },
  "an athlete's offer": async ({ athlete, invited }) => {
    const id = await invited("pending");
    await sendOffer(as(athlete), id, offerForm(1_001, 1));
    return ({ auth, ctx, ...typed }) => acceptOffer(ctx, id, { expectedOffer: 2, ...typed }, auth);
  },
};

describe.each(Object.entries(WAYS))("%s", (_, way) => {
  it("is signed in two round trips, and a refusal does not use the passkey up", async () => {
    const world = await makeWorld();
    const { brand } = world;
    const send = await way(world);
    const device = await makePasskey(db, brand);
    const challenge = await makeChallenge(await authContext(db), brand.userId);
    const passkey = await device.sign({ challenge }, 7);
    const stored = async () => {
      const [[key], proofs, offers, contracts] = await db.read(
        db.orm.select().from(passkeys).where(eq(passkeys.id, device.rowId)),
        db.orm.select().from(auditLogs).where(eq(auditLogs.userId, brand.userId)),
        db.orm.select().from(offerSignatures).where(eq(offerSignatures.userId, brand.userId)),
        db.orm.select().from(contractSignatures).where(eq(contractSignatures.userId, brand.userId)),
      );
      const proved = proofs.filter(({ action }) => action === "identity_proved").length;
      const signed = new Set([...offers, ...contracts].map(({ hash }) => hash)).size;
      return { counter: key?.counter, proved, signed };
    };
    const typed = { name: brand.name, passkey, auth: await authContext(db), ctx: as(brand) };
    const before = await stored();
    await expect(send({ ...typed, overBudget: false })).rejects.toMatchObject({
      fields: { overBudget: [expect.any(String)] },
    });
    expect(await stored()).toEqual(before);
    const { ofCommand, ofProof, writes } = sideBySide();
    const [auth, ctx] = [await authContext(ofProof), commandContext(ofCommand, brand)];
    await send({ ...typed, auth, ctx, overBudget: true });
    expect(writes()).toBe(1);
    const after = { counter: 7, proved: before.proved + 1, signed: before.signed + 1 };
    expect(await stored()).toEqual(after);
    await expect(send({ ...typed, overBudget: true })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await stored()).toEqual(after);
  });
});

it("several contracts are signed in two round trips, with a passkey that counts once", async () => {
  const { brand, contractWith } = await makeWorld();
  const deal = await contractWith(450_00);
  const read = [{ id: deal.id, hash: await hashOf(deal) }];
  const device = await makePasskey(db, brand);
  const challenge = await makeChallenge(await authContext(db), brand.userId);
  const passkey = await device.sign({ challenge });
  const { ofCommand, ofProof, writes } = sideBySide();
  const [auth, ctx] = [await authContext(ofProof), commandContext(ofCommand, brand)];
  const signAll = () => signContracts(auth, ctx, read, { name: brand.name, passkey });
  expect(await signAll()).toEqual({ signed: 1, refused: [] });
  expect(writes()).toBe(1);
  await expect(signAll()).rejects.toMatchObject({ code: "conflict" });
});

it("a passkey that was used between the read and the write signs nothing", async () => {
  const { brand, contractWith, ...world } = await makeWorld();
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, world.athlete.userId, "accepted");
  const second = { brand, athlete: world.athlete, campaignId, dealId, id: newId() };
  await sendFirst(second);
  const first = await contractWith(450_00);
  const device = await makePasskey(db, brand);
  const challenge = await makeChallenge(await authContext(db), brand.userId);
  const passkey = await device.sign({ challenge });
  const results = await Promise.allSettled(
    [first, second].map(async (deal) =>
      signContract(await authContext(db), as(brand), deal.id, {
        ...{ hash: await hashOf(deal), name: brand.name, passkey },
      }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
