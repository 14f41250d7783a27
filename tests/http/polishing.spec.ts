import { expect, test } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { connect, type Database } from "~db/client";
import { auditLogs, media } from "~db/schema";
import { clipFile } from "../support/clip-file";
import { addPolishedFile, makeActiveDeal, makeContent, makeStaff } from "../support/factories";
import { authedClient, toastOf } from "../support/http";
import { phonePicture } from "../support/media";
import { browserPorts } from "../support/ports";

/** Files of a content item in polishing, asked for by hand by those who have not claimed it. */

let db: Database & { client: { close(): void } };
test.beforeAll(() => {
  db = connect({ url: `http://127.0.0.1:${browserPorts.database}` });
});
test.afterAll(() => db.client.close());

test("a file is saved and polished by the one who has claimed its content item, and by no one else", async () => {
  const { athlete, brand, campaignId } = await makeActiveDeal(db);
  const [staff, colleague] = [await makeStaff(db), await makeStaff(db)];
  const contentId = await makeContent(db, campaignId, athlete.userId, "polishing", {
    polisherId: staff.userId,
  });
  const { ownId } = await addPolishedFile(db, contentId, athlete.userId, 2);
  const as = async (person: typeof staff) => authedClient(db, person);
  const [holder, other, owner, client] = [
    await as(staff),
    await as(colleague),
    await as(athlete),
    await as(brand),
  ];
  const file = `/admin/polishing/${contentId}/files/${ownId}`;
  const announced = { form: { name: "a.jpg", bytes: "10", modifiedAt: "1" } };
  expect((await other(`${file}/uploads`, announced)).status).toBe(409);
  for (const outsider of [owner, client]) {
    expect((await outsider(`${file}/original`)).status).toBe(302);
    expect((await outsider(`${file}/uploads`, announced)).status).toBe(403);
  }
  const begun = await holder(`${file}/uploads`, announced);
  const { id } = (await begun.json()) as { id: string };
  const part = { body: new Uint8Array(10) as BodyInit };
  expect((await other(`/admin/uploads/${id}/parts/1`, part)).status).toBe(404);
  expect((await owner(`/athlete/uploads/${id}/parts/1`, part)).status).toBe(404);
  const { ownId: secondId } = await addPolishedFile(db, contentId, athlete.userId, 2);
  for (const wrong of [id, secondId]) {
    const finished = await holder(`/admin/polishing/${contentId}/files/${wrong}/uploads/${id}`, {
      form: { intent: "finish" },
    });
    expect(finished.status).toBe(404);
  }
  const body = new FormData();
  body.append("file", new Blob([clipFile()]), "clip.mp4");
  const refused = await holder(file, { body });
  expect(toastOf(refused)).toContain("Choose a picture.");
  const taken = new FormData();
  taken.append("file", new Blob([new Uint8Array(await phonePicture())]), "a.jpg");
  expect((await other(file, { body: taken })).status).toBe(303);
  const page = await (await holder(`/admin/content/${contentId}`)).text();
  expect(page).toContain("graded.jpg");
  expect(page).not.toContain("a.jpg");
  const polished = new FormData();
  polished.append("file", new Blob([new Uint8Array(await phonePicture())]), "mine.jpg");
  expect((await holder(file, { body: polished })).status).toBe(303);
  expect(await (await holder(`/admin/content/${contentId}`)).text()).toContain("mine.jpg");
  const [[mine]] = await db.read(
    db.orm
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.name, "mine.jpg"), eq(media.contentId, contentId))),
  );
  const saved = `/admin/polishing/${contentId}/files/${mine?.id}/original`;
  expect((await holder(saved)).headers.get("content-disposition")).toMatch(/^attachment/);
  expect((await other(saved)).status).toBe(404);
  const [rows] = await db.read(
    db.orm
      .select({ resourceId: auditLogs.resourceId, detail: auditLogs.detail })
      .from(auditLogs)
      .where(
        and(eq(auditLogs.action, "content_file_polished"), eq(auditLogs.userId, staff.userId)),
      ),
  );
  expect(rows).toEqual([{ resourceId: contentId, detail: { mediaId: ownId } }]);
});
