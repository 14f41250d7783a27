import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadCampaignLinks } from "~/features/content/links/queries.server";
import { setLandingPage } from "~/features/content/links/set-landing-page.server";
import {
  findStoppedLinks,
  isLinkStopped,
  resumeLinks,
  stopLinks,
} from "~/features/content/links/stop-links.server";
import { respondToInvitation } from "~/features/deals/invitations/respond-to-invitation.server";
import { campaignLinks } from "~db/schema";
import { athleteDeal } from "../support/athlete-deal";
import { commandContext } from "../support/command-context";
import {
  makeActiveDeal,
  makeAthlete,
  makeInvitation,
  makeStaff,
  type Person,
} from "../support/factories";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

/** Links that staff switch off, because of the page that they lead to. */

const db = database();
const as = (person: Person) => commandContext(db, person);
const REASON = "The page asks visitors for their bank's password.";

async function linked() {
  const deal = await makeActiveDeal(db);
  await setLandingPage(as(deal.brand), deal.campaignId, "https://shop.example/", "laurel.test");
  const [[link]] = await db.read(
    db.orm.select().from(campaignLinks).where(eq(campaignLinks.campaignId, deal.campaignId)),
  );
  return { ...deal, code: String(link?.code) };
}

const notificationsTo = async ({ userId }: Person, title: string) => {
  const rows = (await notificationsOf(db, userId))
    .filter((one) => one.title === title)
    .map(({ message }) => ({ message }));
  return rows.map(({ message }) => message);
};

test("all links of the campaign are off, its people are told, and a new one is off too", async () => {
  const { brand, athlete, campaignId, code } = await linked();
  const staff = await makeStaff(db, ["moderator"]);
  await stopLinks(as(staff), campaignId, REASON);
  expect(await isLinkStopped({ db }, code)).toBe(true);
  expect(await loadCampaignLinks(as(brand), campaignId)).toMatchObject({
    campaign: { stopReason: REASON },
  });
  expect((await athleteDeal(db, athlete, campaignId))?.ownLink).toMatchObject({
    link: code,
    stopped: 1,
  });
  expect(await notificationsTo(brand, "Links of “Autumn miles” switched off")).toEqual([
    expect.stringContaining(REASON),
  ]);
  expect(
    await notificationsTo(athlete, "Your link for “Autumn miles” is switched off"),
  ).toHaveLength(1);
  // Neither another page nor a later acceptance gets around it.
  await setLandingPage(as(brand), campaignId, "https://shop.example/other", "laurel.test");
  const late = await makeAthlete(db);
  await respondToInvitation(
    as(late),
    await makeInvitation(db, campaignId, late.userId, "pending"),
    "accept",
  );
  expect((await athleteDeal(db, late, campaignId))?.ownLink).toMatchObject({ stopped: 1 });
  expect(await isLinkStopped({ db }, code)).toBe(true);
  await expect(stopLinks(as(staff), campaignId, REASON)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("staff find a campaign by its link, however it is given, and switch its links on again", async () => {
  const { brand, campaignId, code } = await linked();
  const other = await linked();
  const staff = await makeStaff(db, ["moderator"]);
  for (const typed of [code, ` https://laurel.test/go/${code.toUpperCase()} `])
    expect((await findStoppedLinks(as(staff), typed)).found).toMatchObject({
      campaignId,
      links: 1,
    });
  expect((await findStoppedLinks(as(staff), "bcdfghjk")).found).toBeNull();
  await stopLinks(as(staff), campaignId, REASON);
  expect((await findStoppedLinks(as(staff), "")).stopped[0]).toMatchObject({ campaignId });
  await resumeLinks(as(staff), campaignId);
  expect(await isLinkStopped({ db }, code)).toBe(false);
  expect(await isLinkStopped({ db }, other.code)).toBe(false);
  expect(await notificationsTo(brand, "Links of “Autumn miles” are back on")).toHaveLength(1);
  await expect(resumeLinks(as(staff), campaignId)).rejects.toMatchObject({ code: "conflict" });
});

test("only staff who moderate can do so", async () => {
  const { brand, athlete, campaignId, code } = await linked();
  for (const person of [brand, athlete]) {
    await expect(stopLinks(as(person), campaignId, REASON)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(resumeLinks(as(person), campaignId)).rejects.toMatchObject({ code: "forbidden" });
  }
  expect(await isLinkStopped({ db }, code)).toBe(false);
});
