// Contracts and a dispute of the demo accounts, made by the product's own commands at moments of the last weeks.

import { commentOnClause, proposeChange } from "~/features/deals/contracts/change.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract, startContract } from "~/features/deals/contracts/draw-up.server";
import { proposeAmendment } from "~/features/deals/contracts/propose-follow-up.server";
import { signContract } from "~/features/deals/contracts/sign.server";
import { saveTemplate } from "~/features/deals/contracts/templates.server";
import type { Terms } from "~/features/deals/contracts/terms";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { sendDisputeMessage } from "~/features/money/disputes/dispute-messages.server";
import { fileDispute } from "~/features/money/disputes/file-dispute.server";
import { reviewDispute } from "~/features/money/disputes/staff-commands.server";
import type { Database } from "~db/client";
import { ON_APPROVAL } from "~db/terms";
import { actors } from "./actors";
import type { DemoData } from "./demo-data";
import { DEMO } from "./people";
import { SeededRandom } from "./random";

/** The terms that a brand began with, and what it changed in them. */
type Change = (terms: Terms) => Terms;

const PARTS: Terms["milestones"] = [
  { ...ON_APPROVAL, name: "To start", share: 40, release: "signing" },
  { ...ON_APPROVAL, name: "First films", share: 30, release: "deliverable-1" },
  { ...ON_APPROVAL, name: "The rest", share: 30 },
];

/** What a signature needs of a visit: it proves the password again, from no browser that is known. */
const visit = ({ db, now, request }: CommandContext) =>
  ({
    db,
    request,
    clock: () => now,
    env: { SESSION_SECRETS: [crypto.randomUUID()] },
    cookies: { get: () => null },
  }) as unknown as AuthContext;

/**
 * @param password of every demo account
 * @returns what makes those that came between payments and after them: a record has its entries in the order in which they
 * were written
 */
export async function makeDeals(db: Database, data: DemoData, now: number, password: string) {
  const random = new SeededRandom(now);
  const { asUser, idOf, agreementOf } = actors(db, data);
  const at = (userId: string, days: number, hour = 10) => asUser(userId, random.ago(days, hour));
  const maya = idOf(DEMO.athlete);

  const agreement = (title: string, athlete: string | number) => ({
    ...agreementOf(title, athlete),
    contract: random.idAt(random.ago(20)),
  });
  type Agreement = ReturnType<typeof agreement>;

  async function send({ id, brandId, contract }: Agreement, days: number, change: Change) {
    const ctx = at(brandId, days);
    const { terms } = await startContract(ctx, id);
    await drawUpContract(ctx, id, { id: contract, terms: change(terms) });
  }

  async function sign(contractId: string, userId: string, days: number, hour = 10) {
    const ctx = at(userId, days, hour);
    const { hash } = await loadContractPage(ctx, contractId);
    const { name } = ctx.actor;
    const signature = { hash, name, password, acknowledged: true };
    await signContract(visit(ctx), ctx, contractId, signature);
  }

  /** Negotiated, and signed by both, with an exclusivity that ends within weeks. Its fee is paid in. */
  async function winter() {
    const deal = agreement("Winter Base Miles", maya);
    const { contract, brandId } = deal;
    const exclusive = { exclusiveIn: "footwear", exclusiveTerritory: "uk" } as const;
    await send(deal, 20, (terms) => ({ ...terms, ...exclusive, exclusiveMonths: 6 }));
    await commentOnClause(at(maya, 19), contract, {
      id: random.idAt(random.ago(19)),
      clause: "exclusivity",
      body: "Six months is a long time for one campaign. Would one month do?",
    });
    const { document } = await loadContractPage(at(maya, 19, 11), contract);
    await proposeChange(at(maya, 19, 11), contract, {
      expectedVersion: 1,
      note: "I've set it to one month, which covers all four weeks of filming.",
      terms: { ...document.terms, exclusiveMonths: 1 },
    });
    await sign(contract, brandId, 18);
    await sign(contract, maya, 17);
    await saveTemplate(at(brandId, 17, 12), contract, {
      id: random.idAt(random.ago(17)),
      name: "Winter shoes",
    });
    return async () => {
      await proposeAmendment(at(maya, 2), contract, {
        id: random.idAt(random.ago(2)),
        note: "The films took a day longer each. Could we add one more and share the cost?",
        terms: { ...document.terms, exclusiveMonths: 1, fee: document.terms.fee + 20_000 },
      });
    };
  }

  /** Signed by both, to be paid in parts, before any of it. The right to use an item that is already posted ends within weeks. */
  async function signPosted() {
    const deal = agreement("Winter Base Miles", 2);
    await send(deal, 14, (terms) => ({ ...terms, use: "paid", useMonths: 1, milestones: PARTS }));
    await sign(deal.contract, deal.athleteId, 13);
    await sign(deal.contract, deal.brandId, 12);
  }

  /** Signed by the athlete: the demo brand has to sign. */
  async function forBrand() {
    const deal = agreement("First Light Trail Launch", 0);
    await send(deal, 3, (terms) => ({ ...terms, use: "paid", useMonths: 12, category: null }));
    await sign(deal.contract, deal.athleteId, 1);
  }

  /** Sent to the demo athlete, who has to sign. */
  const forAthlete = () =>
    send(agreement("Breakfast Before Miles", maya), 2, (terms) => ({
      ...terms,
      exclusiveIn: "food_drink",
      exclusiveMonths: 3,
    }));

  async function dispute() {
    const { id: dealId, brandId } = agreement("Spring Road Relay", maya);
    const id = random.idAt(random.ago(4));
    await fileDispute(at(maya, 4), {
      id,
      dealId,
      type: "payment",
      title: "The night leg wasn't paid",
      description:
        "My leg was approved and posted in time, and its fee came. In June you asked for a second leg at night for another £250. I ran and posted it, it was never paid, and my last two messages had no answer.",
      desiredOutcome: "£250 for the night leg, as you offered in June.",
      evidenceUrls: [],
    });
    await sendDisputeMessage(at(brandId, 3), id, {
      id: random.idAt(random.ago(3)),
      message:
        "We're sorry. We took the night leg for part of the first fee. We're checking what we wrote.",
    });
    await reviewDispute(at(idOf(DEMO.moderator), 2), id);
  }

  const amend = await winter();
  const makeLaterDeals = async () => {
    for (const make of [amend, forBrand, forAthlete, dispute]) await make();
  };
  return { signPosted, makeLaterDeals };
}
