import { expect } from "@playwright/test";
import { eq, inArray } from "drizzle-orm";
import { filesOfContent } from "~/features/content/content/file-addresses";
import { filesOf, paths } from "~/paths";
import { ATTACHMENT_TARGETS, SERVED_FILES } from "~/server/attachments";
import { media, profiles, uploads } from "~db/schema";
import { makeActiveDeal, makeContent, makeConversation, makeDispute } from "../support/factories";
import { test } from "../support/fixtures";
import { ask, authedClient, type RequestOptions } from "../support/http";
import { makeMedia } from "../support/media-rows";
import { fill } from "../support/site-map";
import { makeWorld } from "../support/world";

/** Every address that takes or serves files, asked by those who may neither add nor open them. */

const ANNOUNCED = { name: "a.pdf", bytes: "10", modifiedAt: "1" };

function formWithFile() {
  const body = new FormData();
  body.append("file", new Blob(["%PDF-1.7 a"]), "a.pdf");
  return body;
}

/** What is sent to each address of a target. */
const SENT = ATTACHMENT_TARGETS.flatMap(({ addresses: { form, start, step, part, poster } }) => {
  const asked: [string | undefined, () => RequestOptions][] = [
    [form, () => ({ body: formWithFile() })],
    [start, () => ({ form: ANNOUNCED })],
    [step?.(":uploadId"), () => ({ form: { intent: "finish" } })],
    [part?.(":uploadId", "1"), () => ({ body: new Uint8Array(10) })],
    [poster?.(":uploadId"), () => ({ body: new Uint8Array(10) })],
  ];
  return asked.flatMap(([path, sent]) => (path ? [{ path, sent }] : []));
});

test("a visitor adds and opens no file", async () => {
  expect(SENT.length).toBeGreaterThan(30);
  for (const { path, sent } of SENT) {
    const answer = await ask(fill(path), sent());
    expect([path, answer.status]).toEqual([path, 302]);
    expect(answer.headers.get("location"), path).toMatch(/^\/login/);
  }
  for (const { path } of SERVED_FILES)
    expect((await ask(fill(path))).headers.get("location"), path).toMatch(/^\/login/);
});

test("a stranger gets the answer for an unknown id, and nothing is added", async () => {
  const { db, people, ids } = await makeWorld();
  // A file of all that it can belong to.
  const { contentId, conversationId, disputeId, requestId: verificationId } = ids;
  const about = { conversationId, disputeId, verificationId };
  const fileId = await makeMedia(db, contentId, people.athlete.userId, about);
  const known = { ...ids, fileId, mediaId: fileId, span: "1h" };
  const owned = (path: string) => /:(?!uploadId)/.test(path);
  for (const role of ["otherBrand", "otherAthlete"] as const) {
    const request = await authedClient(db, people[role]);
    for (const { path, sent } of SENT.filter(({ path }) => owned(path))) {
      const answer = await request(fill(path, known), sent());
      const unknown = await request(fill(path), sent());
      expect([403, 404], `${role} ${path}`).toContain(answer.status);
      expect([role, path, answer.status]).toEqual([role, path, unknown.status]);
    }
    for (const { path } of SERVED_FILES) {
      const answer = await request(fill(path, { ...known, file: "160.webp" }));
      expect([302, 404], `${role} ${path}`).toContain(answer.status);
      expect([role, path, answer.status]).toEqual([role, path, (await request(fill(path))).status]);
    }
  }
  const strangers = [people.otherBrand.userId, people.otherAthlete.userId];
  const added = await db.read(
    db.orm.select({ id: media.id }).from(media).where(inArray(media.ownerId, strangers)),
    db.orm.select({ id: uploads.id }).from(uploads).where(inArray(uploads.ownerId, strangers)),
  );
  expect(added).toEqual([[], []]);
  db.client.close();
});

test("a person who was renamed on another device goes on with an open page", async ({ db }) => {
  const deal = await makeActiveDeal(db);
  const { athlete, brand, campaignId } = deal;
  const contentId = await makeContent(db, campaignId, athlete.userId, "draft");
  const conversationId = await makeConversation(db, brand, athlete, [{ from: brand }]);
  const disputeId = await makeDispute(db, deal);
  for (const { start } of [
    filesOfContent(contentId),
    filesOf(paths.conversation(conversationId)),
    filesOf(paths.dispute(disputeId)),
  ]) {
    const request = await authedClient(db, athlete);
    await db.write([
      db.orm
        .update(profiles)
        .set({ fullName: `Ada ${start.length}` })
        .where(eq(profiles.id, athlete.userId)),
    ]);
    const answer = await request(start, { form: ANNOUNCED });
    expect([start, answer.status]).toEqual([start, 200]);
    expect(answer.headers.get("set-cookie")).toContain("session=");
  }
});
