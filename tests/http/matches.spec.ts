import { expect, test } from "@playwright/test";
import { measureForecasts } from "~/features/content/campaign-results/forecast-errors.server";
import { newId } from "~db/columns";
import { athleteRecommendations } from "~db/schema";
import { makeAthlete, makeCampaign } from "../support/factories";
import { authedClient } from "../support/http";
import { makeDeal, makePost } from "../support/results";
import { makeWorld } from "../support/world";

/** /brand/matches names its campaign and athlete in the form, where the matrix of addresses does not look. */
test("only the campaign's owner can dismiss a match", async () => {
  const { db, people, ids } = await makeWorld();
  const [own, other] = [
    await authedClient(db, people.brand),
    await authedClient(db, people.otherBrand),
  ];
  const pair = { campaignId: ids.campaignId, athleteId: people.otherAthlete.userId };
  const unknown = { ...pair, campaignId: "01arz3ndektsv4rrffq69g5fav" };
  for (const intent of ["dismiss", "undo"] as const) {
    const form = { intent, reason: "other" };
    const answers = [
      await other("/brand/matches", { form: { ...form, ...pair } }),
      await other("/brand/matches", { form: { ...form, ...unknown } }),
      await own("/brand/matches", { form: { ...form, ...unknown } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  for (let i = 0; i < 2; i++) {
    const answer = await own("/brand/matches", {
      form: { intent: "dismiss", reason: "other", ...pair },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/brand/matches");
  }
  const wrong = await own("/brand/matches", { form: { ...pair, intent: "dismiss", reason: "no" } });
  expect(wrong.headers.get("Set-Cookie")).toMatch(/Please.+select.+reason/);
  expect((await own("/brand/matches", { form: { intent: "else" } })).status).toBe(400);
  db.client.close();
});

test("how far forecasts were off stands below the matches and in the report", async () => {
  const { db, people, ids } = await makeWorld();
  const campaignId = await makeCampaign(db, people.brand.brandId, { status: "completed" });
  for (let i = 0; i < 5; i++) {
    const { userId: athleteId } = await makeAthlete(db);
    await makeDeal(db, { campaignId, athleteId });
    const figures = { span: "30d", source: "connected", engagements: 400 } as const;
    const contentId = await makePost(db, { campaignId, athleteId }, [figures]);
    await db.write([measureForecasts(contentId)]);
  }
  await db.write([
    db.orm.insert(athleteRecommendations).values({
      ...{ id: newId(), brandId: people.brand.brandId, campaignId: ids.campaignId },
      ...{
        athleteId: people.otherAthlete.userId,
        matchScore: 80,
        matchReason: "Runs where you sell.",
        concerns: [],
        createdAt: 1,
      },
    }),
  ]);
  const own = await authedClient(db, people.brand);
  for (const page of [
    `/brand/matches?campaign=${ids.campaignId}`,
    `/brand/campaigns/${campaignId}/report`,
  ])
    expect(await (await own(page)).text(), page).toContain(
      "our forecasts were 25% too high for engagements (5 posts).</p>",
    );
  db.client.close();
});
