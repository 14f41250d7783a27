import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { PublicKey } from "~/features/campaigns/record/chain";
import { checkRecord } from "../../scripts/verify-record.mjs";
import { makeActiveDeal, makeContent } from "../support/factories";
import { ask, authedClient } from "../support/http";
import { makeWorld } from "../support/world";

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

const record = (text: string) => new File([text], "record.json", { type: "application/json" });

const check = async (fields: Record<string, string | File>) => {
  const answer = await ask("/verify", { body: form(fields) });
  return { status: answer.status, text: await answer.text() };
};

test("what is done on a page is sealed, downloaded, and checked by us and without us", async () => {
  const { db } = await makeWorld();
  const { brand, athlete, campaignId } = await makeActiveDeal(db);
  const contentId = await makeContent(db, campaignId, athlete.userId, "awaiting_review");
  const [asBrand, asAthlete] = [await authedClient(db, brand), await authedClient(db, athlete)];
  await asBrand(`/brand/content/${contentId}`, { form: { intent: "approve" } });
  const address = `/campaigns/${campaignId}/record.json`;
  await expect.poll(async () => (await asBrand(address)).status).toBe(200);
  const file = await asAthlete(address);
  expect(file.headers.get("Content-Disposition")).toBe(
    `attachment; filename="record-${campaignId}.json"`,
  );
  expect(file.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await file.text();
  const { keys } = (await (await ask("/.well-known/laurel-keys.json")).json()) as {
    keys: PublicKey[];
  };
  expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([
    ["crv", "from", "kid", "kty", "until", "x"],
  ]);
  expect(checkRecord(JSON.parse(text), keys)).toMatchObject({ state: "whole", entries: 1 });
  for (const [path, source] of [
    ["laurel-verify.mjs", "scripts/verify-record.mjs"],
    ["laurel-record-format.txt", "docs/record-format.md"],
  ] as const)
    expect(await (await ask(`/.well-known/${path}`)).text()).toBe(readFileSync(source, "utf8"));

  expect((await check({ file: record(text) })).text).toContain("Whole");
  const altered = text.replace("content_approved", "content_posted!!");
  expect((await check({ file: record(altered) })).text).toContain("Altered at entry 1");
  const page = await (await asBrand(`/campaigns/${campaignId}/record`)).text();
  expect(page).toContain("Content approved");
  db.client.close();
});

test("a check without a code or a file, or with one too large, says so at its field", async () => {
  expect(await check({ code: "" })).toMatchObject({
    status: 400,
    text: expect.stringContaining("Paste a code or choose a file"),
  });
  expect(await check({ code: "my contract" })).toMatchObject({
    status: 400,
    text: expect.stringContaining("my contract"),
  });
  expect(await check({ file: record("x".repeat(2.5 * 1024 * 1024)) })).toMatchObject({
    status: 400,
    text: expect.stringContaining("A file can be up to 2 MB"),
  });
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const large = { announced: 5 * 1024 * 1024, headers: multipart };
  expect((await ask("/verify", large)).status).toBe(413);
  expect((await ask("/verify", { form: { code: "0".repeat(20) } })).status).toBe(415);
  const garbage = { body: "--x\r\ngarbage", headers: multipart };
  expect((await ask("/verify", garbage)).status).toBe(400);
  const names = { "email[2000000000]": "x", __intent__: "garbage", code: "0".repeat(20) };
  expect(await check(names)).toMatchObject({
    status: 200,
    text: expect.stringContaining("We have no entry with this code"),
  });
});
