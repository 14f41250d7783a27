import { createHmac } from "node:crypto";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { setDiscountCode } from "~/features/content/links/discount-code.server";
import { importSales, previewSales } from "~/features/content/links/import-sales.server";
import { receiveSales } from "~/features/content/links/sales-endpoint.server";
import { createSalesSecret, loadSalesSecret } from "~/features/content/links/sales-secret.server";
import { newId } from "~db/columns";
import { auditLogs, profiles, salesSecrets } from "~db/schema";
import { env } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeActiveDeal, makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";

/** What brands report of their discount codes: as a file, and from their shops. */

const db = database();
const as = (person: Person) => commandContext(db, person);
const HEAD = "code,date,orders,revenue,reference\n";

async function brandWithCode(code = "MAYA10") {
  const { brand, campaignId, dealId } = await makeActiveDeal(db);
  await setDiscountCode(as(brand), campaignId, { dealId, code });
  const sales = async () => {
    const [rows] = await db.read(
      db.orm.all<{ reference: string; day: string; orders: number; revenue: number }>(sql`
        select s.reference, s.day, s.orders, s.revenue, s.source from code_sales s
        join discount_codes d on d.id = s.code_id where d.brand_id = ${brand.brandId} order by 1, 2`),
    );
    return rows;
  };
  return { brand, sales };
}

describe("a file of sales", () => {
  it("is shown first, then counted once, whatever the same reference says later", async () => {
    const { brand, sales } = await brandWithCode();
    const file = `${HEAD}maya10,01/11/2026,2,"£1,234.50",A1\nMAYA10,2026-11-02,,9,A2\n`;
    expect(await previewSales(as(brand), file)).toMatchObject({
      ...{ sales: 2, orders: 3, revenue: 124_350, countedBefore: 0, faultyCount: 0 },
      first: [{ line: 2, reference: "A1" }, { line: 3 }],
    });
    expect(await sales()).toEqual([]);
    expect(await importSales(as(brand), file)).toEqual({ counted: 2, countedBefore: 0, faulty: 0 });
    const before = await sales();
    expect(before).toEqual([
      { reference: "A1", day: "2026-11-01", orders: 2, revenue: 123_450, source: "csv" },
      { reference: "A2", day: "2026-11-02", orders: 1, revenue: 900, source: "csv" },
    ]);
    const again = `${file}MAYA10,2026-11-03,1,7,A3\n`.replace("£1,234.50", "£1.00");
    expect(await previewSales(as(brand), again)).toMatchObject({ sales: 1, countedBefore: 2 });
    expect(await importSales(as(brand), file)).toEqual({ counted: 0, countedBefore: 2, faulty: 0 });
    expect(await sales()).toEqual(before);
    const [rows] = await db.read(
      db.orm.select().from(auditLogs).where(eq(auditLogs.resourceId, brand.brandId)),
    );
    expect(rows.filter(({ action }) => action === "sales_reported")).toHaveLength(1);
  });

  it("that is confirmed several times at once counts once", async () => {
    const { brand, sales } = await brandWithCode();
    const file = `${HEAD}MAYA10,2026-11-01,1,5,A1\nMAYA10,2026-11-01,1,5,A2\n`;
    const answers = await Promise.all([1, 2, 3].map(() => importSales(as(brand), file)));
    expect(answers.reduce((sum, { counted }) => sum + counted, 0)).toBe(2);
    for (const { counted, countedBefore } of answers) expect(counted + countedBefore).toBe(2);
    expect(await sales()).toHaveLength(2);
  });

  it("of 10,000 lines is counted whole", async () => {
    const { brand, sales } = await brandWithCode();
    const lines = Array.from(
      { length: 10_000 },
      (_, i) => `MAYA10,2026-11-01,1,0.5,"Order ""${i}"", by mail"`,
    );
    expect(await importSales(as(brand), `${HEAD}${lines.join("\n")}`)).toEqual({
      ...{ counted: 10_000, countedBefore: 0, faulty: 0 },
    });
    expect(await sales()).toHaveLength(10_000);
  });

  it("counts codes of its own brand only, and names the others", async () => {
    const { sales: theirs } = await brandWithCode("THEIRS");
    const { brand, sales } = await brandWithCode();
    const file = `${HEAD}THEIRS,2026-11-01,1,5,A1\nMAYA10,2026-11-01,1,5,A2\nMAYA10,never,1,5,A3\n`;
    expect((await previewSales(as(brand), file)).faulty).toEqual([
      { line: 2, reason: "Code: you have given no athlete THEIRS" },
      { line: 4, reason: "Date: write it as 2026-11-25 or 25/11/2026" },
    ]);
    expect(await importSales(as(brand), file)).toEqual({ counted: 1, countedBefore: 0, faulty: 2 });
    expect([await theirs(), await sales()]).toMatchObject([[], [{ reference: "A2" }]]);
  });

  it("takes refunds off: one for each reference, beside its sale, and counted once", async () => {
    const { brand, sales } = await brandWithCode();
    const file = `${HEAD}MAYA10,2026-11-01,2,90,A1\nMAYA10,2026-11-03,1,-45,A1\nMAYA10,2026-11-04,0,-5,A2\n`;
    expect(await previewSales(as(brand), file)).toMatchObject({
      ...{ sales: 3, refunds: 2, orders: 1, revenue: 4_000, faultyCount: 0 },
    });
    expect(await importSales(as(brand), file)).toMatchObject({ counted: 3 });
    expect(await importSales(as(brand), `${file}MAYA10,2026-11-05,,-1,A1\n`)).toEqual({
      ...{ counted: 0, countedBefore: 3, faulty: 1 },
    });
    expect(await sales()).toEqual([
      { reference: "A1", day: "2026-11-01", orders: 2, revenue: 9_000, source: "csv" },
      { reference: "A1", day: "2026-11-03", orders: -1, revenue: -4_500, source: "csv" },
      { reference: "A2", day: "2026-11-04", orders: 0, revenue: -500, source: "csv" },
    ]);
  });

  it("that is no table is refused at its field", async () => {
    await expect(previewSales(as(await makeBrand(db)), "hello")).rejects.toMatchObject({
      fields: { text: [expect.stringContaining("must name the columns")] },
    });
    const { athlete } = await makeActiveDeal(db);
    await expect(importSales(as(athlete), HEAD)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a report of a shop", () => {
  const NOW = Date.parse("2026-11-25T12:00:00Z");
  const report = (...sales: object[]) =>
    JSON.stringify({
      sales: sales.map((sale) => ({
        ...{ code: "MAYA10", date: "2026-11-25", revenue: 89.5, reference: "NL-1" },
        ...sale,
      })),
    });
  const sign = (secret: string, body: string, at = NOW) => {
    const t = Math.floor(at / 1000);
    return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
  };
  async function send(brandId: string, body: string, signature: string | null) {
    const headers = new Headers(signature === null ? {} : { "Laurel-Signature": signature });
    const request = new Request("https://laurel.test/", { method: "POST", headers, body });
    const context = { db, env, clock: () => NOW, request: as({ userId: "" } as Person).request };
    const answer = await receiveSales(request, context as unknown as AppLoadContext, { brandId });
    return { status: answer?.status, ...((await answer?.json()) as object) };
  }
  async function shop() {
    const { brand, sales } = await brandWithCode();
    return { brand, sales, id: brand.brandId, secret: await createSalesSecret(as(brand), env) };
  }

  it("counts once, however often it is sent", async () => {
    const { id, secret, sales } = await shop();
    const body = report({}, { reference: 2, orders: 3, revenue: "£1,000" });
    const sent = () => send(id, body, sign(secret, body));
    expect(await sent()).toEqual({ status: 200, counted: 2, countedBefore: 0 });
    expect(await sent()).toEqual({ status: 200, counted: 0, countedBefore: 2 });
    expect(await sales()).toEqual([
      { reference: "2", day: "2026-11-25", orders: 3, revenue: 100_000, source: "webhook" },
      { reference: "NL-1", day: "2026-11-25", orders: 1, revenue: 8_950, source: "webhook" },
    ]);
  });

  it("may take a refund off", async () => {
    const { id, secret, sales } = await shop();
    const body = report({}, { revenue: -89.5 });
    expect(await send(id, body, sign(secret, body))).toMatchObject({ counted: 2 });
    expect(await sales()).toMatchObject([
      { orders: 1, revenue: 8_950 },
      { orders: -1, revenue: -8_950 },
    ]);
  });

  it("is refused with another secret, other bytes, no signature, an old one, or for another brand", async () => {
    const { id, secret, sales } = await shop();
    const other = await shop();
    const body = report({});
    const refused = [
      send(id, body, sign(other.secret, body)),
      send(id, `${body} `, sign(secret, body)),
      send(id, body, null),
      send(id, body, "t=1,v1=00"),
      send(id, body, sign(secret, body, NOW - 301_000)),
      send(id, body, sign(secret, body, NOW + 301_000)),
      send(other.id, body, sign(secret, body)),
      send(newId(), body, sign(secret, body)),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(401);
    expect([await sales(), await other.sales()]).toEqual([[], []]);
    expect((await send(id, body, sign(secret, body, NOW - 299_000))).status).toBe(200);
  });

  it("counts nothing when a part can't be read or names a code of nobody, and says which", async () => {
    const { id, secret, sales } = await shop();
    const answer = (body: string) => send(id, body, sign(secret, body));
    expect(await answer(report({}, { revenue: "5 EUR", reference: "NL-2" }))).toEqual({
      status: 400,
      error: "Nothing was counted.",
      faults: [{ sale: 1, reason: "Revenue: write pounds as 1234.50 or £1,234.50" }],
    });
    expect(await answer(report({}, { code: "nobody", reference: "NL-2" }))).toEqual({
      status: 422,
      error: "Nothing was counted.",
      faults: [{ sale: 1, reason: "Code: you have given no athlete NOBODY" }],
    });
    const long = report({ reference: 0 }).replace('"reference":0', '"reference":9007199254740993');
    expect(await answer(long)).toMatchObject({
      status: 400,
      error: expect.stringMatching(/^✖ Send this number as text.*sales\[0\]\.reference$/s),
    });
    for (const body of ["", "{", "[]", '{"sales":[]}', '{"sales":[{"code":"MAYA10"}]}'])
      expect((await answer(body)).status, body).toBe(400);
    expect(await sales()).toEqual([]);
  });

  it("needs a confirmed address, because a secret outlives a reset of the password", async () => {
    const brand = await makeBrand(db);
    await db.write([
      db.orm.update(profiles).set({ emailConfirmedAt: null }).where(eq(profiles.id, brand.userId)),
    ]);
    const refusal = expect.stringContaining("Confirm your email first");
    await expect(createSalesSecret(as(brand), env)).rejects.toMatchObject({ message: refusal });
    expect(await loadSalesSecret(as(brand))).toEqual({ since: null, refusal });
  });

  it("is signed with the newest secret, which is stored sealed for its brand", async () => {
    const { brand, id, secret } = await shop();
    const newer = await createSalesSecret(as(brand), env);
    const body = report({});
    expect((await send(id, body, sign(secret, body))).status).toBe(401);
    expect((await send(id, body, sign(newer, body))).status).toBe(200);
    expect((await loadSalesSecret(as(brand))).since).toBeGreaterThan(0);
    const [[row]] = await db.read(
      db.orm.select().from(salesSecrets).where(eq(salesSecrets.brandId, id)),
    );
    expect(row?.sealedSecret).not.toContain(newer);
    const { id: otherId } = await shop();
    await db.write([
      db.orm
        .update(salesSecrets)
        .set({ sealedSecret: String(row?.sealedSecret) })
        .where(eq(salesSecrets.brandId, otherId)),
    ]);
    await expect(send(otherId, body, sign(newer, body))).rejects.toThrow();
  });

  it("of an account that is suspended or closed is refused", async () => {
    for (const gone of [{ status: "suspended" as const }, { closedAt: NOW }]) {
      const { brand, id, secret } = await shop();
      await db.write([db.orm.update(profiles).set(gone).where(eq(profiles.id, brand.userId))]);
      const body = report({});
      expect((await send(id, body, sign(secret, body))).status).toBe(401);
    }
  });
});
