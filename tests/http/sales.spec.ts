import { createHmac } from "node:crypto";
import { expect } from "@playwright/test";
import { sql } from "drizzle-orm";
import { newId } from "~db/columns";
import { discountCodes } from "~db/schema";
import { makeActiveDeal } from "../support/factories";
import { test } from "../support/fixtures";
import { authedClient, ORIGIN, toastOf } from "../support/http";

/** Sales over HTTP: what a shop sends from elsewhere, and files as programs save them. */

async function makeShop(db: Parameters<typeof makeActiveDeal>[0]) {
  const { brand, athlete, campaignId, dealId } = await makeActiveDeal(db);
  await db.write([
    db.orm.insert(discountCodes).values({
      ...{ id: newId(), dealId, brandId: brand.brandId, campaignId, athleteId: athlete.userId },
      ...{ code: "MAYA10", createdAt: 1 },
    }),
  ]);
  return { brand, athlete, as: await authedClient(db, brand) };
}

test("a shop reports from elsewhere, signed with the secret that its brand was shown", async ({
  db,
}) => {
  const { brand, as } = await makeShop(db);
  const html = await (await as("/brand/sales/webhook", { form: {} })).text();
  const secret = /lrl_[\w-]{43}/.exec(html)?.[0] ?? "";
  const send = (body: string, signedBody = body) => {
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", secret).update(`${t}.${signedBody}`).digest("hex");
    return fetch(`${ORIGIN}/webhooks/sales/${brand.brandId}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Laurel-Signature": `t=${t},v1=${v1}` },
      body,
    });
  };
  const sale = { code: "MAYA10", date: "2025-11-25", revenue: "89.00", reference: "NL-1" };
  const body = JSON.stringify({ sales: [sale] });
  for (const answer of [
    { counted: 1, countedBefore: 0 },
    { counted: 0, countedBefore: 1 },
  ])
    expect(await (await send(body)).json()).toEqual(answer);
  expect((await send(body, `${body} `)).status).toBe(401);
  expect((await send(body.padEnd(64 * 1024))).status).toBe(200);
  expect((await send(body.padEnd(64 * 1024 + 1))).status).toBe(413);
  expect((await fetch(`${ORIGIN}/webhooks/sales/${brand.brandId}`)).status).toBe(404);
});

test("a file counts in each encoding, and only for its own brand", async ({ db }) => {
  const { brand, as } = await makeShop(db);
  const other = await makeShop(db);
  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  const send = (bytes: Buffer) => {
    const body = new FormData();
    body.set("intent", "import");
    body.set("file", new Blob([Uint8Array.from(bytes)]), "sales.csv");
    return as("/brand/sales", { body });
  };
  const tableOf = (reference: string) =>
    `code\tdate\trevenue\treference\r\nMAYA10\t25/11/2025\t£1,234.50\t${reference}\r\n`;
  for (const bytes of [
    Buffer.from(`\ufeff${tableOf("utf-8")}`),
    Buffer.from(tableOf("windows-1252"), "latin1"),
    utf16(`\ufeff${tableOf("utf-16le")}`),
    utf16(`\ufeff${tableOf("utf-16be")}`).swap16(),
  ]) {
    const answer = await send(bytes);
    expect([answer.status, toastOf(answer)]).toEqual([
      303,
      expect.stringContaining("1 line counted"),
    ]);
  }
  const again = await send(Buffer.from(tableOf("utf-8")));
  expect(toastOf(again)).toContain("Nothing changed");
  const [rows] = await db.read(
    db.orm.all(sql`select d.brand_id as brand, s.reference, s.revenue from code_sales s
      join discount_codes d on d.id = s.code_id
      where d.brand_id in (${brand.brandId}, ${other.brand.brandId}) order by s.reference`),
  );
  expect(rows).toEqual(
    ["utf-16be", "utf-16le", "utf-8", "windows-1252"].map((reference) => ({
      ...{ brand: brand.brandId, reference, revenue: 123_450 },
    })),
  );
});
