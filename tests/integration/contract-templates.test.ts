import { expect, test } from "vitest";
import { startContract } from "~/features/deals/contracts/draw-up.server";
import { proposeCancellation } from "~/features/deals/contracts/propose-follow-up.server";
import {
  deleteTemplate,
  listTemplates,
  renameTemplate,
  saveTemplate,
} from "~/features/deals/contracts/templates.server";
import type { Terms } from "~/features/deals/contracts/terms";
import { dayOf } from "~/platform/dates";
import { newId } from "~db/columns";
import { contractTemplates } from "~db/schema";
import { ON_APPROVAL } from "~db/terms";
import { dealsOn, TERMS } from "../support/deals";
import { REEL } from "../support/deliverables";
import { givePremium, makeBrand, makeInvitation } from "../support/factories";
import { database } from "../support/own-database";

const db = database();
const { as, makeContract, makeDeal, makeSigned } = dealsOn(db);

const OWN: Terms = {
  ...TERMS,
  fee: 123_400,
  category: "footwear",
  use: "paid",
  useMonths: 3,
  exclusiveIn: "footwear",
  exclusiveMonths: 2,
  milestones: [
    { ...ON_APPROVAL, name: "First", share: 30, release: "signing", due: "2027-03-31" },
    { ...ON_APPROVAL, name: "Clip", share: 30, release: "deliverable-1" },
    { ...ON_APPROVAL, name: "Rest", share: 40, release: "deliverable-2" },
  ],
  deliverables: [...TERMS.deliverables, ...TERMS.deliverables],
};

/** A brand with a template, and an accepted invitation without a contract. */
async function withTemplate(name = "Runners") {
  const deal = await makeContract(OWN);
  const ctx = as(deal.brand);
  await givePremium(db, deal.brand);
  const id = newId();
  await saveTemplate(ctx, deal.id, { id, name });
  const athlete = (await makeDeal()).athlete;
  const dealId = await makeInvitation(db, deal.campaignId, athlete.userId, "accepted", {
    fee: 50_000,
    deliverables: [REEL],
  });
  return { deal, ctx, id, dealId };
}

const namesOf = async (ctx: Parameters<typeof listTemplates>[0]) =>
  (await listTemplates(ctx)).map(({ name }) => name);

test("a template holds the terms without fee, deliverables, category and dates", async () => {
  const { ctx, id } = await withTemplate();
  const [template] = await listTemplates(ctx);
  const { fee, deliverables, category, milestones, ...rest } = OWN;
  expect(template).toEqual({
    id,
    name: "Runners",
    terms: { ...rest, milestones: milestones.map((one) => ({ ...one, due: null })) },
  });
});

test("a contract begins with a template, and keeps what the invitation agreed", async () => {
  const { ctx, id, dealId } = await withTemplate();
  const { terms } = await startContract(ctx, dealId, id);
  expect(terms).toMatchObject({
    fee: 50_000,
    deliverables: [{ platform: "instagram", format: "reel", count: 1 }],
    category: null,
    use: "paid",
    useMonths: 3,
    exclusiveIn: "footwear",
  });
  // The deal has one deliverable, so nothing waits for a second.
  expect(terms.milestones.map(({ release }) => release)).toEqual([
    "signing",
    "deliverable-1",
    "approval",
  ]);
  expect((await startContract(ctx, dealId)).terms.use).toBe("organic");
});

test("another brand neither lists, uses, renames nor deletes a template", async () => {
  const { ctx, id } = await withTemplate();
  const stranger = await makeDeal();
  const theirs = as(stranger.brand);
  expect(await namesOf(theirs)).toEqual([]);
  for (const attempt of [
    () => startContract(theirs, stranger.dealId, id),
    () => renameTemplate(theirs, id, "Mine"),
    () => deleteTemplate(theirs, id),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
  expect(await namesOf(ctx)).toEqual(["Runners"]);
});

test("only the brand of a contract saves its terms", async () => {
  const deal = await makeContract();
  const template = { id: newId(), name: "Theirs" };
  await expect(saveTemplate(as(await makeBrand(db)), deal.id, template)).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(saveTemplate(as(deal.athlete), deal.id, template)).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a cancellation has no terms to save", async () => {
  const deal = await makeSigned();
  const id = newId();
  await proposeCancellation(as(deal.brand), deal.id, {
    id,
    ending: { endsOn: dayOf(Date.now()), brandPays: 0, delivered: "end" },
  });
  await expect(
    saveTemplate(as(deal.brand), id, { id: newId(), name: "None" }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("a form sent twice saves one template; a name counts once, in any capitals", async () => {
  const { deal, ctx, id } = await withTemplate();
  await saveTemplate(ctx, deal.id, { id, name: "Runners" });
  const taken = { fields: { name: [expect.any(String)] } };
  await expect(saveTemplate(ctx, deal.id, { id: newId(), name: "RUNNERS" })).rejects.toMatchObject(
    taken,
  );
  const other = newId();
  await saveTemplate(ctx, deal.id, { id: other, name: "Climbers" });
  await expect(renameTemplate(ctx, other, "runners")).rejects.toMatchObject(taken);
  await renameTemplate(ctx, other, "climbers");
  expect(await namesOf(ctx)).toEqual(["climbers", "Runners"]);
  await deleteTemplate(ctx, id);
  expect(await namesOf(ctx)).toEqual(["climbers"]);
});

test("a brand keeps at most 50", async () => {
  const { deal, ctx } = await withTemplate();
  const more = Array.from({ length: 49 }, (_, i) => ({
    id: newId(),
    brandId: deal.brand.brandId,
    name: `Template ${i}`,
    terms: "{}",
    createdAt: 1,
  }));
  await db.write([db.orm.insert(contractTemplates).values(more)]);
  await expect(saveTemplate(ctx, deal.id, { id: newId(), name: "One more" })).rejects.toMatchObject(
    { code: "limit" },
  );
});
