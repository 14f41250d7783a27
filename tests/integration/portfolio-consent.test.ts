import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ENTITLEMENTS } from "~/features/billing/billing/entitlements";
import {
  addAllowedFile,
  answerConsentRequest,
  requestConsent,
  withdrawConsentRequest,
} from "~/features/content/portfolio-consent/commands.server";
import { loadConsent } from "~/features/content/portfolio-consent/queries.server";
import { removePortfolioItem } from "~/features/profiles/portfolio/commands.server";
import { loadOwnPortfolio } from "~/features/profiles/portfolio/queries.server";
import { contentSubmissions } from "~db/schema";
import { commandContext } from "../support/command-context";
import {
  addPolishedFile,
  makeActiveDeal,
  makeAthlete,
  makeContent,
  type Person,
} from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { notificationsOf } from "../support/notifications";
import { database } from "../support/own-database";

const MAX_CONTENT_ITEMS = ENTITLEMENTS.athlete.free.portfolioItems;

/** Consent to show a posted content item in the portfolio. transitions.test.ts tests each transition by itself. */

const db = database();

let athlete: Person;
let brand: Person;
let contentId: string;

beforeEach(async () => {
  const deal = await makeActiveDeal(db);
  ({ athlete, brand } = deal);
  contentId = await makeContent(db, deal.campaignId, athlete.userId, "posted", { version: 2 });
});

const hers = () => commandContext(db, athlete);
const theirs = () => commandContext(db, brand);
const ask = () => requestConsent(hers(), contentId);

const shown = async () => (await loadOwnPortfolio(hers())).map(({ id }) => id);

/** The files of the content item that have a public name. */
async function publicFiles() {
  const [rows] = await db.read(
    db.orm.all<{ id: string }>(
      sql`select id from media where content_id = ${contentId} and public_name is not null order by id`,
    ),
  );
  return rows.map(({ id }) => id);
}

const fill = async (count: number) => {
  const ids: string[] = [];
  for (let position = 1; position <= count; position++)
    ids.push(
      await makeMedia(db, null, athlete.userId, {
        purpose: "portfolio",
        position,
        publicName: `own-${athlete.userId}-${position}`,
      }),
    );
  return ids;
};

async function newestMessage(person: Person) {
  const rows = await notificationsOf(db, person.userId);
  return rows.at(-1);
}

test("only the files of the approved version join the portfolio, once the brand allows it", async () => {
  const own = await fill(1);
  await makeMedia(db, contentId, athlete.userId, { untilVersion: 1 });
  const picture = await makeMedia(db, contentId, athlete.userId);
  const { polishedId } = await addPolishedFile(db, contentId, athlete.userId);
  await ask();
  expect(await newestMessage(brand)).toMatchObject({
    title: "Test Athlete: may “First clip” be in their portfolio?",
    link: `/brand/content/${contentId}`,
    read: false,
  });
  expect(await publicFiles()).toEqual([]);
  await answerConsentRequest(theirs(), contentId, "allow");
  expect(await shown()).toEqual([...own, picture, polishedId]);
  expect(await publicFiles()).toEqual([picture, polishedId]);
  expect(await newestMessage(brand)).toMatchObject({ read: true });
  expect(await newestMessage(athlete)).toMatchObject({
    title: "Northlight: “First clip” allowed in your portfolio",
    message: expect.stringContaining("It's now in your portfolio."),
  });
});

test("a declined content item stays private and cannot be requested again; the brand may still allow it", async () => {
  const file = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerConsentRequest(theirs(), contentId, "decline");
  expect(await publicFiles()).toEqual([]);
  await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  await expect(addAllowedFile(hers(), contentId, file)).rejects.toMatchObject({ code: "conflict" });
  await answerConsentRequest(theirs(), contentId, "allow-after-all");
  expect(await shown()).toEqual([file]);
});

test("withdrawn consent makes the files private, and the athlete is notified", async () => {
  const own = await fill(1);
  const file = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerConsentRequest(theirs(), contentId, "allow");
  await answerConsentRequest(theirs(), contentId, "take-back");
  expect(await shown()).toEqual(own);
  expect(await publicFiles()).toEqual([]);
  expect(await newestMessage(athlete)).toMatchObject({
    title: "Northlight: “First clip” removed from your portfolio",
  });
  await expect(addAllowedFile(hers(), contentId, file)).rejects.toMatchObject({ code: "conflict" });
});

test("as many files join as fit; the others can be added when there is room", async () => {
  const own = await fill(MAX_CONTENT_ITEMS - 1);
  const first = await makeMedia(db, contentId, athlete.userId);
  const second = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerConsentRequest(theirs(), contentId, "allow");
  expect(await shown()).toEqual([...own, first]);
  expect(await newestMessage(athlete)).toMatchObject({
    message: expect.stringContaining("Your portfolio is full."),
  });
  await expect(addAllowedFile(hers(), contentId, second)).rejects.toThrow("Your portfolio is full");
  await removePortfolioItem(hers(), first);
  expect(await publicFiles()).toEqual([]);
  await addAllowedFile(hers(), contentId, second);
  expect(await shown()).toEqual([...own, second]);
});

test("of two files added in parallel to the last place, one is accepted", async () => {
  await fill(MAX_CONTENT_ITEMS - 1);
  const files = [0, 1].map(() => makeMedia(db, contentId, athlete.userId));
  const [first = "", second = ""] = await Promise.all(files);
  await ask();
  await answerConsentRequest(theirs(), contentId, "allow");
  await removePortfolioItem(hers(), (await publicFiles())[0] ?? "");
  const added = await Promise.allSettled([
    addAllowedFile(hers(), contentId, first),
    addAllowedFile(hers(), contentId, second),
  ]);
  expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await shown()).toHaveLength(MAX_CONTENT_ITEMS);
});

test("an athlete withdraws a request and makes it again", async () => {
  await makeMedia(db, contentId, athlete.userId);
  await ask();
  await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  await withdrawConsentRequest(hers(), contentId);
  await expect(answerConsentRequest(theirs(), contentId, "allow")).rejects.toMatchObject({
    code: "conflict",
  });
  await ask();
  expect(await loadConsent(hers(), contentId)).toMatchObject({ status: "asked" });
});

test("only the content item's athlete can ask, for a posted content item with files, and add files of that content item", async () => {
  await expect(ask()).rejects.toMatchObject({ code: "not_found" });
  await makeMedia(db, contentId, athlete.userId);
  const stranger = commandContext(db, await makeAthlete(db));
  await expect(requestConsent(stranger, contentId)).rejects.toMatchObject({ code: "not_found" });
  await expect(requestConsent(theirs(), contentId)).rejects.toMatchObject({ code: "forbidden" });
  const other = await makeActiveDeal(db);
  const otherContentItem = await makeContent(db, other.campaignId, other.athlete.userId, "posted");
  const foreign = await makeMedia(db, otherContentItem, other.athlete.userId);
  await ask();
  await answerConsentRequest(theirs(), contentId, "allow");
  await expect(addAllowedFile(hers(), contentId, foreign)).rejects.toMatchObject({
    code: "not_found",
  });
  await db.write([
    db.orm
      .update(contentSubmissions)
      .set({ status: "approved" })
      .where(eq(contentSubmissions.id, otherContentItem)),
  ]);
  const owner = commandContext(db, other.athlete);
  await expect(requestConsent(owner, otherContentItem)).rejects.toMatchObject({
    code: "not_found",
  });
});
