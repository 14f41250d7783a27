import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { removePiece } from "~/features/portfolio/commands.server";
import { MAX_PIECES } from "~/features/portfolio/limits";
import { ownPortfolio } from "~/features/portfolio/queries.server";
import {
  addAllowedFile,
  answerRequest,
  askForConsent,
  withdrawRequest,
} from "~/features/portfolio-consent/commands.server";
import { readConsent } from "~/features/portfolio-consent/queries.server";
import { contentSubmissions, notifications } from "~db/schema";
import { commandContext, database } from "../support/command-context";
import {
  addPolishedFile,
  makeAgreement,
  makeAthlete,
  makeContent,
  type Person,
} from "../support/factories";
import { makeMedia } from "../support/media-rows";

/** A posted piece on its way into the portfolio. Every transition by itself: transitions.test.ts. */

const db = database();

let athlete: Person;
let brand: Person;
let contentId: string;

beforeEach(async () => {
  const agreement = await makeAgreement(db);
  ({ athlete, brand } = agreement);
  contentId = await makeContent(db, agreement.campaignId, athlete.userId, "posted", { version: 2 });
});

const hers = () => commandContext(db, athlete);
const theirs = () => commandContext(db, brand);
const ask = () => askForConsent(hers(), contentId);

const shown = async () => (await ownPortfolio(hers())).map(({ id }) => id);

/** The files of the piece that have a public name. */
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
  const [rows] = await db.read(
    db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.userId, person.userId))
      .orderBy(notifications.id),
  );
  return rows.at(-1);
}

test("the files of the approved version join the portfolio once the brand allows it, and no others", async () => {
  const own = await fill(1);
  await makeMedia(db, contentId, athlete.userId, { untilVersion: 1 });
  const picture = await makeMedia(db, contentId, athlete.userId);
  const { polishedId } = await addPolishedFile(db, contentId, athlete.userId);
  await ask();
  expect(await newestMessage(brand)).toMatchObject({
    title: "Portfolio request",
    link: `/brand/content/${contentId}`,
    read: false,
  });
  expect(await publicFiles()).toEqual([]);
  await answerRequest(theirs(), contentId, "allow");
  expect(await shown()).toEqual([...own, picture, polishedId]);
  expect(await publicFiles()).toEqual([picture, polishedId]);
  expect(await newestMessage(brand)).toMatchObject({ read: true });
  expect(await newestMessage(athlete)).toMatchObject({
    title: "Portfolio request allowed",
    message: expect.stringContaining("It's now in your portfolio."),
  });
});

test("what the brand declines stays private, and is not asked for again; the brand may still allow it", async () => {
  const file = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerRequest(theirs(), contentId, "decline");
  expect(await publicFiles()).toEqual([]);
  await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  await expect(addAllowedFile(hers(), contentId, file)).rejects.toMatchObject({ code: "conflict" });
  await answerRequest(theirs(), contentId, "allow-after-all");
  expect(await shown()).toEqual([file]);
});

test("a consent that is taken back makes the files private, and the athlete is told", async () => {
  const own = await fill(1);
  const file = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerRequest(theirs(), contentId, "allow");
  await answerRequest(theirs(), contentId, "take-back");
  expect(await shown()).toEqual(own);
  expect(await publicFiles()).toEqual([]);
  expect(await newestMessage(athlete)).toMatchObject({ title: "A piece left your portfolio" });
  await expect(addAllowedFile(hers(), contentId, file)).rejects.toMatchObject({ code: "conflict" });
});

test("files join as far as there is room; the others can be added when there is some", async () => {
  const own = await fill(MAX_PIECES - 1);
  const first = await makeMedia(db, contentId, athlete.userId);
  const second = await makeMedia(db, contentId, athlete.userId);
  await ask();
  await answerRequest(theirs(), contentId, "allow");
  expect(await shown()).toEqual([...own, first]);
  expect(await newestMessage(athlete)).toMatchObject({
    message: expect.stringContaining("Your portfolio is full at 6 pieces."),
  });
  await expect(addAllowedFile(hers(), contentId, second)).rejects.toThrow("holds 6 pieces");
  await removePiece(hers(), first);
  expect(await publicFiles()).toEqual([]);
  await addAllowedFile(hers(), contentId, second);
  expect(await shown()).toEqual([...own, second]);
});

test("of two files that are added at once to the last place, one gets it", async () => {
  await fill(MAX_PIECES - 1);
  const files = [0, 1].map(() => makeMedia(db, contentId, athlete.userId));
  const [first = "", second = ""] = await Promise.all(files);
  await ask();
  await answerRequest(theirs(), contentId, "allow");
  await removePiece(hers(), (await publicFiles())[0] ?? "");
  const added = await Promise.allSettled([
    addAllowedFile(hers(), contentId, first),
    addAllowedFile(hers(), contentId, second),
  ]);
  expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await shown()).toHaveLength(MAX_PIECES);
});

test("a request is withdrawn and made again", async () => {
  await makeMedia(db, contentId, athlete.userId);
  await ask();
  await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  await withdrawRequest(hers(), contentId);
  await expect(answerRequest(theirs(), contentId, "allow")).rejects.toMatchObject({
    code: "conflict",
  });
  await ask();
  expect(await readConsent(hers(), contentId)).toMatchObject({ status: "asked" });
});

test("only its athlete asks, for a posted piece with files, and adds files of that piece alone", async () => {
  await expect(ask()).rejects.toMatchObject({ code: "not_found" });
  await makeMedia(db, contentId, athlete.userId);
  const stranger = commandContext(db, await makeAthlete(db));
  await expect(askForConsent(stranger, contentId)).rejects.toMatchObject({ code: "not_found" });
  await expect(askForConsent(theirs(), contentId)).rejects.toMatchObject({ code: "forbidden" });
  const other = await makeAgreement(db);
  const otherPiece = await makeContent(db, other.campaignId, other.athlete.userId, "posted");
  const foreign = await makeMedia(db, otherPiece, other.athlete.userId);
  await ask();
  await answerRequest(theirs(), contentId, "allow");
  await expect(addAllowedFile(hers(), contentId, foreign)).rejects.toMatchObject({
    code: "not_found",
  });
  await db.write([
    db.orm
      .update(contentSubmissions)
      .set({ status: "approved" })
      .where(eq(contentSubmissions.id, otherPiece)),
  ]);
  const owner = commandContext(db, other.athlete);
  await expect(askForConsent(owner, otherPiece)).rejects.toMatchObject({ code: "not_found" });
});
