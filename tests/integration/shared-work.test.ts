import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { storeDeliverables } from "~/features/deals/deals/deals.server";
import { loadSharedWork } from "~/features/workspace/workspace/shared-work.server";
import { commandContext } from "../support/command-context";
import { ask } from "../support/deliverables";
import {
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeContract,
  makeConversation,
  makeInvitation,
  type Person,
} from "../support/factories";
import { database } from "../support/own-database";

/** What a conversation shows of the work that its sides share, with the next step of the reader. */

const db = database();

let brand: Person;
let athlete: Person;
let conversation: string;

beforeEach(async () => {
  [brand, athlete] = [await makeBrand(db), await makeAthlete(db)];
  conversation = await makeConversation(db, brand, athlete, [{ from: brand }]);
});

const work = (person: Person, id = conversation) => loadSharedWork(commandContext(db, person), id);

/** The next steps, those of the reader marked. */
const steps = async (person: Person) =>
  (await work(person)).items.map(
    ({ status, step: { label, isOwn } }) => `${status}: ${label}${isOwn ? " (own)" : ""}`,
  );

async function contentItem(status: Parameters<typeof makeContent>[3], campaign = {}) {
  const campaignId = await makeCampaign(db, brand.brandId, campaign);
  return makeContent(db, campaignId, athlete.userId, status);
}

test("an invitation is the athlete's turn until it is answered, then the work is", async () => {
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId, "pending");
  expect(await steps(athlete)).toEqual(["pending: Answer (own)"]);
  expect(await steps(brand)).toEqual(["pending: Open"]);
  await db.write([
    sql`update campaign_invitations set status = 'accepted' where campaign_id = ${campaignId}`,
  ]);
  expect(await steps(athlete)).toEqual(["accepted: Add content (own)"]);
  expect(await steps(brand)).toEqual(["accepted: Open"]);
  await db.write([sql`update campaigns set status = 'draft' where id = ${campaignId}`]);
  expect(await steps(athlete)).toEqual(["accepted: Open"]);
  expect(await steps(brand)).toEqual(["accepted: Open and launch (own)"]);
});

test("a contract is the turn of the side that was sent it, until it is signed or ended", async () => {
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const id = await makeContract(db, dealId, { brand, athlete, campaignId });
  const ofContract = async (person: Person) =>
    (await work(person)).items
      .filter(({ kind }) => kind === "contract")
      .map(({ status, step }) => [status, step.label, step.isOwn, step.to]);
  expect(await ofContract(athlete)).toEqual([["pending", "Sign", true, `/contracts/${id}`]]);
  expect(await ofContract(brand)).toEqual([["pending", "Open", false, `/contracts/${id}`]]);
  await db.write([sql`update contracts set status = 'fully_executed' where id = ${id}`]);
  expect(await ofContract(athlete)).toEqual([]);
});

test.each([
  ["awaiting_review", [], ["awaiting_review: Review (own)"]],
  ["rejected", ["rejected: Revise (own)"], []],
  ["approved", ["approved: Mark as posted (own)"], []],
] as const)("a content item that is %s has its next step", async (status, ofAthlete, ofBrand) => {
  await contentItem(status);
  const own = async (person: Person) =>
    (await steps(person)).filter((step) => step.startsWith(status) && step.includes("own"));
  expect(await own(athlete)).toEqual(ofAthlete);
  expect(await own(brand)).toEqual(ofBrand);
});

test("the deadline is that of the pending action, and own steps come first", async () => {
  await contentItem("awaiting_review");
  await contentItem("rejected");
  const { items, ownSteps } = await work(brand);
  expect(items[0]).toMatchObject({ status: "awaiting_review", deadline: { kind: "review" } });
  expect(items.find(({ status }) => status === "rejected")?.deadline?.kind).toBe("changes");
  expect(ownSteps).toBe(1);
  // Without a deadline, but the athlete's step.
  await contentItem("approved");
  expect((await steps(athlete)).slice(0, 2)).toEqual([
    "rejected: Revise (own)",
    "approved: Mark as posted (own)",
  ]);
});

test("a deal asks for content until all of it was sent", async () => {
  const campaignId = await makeCampaign(db, brand.brandId);
  const dealId = await makeInvitation(db, campaignId, athlete.userId);
  const agree = (count: number) => db.write(storeDeliverables(dealId, [ask(count, "reel")]));
  await makeContent(db, campaignId, athlete.userId, "posted");
  await agree(2);
  expect(await steps(athlete)).toEqual(["accepted: Add content (own)"]);
  await agree(1);
  expect(await steps(athlete)).toEqual(["accepted: Open"]);
});

test("drafts, posted content items, ended campaigns and answered invitations are left out", async () => {
  await contentItem("draft", { status: "completed" });
  await contentItem("posted", { status: "completed" });
  await contentItem("awaiting_review", { status: "cancelled" });
  for (const status of ["declined", "withdrawn", "lapsed"] as const)
    await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId, status);
  for (const person of [brand, athlete]) expect((await work(person)).items).toEqual([]);
});

test("shows at most five items and nothing of other people", async () => {
  const others = await makeBrand(db);
  await makeInvitation(db, await makeCampaign(db, others.brandId), athlete.userId, "pending");
  await makeInvitation(
    db,
    await makeCampaign(db, brand.brandId),
    (await makeAthlete(db)).userId,
    "pending",
  );
  const theirs = await makeCampaign(db, others.brandId);
  await makeContent(db, theirs, athlete.userId, "awaiting_review");
  expect((await work(athlete)).items).toEqual([]);
  for (let i = 0; i < 6; i++)
    await makeInvitation(db, await makeCampaign(db, brand.brandId), athlete.userId, "pending");
  const { items, hasMore, ownSteps } = await work(athlete);
  expect([items.length, hasMore, ownSteps]).toEqual([5, true, 6]);
  // A stranger's own work with the athlete does not make the conversation theirs.
  for (const stranger of [others, await makeAthlete(db)])
    expect((await work(stranger)).items).toEqual([]);
});
