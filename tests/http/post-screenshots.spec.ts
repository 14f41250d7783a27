import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { paths } from "~/paths";
import { postFigures } from "~db/schema";
import { makeActiveDeal } from "../support/factories";
import { test } from "../support/fixtures";
import { ask, authedClient, toastOf } from "../support/http";
import { phonePicture } from "../support/media";
import { makePost } from "../support/results";

test("the screenshot of typed figures is taken from the post's athlete, as a picture, and from no one else", async ({
  db,
}) => {
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const other = await makeActiveDeal(db);
  const contentId = await makePost(db, { campaignId, athleteId: athlete.userId }, [
    { span: "24h", source: "typed", views: 900 },
    { span: "72h", source: "connected", views: 1_200 },
  ]);
  const stored = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ span: postFigures.span, screenshotId: postFigures.screenshotId })
        .from(postFigures)
        .where(eq(postFigures.contentId, contentId)),
    );
    return rows.filter(({ screenshotId }) => screenshotId).map(({ span }) => span);
  };
  const address = (span: string) => paths.athlete.screenshot(contentId, span);
  const body = (content: BlobPart, name: string) => {
    const form = new FormData();
    form.append("file", new Blob([content]), name);
    return form;
  };
  const picture = new Uint8Array(await phonePicture());
  const shot = () => ({ body: body(picture, "insights.jpg") });
  const owner = await authedClient(db, athlete);
  const page = paths.athlete.content(contentId);

  expect((await ask(address("24h"), shot())).status).toBe(302);
  expect((await (await authedClient(db, brand))(address("24h"), shot())).status).toBe(403);
  expect((await (await authedClient(db, other.athlete))(address("24h"), shot())).status).toBe(404);
  // No figures are typed for these.
  for (const span of ["72h", "7d", "never"])
    expect((await owner(address(span), shot())).status, span).toBe(404);
  const text = await owner(address("24h"), { body: body("views: 900", "insights.txt") });
  expect(text.headers.get("Location")).toBe(page);
  expect(toastOf(text)).toContain("We can't use this kind of file");
  expect(await stored()).toEqual([]);

  const taken = await owner(address("24h"), shot());
  expect([taken.status, taken.headers.get("Location")]).toEqual([303, page]);
  expect(toastOf(taken)).toContain("Screenshot added");
  expect(await stored()).toEqual(["24h"]);
});
