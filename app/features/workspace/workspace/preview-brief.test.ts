import { expect, test } from "vitest";
import { newBriefStart, toBriefStart } from "~/features/campaigns/campaigns/brief-start";
import { describeOffer } from "~/features/deals/invitations/offer";
import { USUAL_CAMPAIGN_TERMS } from "~db/terms";
import { ask, REEL } from "../../../../tests/support/deliverables";
import { previewBrief } from "./preview-brief";

const brief = {
  title: "Winter miles",
  description: "Dark, wet and early",
  requirements: "",
  budget: 120_050,
  startDate: "2999-01-01",
  endDate: "2999-02-01",
  audienceCountries: ["GB" as const, "DE" as const],
  overdueReview: "approve" as const,
  category: "footwear" as const,
  targetSports: ["Running"],
  deliverables: [REEL, ask(2, "story", { due: "2999-01-20", note: "at dawn" })],
  terms: {
    ...USUAL_CAMPAIGN_TERMS,
    feeFrom: 30_000,
    feeTo: 45_050,
    sendsProduct: true,
    exclusiveIn: "footwear" as const,
    exclusiveMonths: 3,
  },
  minFollowers: null,
  minEngagementRate: 2.5,
};

test("what athletes will see is what they see once it is saved", () => {
  const { title, description, requirements, targetSports, category, audienceCountries } = brief;
  expect(previewBrief(toBriefStart(brief))).toEqual({
    title,
    offer: describeOffer(brief, null),
    brief: { description, requirements, targetSports, category, audienceCountries },
  });
});

test("what a form posts is read like what it began with", () => {
  const { offer, brief: shown } = previewBrief({
    title: " Rain ",
    targetSports: "Running",
    audienceCountries: ["GB", "DE"],
    deliverables: [{ platform: "tiktok", format: "reel", count: "3", due: "", note: "" }],
    terms: { feeFrom: "450", use: "none", exclusiveIn: "footwear", exclusiveMonths: "2" },
  });
  expect(offer).toMatchObject({
    fee: "£450",
    deliverables: ["3 TikTok clips"],
    rights: "None",
    exclusivity: "Running and sports shoes, 2 months in the UK",
  });
  expect(shown).toMatchObject({ targetSports: ["Running"], audienceCountries: ["GB", "DE"] });
});

test("what is missing or wrong is left out", () => {
  for (const typed of [
    {},
    { terms: { feeFrom: "much", useMonths: "x", milestones: "" }, deliverables: "" },
    newBriefStart() as object,
  ])
    expect(previewBrief(typed as Record<string, unknown>).offer).toMatchObject({
      fee: "Your own rate",
      exclusivity: "None",
      dates: "To be agreed",
    });
});
