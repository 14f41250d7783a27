import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveDraft } from "~/features/content/content/commands.server";
import { createContent } from "~/features/content/content/drafts.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { proposeAmendment } from "~/features/deals/contracts/propose-follow-up.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { newId } from "~db/columns";
import { contentSubmissions } from "~db/schema";
import { athleteDeal } from "../support/athlete-deal";
import { type Deal, dealsOn, TERMS } from "../support/deals";
import { makeContent } from "../support/factories";
import { database } from "../support/own-database";

/** What a deal asks for: first as its invitation, then as the contract in force. */

const db = database();
const { as, makeDeal, makeContract, sign, signBoth } = dealsOn(db);

/** What both sides read on the deal's page: the words, how many, and how many are delivered. */
const asked = async ({ athlete, campaignId }: Deal) =>
  (await athleteDeal(db, athlete, campaignId))?.progress?.lines.map(
    ({ deliverable, needed, delivered }) => [deliverable, needed, delivered],
  );

const [REELS] = TERMS.deliverables;
if (!REELS) throw new Error("no deliverable");

test("an accepted invitation asks for its own deliverables", async () => {
  const deal = await makeDeal("pending");
  expect(await asked(deal)).toBeUndefined();
  await respondToInvitation(as(deal.athlete), deal.dealId, "accept");
  expect(await asked(deal)).toEqual([["2 Instagram reels", 2, 0]]);
});

test("a contract replaces them with the second signature, and an amendment replaces those", async () => {
  const diary = { ...REELS, format: "video" as const, count: 1, note: "training diary" };
  const deal = await makeContract({ ...TERMS, deliverables: [{ ...REELS, count: 3 }, diary] });
  await makeContent(db, deal.campaignId, deal.athlete.userId, "approved", {
    deliverable: "2 Instagram reels",
  });
  await sign(deal, deal.athlete);
  expect(await asked(deal), "one signature").toEqual([["2 Instagram reels", 2, 1]]);
  await sign(deal, deal.brand);
  expect(await asked(deal)).toEqual([
    ["3 Instagram reels", 3, 1],
    ["1 Instagram video: training diary", 1, 0],
  ]);

  const { document } = await loadContractPage(as(deal.brand), deal.id);
  const amendment = { ...deal, id: newId() };
  await proposeAmendment(as(deal.brand), deal.id, {
    id: amendment.id,
    terms: { ...document.terms, deliverables: [{ ...REELS, count: 1, note: null }] },
  });
  await signBoth(amendment);
  expect(await asked(deal), "content that names older words counts for what is missing").toEqual([
    ["1 Instagram reel", 1, 1],
  ]);
});

test("a draft keeps the words of an older contract, and new content cannot name them", async () => {
  const deal = await makeContract({
    ...TERMS,
    deliverables: [{ ...REELS, note: "at dawn" }],
  });
  const content = (deliverable: string) => ({
    title: "Clip",
    description: "#ad Ten kilometres",
    mediaUrls: ["https://example.com/clip.mp4"],
    deliverable,
  });
  const make = async (deliverable: string) => {
    const id = newId();
    await createContent(as(deal.athlete), { id, dealId: deal.dealId, deliverable });
    const [[made]] = await db.read(
      db.orm
        .select({ deliverable: contentSubmissions.deliverable })
        .from(contentSubmissions)
        .where(eq(contentSubmissions.id, id)),
    );
    return { id, ...made };
  };
  const { id } = await make("2 Instagram reels");
  await signBoth(deal);
  await saveDraft(as(deal.athlete), id, content("2 Instagram reels"));
  expect(await make("2 Instagram reels")).toMatchObject({ deliverable: null });
  expect(await make("2 Instagram reels: at dawn")).toMatchObject({
    deliverable: "2 Instagram reels: at dawn",
  });
});
