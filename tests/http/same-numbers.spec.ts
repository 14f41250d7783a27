import { test as base, expect } from "@playwright/test";
import fc from "fast-check";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { paths, withQuery } from "~/paths";
import { plural } from "~/platform/numbers";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { campaignGoals, chargebacks, payments } from "~db/schema";
import { ask } from "../support/deliverables";
import {
  givePremium,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeInvitation,
  type Person,
} from "../support/factories";
import { authedClient } from "../support/http";
import { makePost } from "../support/results";
import { sharedWorld } from "../support/shared-world";
import type { World } from "../support/world";

/** A number that stands on several screens is the same on all of them, in random worlds. */

const test = base.extend<object, { world: World }>(sharedWorld);

const PAID = [
  ...(["not", "held", "released", "taken back", "refunded", "released in part"] as const),
  // At the brand's bank: still open, of held money, and of money that the athlete has.
  ...(["questioned", "charged back while held", "charged back later"] as const),
] as const;
const CONTENT = ["draft", "awaiting_review", "rejected", "approved"] as const;

const deal = fc.record({
  state: fc.constantFrom("accepted", "accepted", "accepted", "ended", "pending", "withdrawn"),
  fee: fc.integer({ min: 10_001, max: 90_000 }),
  agreed: fc.integer({ min: 1, max: 3 }),
  paid: fc.constantFrom(...PAID),
  content: fc.array(fc.constantFrom(...CONTENT), { maxLength: 3 }),
  reach: fc.array(fc.option(fc.integer({ min: 1, max: 9_000 })), { maxLength: 2 }),
  source: fc.constantFrom("connected", "typed"),
});
const campaign = fc.record({
  status: fc.constantFrom("active", "active", "completed", "cancelled"),
  budget: fc.option(fc.integer({ min: 50_000, max: 300_000 })),
  deals: fc.array(deal, { minLength: 1, maxLength: 3 }),
});
const campaignsOfBrand = fc.array(campaign, { minLength: 1, maxLength: 3 });
type Campaign = typeof campaign extends fc.Arbitrary<infer T> ? T : never;
type Deal = Campaign["deals"][number];

/** Our fee in these worlds, of another percentage than the product's. */
const serviceFee = (amount: number) => Math.floor(amount / 10);

/** The payment of a whole fee, with the movements of its money. */
async function pay(
  db: Database,
  ids: { dealId: string; campaignId: string; brand: Person; athlete: Person },
  { fee: amount, paid }: Deal,
) {
  if (paid === "not") return;
  const { dealId, campaignId, brand, athlete } = ids;
  const [id, now, fee] = [newId(), Date.now(), serviceFee(amount)];
  const whole = amount + fee;
  const half = { toAthlete: Math.floor(amount / 2), toFee: Math.floor(fee / 2) };
  const settled = {
    "taken back": { toAthlete: amount, toFee: fee },
    released: { toAthlete: amount, toFee: fee },
    questioned: { toAthlete: amount, toFee: fee },
    // Our fee goes back; what the athlete has is our loss.
    "charged back later": { toAthlete: amount, toFee: 0 },
    "charged back while held": { toAthlete: 0, toFee: 0 },
    refunded: { toAthlete: 0, toFee: 0 },
    "released in part": half,
  };
  const released = [move("released", amount), move("fee_earned", fee), move("sent", amount)];
  const moves = {
    held: [],
    released,
    questioned: released,
    "taken back": [...released, move("taken_back", Math.floor(amount / 3))],
    refunded: [move("refund_due", whole), move("refunded", whole)],
    "released in part": [
      ...[move("released", half.toAthlete), move("fee_earned", half.toFee)],
      ...[move("sent", half.toAthlete), move("refund_due", whole - half.toAthlete - half.toFee)],
    ],
    "charged back while held": [move("bank_held", whole)],
    "charged back later": [...released, move("bank_fee", fee), move("bank_loss", amount)],
  };
  const state = settled[paid as keyof typeof settled];
  const isQuestioned = paid === "questioned" || paid.startsWith("charged back");
  await db.write([
    db.orm.insert(payments).values({
      ...{ id, dealId, campaignId, brandId: brand.brandId, athleteId: athlete.userId },
      ...{ number: 1, name: "Full fee", release: "approval", amount, fee, intentId: `pi_${id}` },
      ...{ createdAt: now, updatedAt: now, fundedAt: now, status: state ? "settled" : "held" },
      ...(state && {
        ...{ ...state, toBrand: whole - state.toAthlete - state.toFee, settledAt: now },
        settledFor: paid === "charged back while held" ? "charged_back" : "approved",
        sentAt: state.toAthlete > 0 ? now : null,
      }),
    }),
    move("funded", whole),
    ...moves[paid],
    ...(isQuestioned
      ? [
          db.orm.insert(chargebacks).values({
            ...{ id: `dp_${id}`, paymentId: id, amount: whole, reason: "general" },
            ...{ state: paid === "questioned" ? "open" : "lost", createdAt: now, updatedAt: now },
          }),
        ]
      : []),
  ]);

  function move(kind: Parameters<typeof recordMovement>[0], pence: number) {
    return recordMovement(kind, { paymentId: id, amount: pence }, now);
  }
}

async function makeCampaigns(db: Database, brand: Person, plans: Campaign[]) {
  const made = [];
  for (const [i, { status, budget, deals }] of plans.entries()) {
    const title = `Campaign ${i + 1}`;
    const id = await makeCampaign(db, brand.brandId, { title, status, budget, deliverables: [] });
    await db.write([
      db.orm.insert(campaignGoals).values({ campaignId: id, goal: "reach", updatedAt: 1 }),
    ]);
    const rows = [];
    for (const plan of deals) {
      // What waits for an answer lapses when its campaign is over.
      if (status !== "active" && plan.state === "pending") continue;
      const athlete = await makeAthlete(db, { name: `Athlete ${newId()}` });
      const dealId = await makeInvitation(db, id, athlete.userId, plan.state, {
        ...{ fee: plan.fee, deliverables: [ask(plan.agreed, "reel")] },
      });
      if (plan.state !== "accepted" && plan.state !== "ended") continue;
      await pay(db, { dealId, campaignId: id, brand, athlete }, plan);
      for (const stage of plan.content)
        await makeContent(db, id, athlete.userId, stage, { dealId });
      for (const reach of plan.reach)
        await makePost(
          db,
          { campaignId: id, athleteId: athlete.userId },
          reach === null ? [] : [{ span: "30d", source: plan.source, reach, engagements: 1 }],
        );
      rows.push({ ...plan, id: dealId, athlete });
    }
    made.push({ id, title, status, budget, deals: rows });
  }
  return made;
}

/** What a person reads of a page, or of a part of it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

/** The rows or the entries of lists that link to an address. */
const entryOf = (html: string, tag: "tr" | "li", href: string) =>
  html
    .split(new RegExp(`<${tag}(?=[ >])`))
    .filter((part) => part.includes(`href="${href}"`))
    .map((part) => textOf(`<${tag}${part.split(`</${tag}>`)[0]}`))
    .join(" ");

const MONEY = "£[\\d,.]+";
/** The first group of a pattern; empty where it is not. */
const read = (text: string, pattern: string) => new RegExp(pattern).exec(text)?.[1] ?? "";
const pence = (text: string) => Math.round(Number(text.replaceAll(/[£,]/g, "") || 0) * 100);
const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

for (const [n, plans] of fc.sample(campaignsOfBrand, { numRuns: 12, seed: 35 }).entries())
  test(`world ${n + 1}: each number is the same on all its screens`, async ({ world: { db } }) => {
    const brand = await makeBrand(db);
    await givePremium(db, brand);
    const made = await makeCampaigns(db, brand, plans);
    const client = await authedClient(db, brand);
    const open = async (path: string) => (await client(path)).text();
    const [home, list, statement, analytics] = [
      await open(paths.brand.dashboard),
      await open(withQuery(paths.brand.campaigns, { tab: "all" })),
      await open(paths.statement),
      await open(withQuery(paths.brand.insights, { time: "all" })),
    ];
    const strips: Record<"promised" | "paid", number>[] = [];
    const onStatement: number[] = [];
    for (const { id, status, budget, deals } of made) {
      const address = paths.brand.campaign(id);
      const [html, money, results, report] = [
        await open(address),
        await open(withQuery(address, { tab: "money" })),
        textOf(await open(withQuery(address, { tab: "results" }))),
        textOf(await open(paths.brand.campaignReport(id))),
      ];
      const page = textOf(html);
      const [work, left] = [
        read(page, "Work approved (\\d+ of \\d+|–)"),
        read(page, `((?:Left in budget|Over budget|Promised in all) ${MONEY})`),
      ];
      const note = read(page, `(?:Left in budget|Over budget|Promised in all) ${MONEY} (.*?) Work`);
      const part = (name: string) => pence(read(note, `(${MONEY}) ${name}`));
      strips.push({ promised: part("promised"), paid: part("paid") });
      const isPlain = ({ state, paid }: Deal) =>
        state === "accepted" && ["not", "held", "released"].includes(paid);
      if (budget && status === "active" && deals.every(isPlain)) {
        const parts = part("promised") + part("secured") + part("paid");
        const rest = pence(read(left, `(${MONEY})`)) * (left.startsWith("Over") ? -1 : 1);
        expect(rest + parts, "the parts of the budget add up to it").toBe(budget);
      }

      const counted = deals.filter(({ state }) => state === "accepted");
      const invited = Number(read(page, "Athletes \\((\\d+)\\)"));
      const row = entryOf(list, "tr", address);
      expect(row, "accepted, on the list").toContain(
        invited === 0 ? "None invited" : `${counted.length} of ${invited} accepted`,
      );
      if (work === "–") expect(row, "approved work, on the list").not.toContain(" approved");
      else expect(row, "approved work, on the list").toContain(`${work} approved`);
      const ofBudget = budget ? ` ${read(note, `(of ${MONEY})`)}` : "";
      expect(row, "money, on the list").toContain(left + ofBudget);
      if (status === "active") {
        const entry = entryOf(home, "li", address);
        if (invited > 0)
          expect(entry, "accepted, at home").toContain(
            `${counted.length} of ${plural(invited, "athlete")}`,
          );
        if (work !== "–") expect(entry, "approved work, at home").toContain(`${work} approved`);
        expect(entry, "money, at home").toContain(left);
      }

      const reach = read(page, "Result ([\\d,]+(?: to [\\d,]+)?|No data yet)");
      expect(results, "reach, on the tab").toContain(`People reached ${reach}`);
      expect(report, "reach, in the report").toContain(`People reached ${reach}`);
      const analysed = entryOf(analytics, "tr", paths.brand.campaignReport(id));
      if (deals.length > 0) expect(analysed, "reach, in Analytics").toContain(reach);
      const total = read(report, `Laurel's fee .*? Total (${MONEY})`);
      if (deals.length > 0) expect(analysed, "cost, in Analytics").toContain(total);

      const spent = entryOf(statement, "tr", address);
      const [, held, toAthletes, ourFee] = [...spent.matchAll(/£[\d,.]+/g)].map(([text]) =>
        pence(text),
      );
      // A budget is of fees; the statement is of money, our fee included.
      const feeHeld = sum(deals.map(({ paid, fee }) => (paid === "held" ? serviceFee(fee) : 0)));
      expect(held ?? 0, "held, on the statement").toBe(part("secured") + feeHeld);
      onStatement.push(held ?? 0);
      expect(toAthletes ?? 0, "paid, on the statement").toBe(part("paid"));
      if (deals.every(({ paid }) => paid !== "not" && paid !== "held"))
        expect((toAthletes ?? 0) + (ourFee ?? 0), "cost, on the statement").toBe(pence(total));
      const rows = deals.map((one) => entryOf(money, "tr", paths.deal(one.id)));
      const cells = rows.map((text) =>
        [...text.matchAll(/£[\d,.]+/g)].map(([cell]) => pence(cell)),
      );
      expect(sum(cells.map(([, , paid]) => paid ?? 0)), "paid, on the Money tab").toBe(
        part("paid"),
      );
      expect(sum(cells.map(([, secured]) => secured ?? 0)), "secured, on the Money tab").toBe(
        part("secured"),
      );

      for (const [i, { athlete, ...one }] of deals.entries()) {
        const own = await authedClient(db, athlete);
        const [theirs, mine, athleteHome, campaigns] = [
          textOf(await open(paths.deal(one.id))),
          textOf(await (await own(paths.deal(one.id))).text()),
          await (await own(paths.athlete.dashboard)).text(),
          textOf(await (await own(withQuery(paths.athlete.campaigns, { tab: "mine" }))).text()),
        ];
        const delivered = read(theirs, "(\\d+ of \\d+ sent)");
        expect(delivered).not.toBe("");
        expect(mine, "delivered, to the athlete").toContain(delivered);
        const fee = new RegExp(
          `£${(one.fee / 100).toLocaleString("en-GB", { minimumFractionDigits: one.fee % 100 ? 2 : 0 })}(?![\\d,])`,
        );
        expect(rows[i], "fee, on the Money tab").toMatch(fee);
        expect(theirs, "fee, to the brand").toMatch(fee);
        expect(mine, "fee, to the athlete").toMatch(fee);
        if (one.state !== "accepted") continue;
        expect(entryOf(html, "tr", paths.deal(one.id)), "delivered, on the campaign").toContain(
          delivered,
        );
        expect(campaigns, "fee, in My Campaigns").toMatch(fee);
        if (status !== "active") continue;
        const entry = entryOf(athleteHome, "li", paths.deal(one.id));
        if (isPlain(one)) {
          const state = read(mine, `Full fee · ${MONEY} (Agreed|Secured|On its way) `);
          expect(state).not.toBe("");
          expect(entry, "state of the money, at the athlete's home").toContain(state);
        }
        expect(entry, "fee, at the athlete's home").toMatch(fee);
        expect(entry, "delivered, at the athlete's home").toContain(delivered);
      }
    }
    const strip = textOf(home);
    for (const page of [strip, textOf(statement)]) {
      expect(pence(read(page, ` Secured (${MONEY})`)), "secured").toBe(sum(onStatement));
      expect(pence(read(page, ` Promised (${MONEY})`)), "promised").toBe(
        sum(strips.map(({ promised }) => promised)),
      );
    }
  });
