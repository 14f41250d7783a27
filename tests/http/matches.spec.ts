import { expect, test } from "@playwright/test";
import { authedClient } from "../support/http";
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
