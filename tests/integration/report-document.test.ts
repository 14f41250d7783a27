import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import sharp from "sharp";
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { describeVerdict } from "~/features/content/campaign-results/describe-report";
import { makeReportPdf } from "~/features/content/campaign-results/report-pdf.server";
import { ownReport } from "~/features/content/campaign-results/shares.server";
import { showReport } from "~/features/content/campaign-results/show-report.server";
import { loadStatement } from "~/features/money/statements/statement.server";
import { newId } from "~db/columns";
import { payments } from "~db/schema";
import { assets } from "../support/assets";
import { commandContext } from "../support/command-context";
import { dealOf, makeAthlete, makeBrand, makeCampaign, type Person } from "../support/factories";
import { makeMedia } from "../support/media-rows";
import { MemoryBucket } from "../support/memory-bucket";
import { database } from "../support/own-database";
import { makeCode, makeDeal, makeLink, makePost } from "../support/results";

/** The report as it is forwarded: its first page, its PDF, and its sums beside those of the statement. */

const db = database();
const storage = new MemoryBucket();

/** Cloudflare's Images, as far as a document asks it. */
const images = {
  input: (stream: ReadableStream<Uint8Array>) => ({
    transform: ({ width, height }: ImageTransform) => ({
      async output() {
        const bytes = await new Response(stream).arrayBuffer();
        const made = await sharp(bytes).resize(width, height).jpeg().toBuffer();
        return { response: () => new Response(new Uint8Array(made)) };
      },
    }),
  }),
} as unknown as ImagesBinding;
const stores = { assets, images, storage: storage as unknown as R2Bucket };

/** A picture of the demo data under the address of a file. */
const store = (mediaId: string, drawing: string) =>
  storage.put(
    `media/${mediaId}/480.webp`,
    new Uint8Array(readFileSync(`scripts/seed/pictures/${drawing}/480.webp`)),
  );

async function makeReport() {
  const brand = await makeBrand(db, { companyName: "Northlight" });
  const campaignId = await makeCampaign(db, brand.brandId, { title: "Winter base miles" });
  const [ada, ben] = [
    await makeAthlete(db, { name: "Ada Moss" }),
    await makeAthlete(db, { name: "Ben Hall" }),
  ];
  const ids = (athlete: Person) => ({
    ...{ campaignId, athleteId: athlete.userId, brandId: brand.brandId },
  });
  for (const athlete of [ada, ben]) await makeDeal(db, ids(athlete));
  const post = (athlete: Person, engagements: number, reach: number) =>
    makePost(db, ids(athlete), [{ span: "7d", source: "connected", engagements, reach }]);
  for (const engagements of [100, 300]) await post(ben, engagements, 800);
  const best = await post(ada, 900, 5_000);
  await store(await makeMedia(db, best, ada.userId), "scenes/frost");
  const publicName = newId();
  await store(
    await makeMedia(db, null, brand.userId, { purpose: "logo", publicName }),
    "logos/northlight",
  );
  await db.write([sql`update brand_profiles set logo = ${publicName} where id = ${brand.brandId}`]);
  await post(ben, 200, 800);
  await makeLink(db, ids(ada), {
    "2026-01-02": { clicks: 40, bots: 3 },
    "2026-01-05": { clicks: 60, bots: 0 },
  });
  await makeCode(db, ids(ada), [{ orders: 5, revenue: 22_500 }]);
  const { report, days, best: rows } = await ownReport(commandContext(db, brand), campaignId);
  const show = (reader: "brand" | "visitor") => showReport(report, days, rows, reader);
  return { brand, campaignId, best, report, show };
}

test("the first page has the best posts, the course of each result and who brought the cheapest", async () => {
  const { best, show } = await makeReport();
  const shown = show("brand");
  expect(shown.best.map(({ engagements }) => engagements)).toEqual(["900", "300", "200"]);
  expect(shown.best[0]).toMatchObject({ id: best, picture: expect.stringMatching(/\.webp$/) });
  expect(shown.trends.map(({ label, last }) => `${label} ${last}`)).toEqual([
    "Clicks 100",
    "Orders 5",
    "Reported reach 7,400",
  ]);
  expect(shown.ranking.rows.map(({ name, result }) => `${name}: ${result}`)).toEqual([
    "Ada Moss: 5",
    "Ben Hall: No data yet",
  ]);
  expect(show("visitor").best.every(({ picture }) => picture === null)).toBe(true);
});

test("the PDF has the verdict, figures, charts and ranking on its first page, and the method on another", async () => {
  const { brand, campaignId, report, show } = await makeReport();
  const bytes = await makeReportPdf(commandContext(db, brand), campaignId, stores);
  const file = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(file, { mergePages: false });
  const [first = "", second = ""] = text.map((page) => page.replaceAll(/\s+/g, " "));
  const { verdict, figures, ranking } = show("brand");
  for (const words of [
    "Winter base miles",
    "Campaign report by Northlight.",
    verdict,
    ...figures.map(({ value, note }) => `${value} (from ${note})`),
    "Clicks: 100 (",
    ...ranking.rows.map(({ name }) => name),
  ])
    expect(first).toContain(words);
  expect(verdict).toBe(describeVerdict(report));
  expect(second).toContain("How this is measured");
  const { OPS } = await getResolvedPDFJS();
  const operators = await (await file.getPage(1)).getOperatorList();
  const drawn = operators.fnArray.filter((operator) => operator === OPS.constructPath);
  // A line and an area for each of three charts.
  expect(drawn.length).toBeGreaterThanOrEqual(6);
});

test("the PDF shows the logo and the pictures of the best posts, each with what it shows in words", async () => {
  const { brand, campaignId } = await makeReport();
  const bytes = await makeReportPdf(commandContext(db, brand), campaignId, stores);
  const file = await getDocumentProxy(bytes.slice());
  const page = await file.getPage(1);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(2);
  const { children } = await page.getStructTree();
  const words = JSON.stringify(children);
  expect(words).toContain("Logo of Northlight");
  expect(words).toMatch(/Picture of “[^”]+” by Ada Moss/);
});

test("a picture that is gone leaves the report without it", async () => {
  const { brand, campaignId } = await makeReport();
  storage.objects.clear();
  const bytes = await makeReportPdf(commandContext(db, brand), campaignId, stores);
  const file = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(file, { mergePages: true });
  expect(text.replaceAll(/\s+/g, " ")).toContain("Ada Moss 900 engagements");
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await (await file.getPage(1)).getOperatorList();
  expect(fnArray).not.toContain(OPS.paintImageXObject);
});

test("another brand gets no PDF", async () => {
  const { campaignId } = await makeReport();
  const other = commandContext(db, await makeBrand(db));
  await expect(makeReportPdf(other, campaignId, stores)).rejects.toMatchObject({
    code: "not_found",
  });
});

const settlement = fc
  .record({ amount: fc.integer({ min: 100, max: 90_000 }), fee: fc.nat(5_000) })
  .chain(({ amount, fee }) =>
    fc.record({
      amount: fc.constant(amount),
      fee: fc.constant(fee),
      toAthlete: fc.nat(amount),
      toFee: fc.nat(fee),
    }),
  );

test("what a settled campaign cost is what the statement says was paid less what went back, to the penny", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(settlement, { minLength: 1, maxLength: 4 }), async (settlements) => {
      const brand = await makeBrand(db);
      const campaignId = await makeCampaign(db, brand.brandId);
      for (const { amount, fee, toAthlete, toFee } of settlements) {
        const athleteId = (await makeAthlete(db)).userId;
        await makeDeal(db, { campaignId, athleteId }, { fee: amount });
        const [id, dealId] = [newId(), await dealOf(db, campaignId, athleteId)];
        const toBrand = amount + fee - toAthlete - toFee;
        const moves = [
          ["funded", amount + fee],
          ["released", toAthlete],
          ["fee_earned", toFee],
          ["refund_due", toBrand],
        ] as const;
        await db.write([
          db.orm.insert(payments).values({
            ...{ id, dealId, campaignId, brandId: brand.brandId, athleteId, amount, fee },
            ...{ number: 1, name: "Full fee", release: "approval", createdAt: 1, updatedAt: 1 },
            ...{ status: "settled", intentId: id, fundedAt: 1, toAthlete, toFee, toBrand },
          }),
          ...moves
            .filter(([, moved]) => moved > 0)
            .map(([kind, moved]) => recordMovement(kind, { paymentId: id, amount: moved }, 1)),
        ]);
      }
      const { report } = await ownReport(commandContext(db, brand), campaignId);
      const { spent } = await loadStatement(commandContext(db, brand), 1, null);
      const { paid = 0, refunded = 0 } = spent.total ?? {};
      expect(report.costs.total).toBe(paid - refunded);
      expect(report.costs.unsettled).toBe(0);
    }),
    { numRuns: 25 },
  );
});
