import { expect, test } from "vitest";
import { CONSEQUENCES, emit } from "~/server/events";

/** The consequences of each event. Whoever adds or removes one changes this list. */
test("each event has its consequences", () => {
  const named = Object.fromEntries(
    Object.entries(CONSEQUENCES).map(([event, all]) => [event, all.map(({ name }) => name)]),
  );
  expect(named).toEqual({
    "invitation.accepted": ["storeForecast"],
    "contract.signed": ["settleDealOfContract"],
    "content.approved": ["settleDealOfContent"],
    "deal.ended": ["settleDeal"],
    "dispute.closed": ["settleDealOfDispute"],
    "campaign.cancelled": ["settleCampaign"],
  });
  expect(Object.values(CONSEQUENCES).every((all) => all.length > 0)).toBe(true);
});

test("an event adds a statement for each consequence", () => {
  expect(emit("deal.ended", { dealId: "deal" }, 1)).toHaveLength(CONSEQUENCES["deal.ended"].length);
});
