import { and, eq } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { athleteProfiles, audienceSigns, socialAccounts } from "~db/schema";
import { violations } from "../support/axe";
import { makeAthlete, makeBrand } from "../support/factories";
import { expect, open, test } from "../support/fixtures";

test("unusual figures are the athlete's to explain first, and brands can ask for connected figures only @once", async ({
  browserOf,
  db,
}, { project }) => {
  // A word of its own finds these two athletes, and no others.
  const word = `Quill${project.name}${Date.now().toString(36)}`;
  const [notifications, typed] = [
    await makeAthlete(db, { name: `Ada ${word}` }),
    await makeAthlete(db, { name: `Ben ${word}` }),
  ];
  const now = Date.now();
  const jump = { usual: 10_000, measured: 15_000, firstDay: dayOf(now), lastDay: dayOf(now) };
  await db.write([
    ...[notifications, typed].map(({ userId }) =>
      db.orm.insert(socialAccounts).values({
        ...{ athleteId: userId, platform: "instagram", followers: 15_000, engagementRate: 4 },
        ...{ source: userId === notifications.userId ? "connected" : "typed", figuresAt: now },
      }),
    ),
    ...[notifications, typed].map(({ userId }) =>
      db.orm
        .update(athleteProfiles)
        .set({
          totalFollowers: 15_000,
          connectedFollowers: userId === notifications.userId ? 15_000 : 0,
        })
        .where(eq(athleteProfiles.userId, userId)),
    ),
    db.orm.insert(audienceSigns).values({
      ...{
        athleteId: notifications.userId,
        platform: "instagram",
        kind: "jump",
        ...jump,
        foundAt: now,
      },
    }),
  ]);

  const brandPage = await browserOf(await makeBrand(db));
  await open(brandPage, `/brand/discover?q=${word}&connected=on`);
  const brandMain = brandPage.locator("main");
  await expect(brandMain).toContainText(notifications.name);
  await expect(brandMain).not.toContainText(typed.name);
  await expect(brandMain).not.toContainText("entered");
  await open(brandPage, `/brand/discover?q=${word}`);
  await expect(brandMain.getByRole("row", { name: typed.name })).toContainText("entered");

  // Not the brand's to see yet.
  await open(brandPage, `/brand/athletes/${notifications.userId}`);
  await expect(brandMain).not.toContainText("Unusual figures");

  const page = await browserOf(notifications);
  await open(page, "/athlete/social");
  const main = page.locator("main");
  await expect(main).toContainText("A question about your Instagram figures");
  // axe needs scripts; what it looks at is the same HTML.
  const faults = async (of: typeof page) => (project.name === "plain" ? [] : violations(of));
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Tell brands" }).click();
  await expect(page.getByLabel("What happened")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("What happened").fill("I was on breakfast television.");
  await page.getByRole("button", { name: "Tell brands" }).click();
  await expect(main).toContainText("Brands see this with your words beside it.");

  await open(brandPage, `/brand/athletes/${notifications.userId}`);
  await expect(brandMain).toContainText("Unusual figures");
  await expect(brandMain).toContainText("I was on breakfast television.");
  await expect(brandMain).toContainText("It changes neither score nor order.");
  expect(await faults(brandPage)).toEqual([]);
  const [[stored]] = await db.read(
    db.orm
      .select({ explanation: audienceSigns.explanation })
      .from(audienceSigns)
      .where(
        and(eq(audienceSigns.athleteId, notifications.userId), eq(audienceSigns.kind, "jump")),
      ),
  );
  expect(stored).toEqual({ explanation: "I was on breakfast television." });
});
