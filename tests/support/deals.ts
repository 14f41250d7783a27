import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { drawUpContract } from "~/features/deals/contracts/draw-up.server";
import { proposeCancellation } from "~/features/deals/contracts/propose-follow-up.server";
import { signContract } from "~/features/deals/contracts/sign.server";
import { type Terms, termsOf } from "~/features/deals/contracts/terms";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import { authContext } from "./auth-context";
import { commandContext } from "./command-context";
import { ask } from "./deliverables";
import { makeAthlete, makeBrand, makeCampaign, makeInvitation, type Person } from "./factories";
import { quickHash } from "./quick-password";

export const PASSWORD = "correct horse";
export const passwordHash = quickHash(PASSWORD);

export const TERMS: Terms = termsOf({
  fee: 90_000,
  deliverables: [ask(2, "reel")],
  endDate: "2027-01-31",
});

/** Two sides, the invitation between them, and the id of a contract for it. */
export interface Deal {
  brand: Person;
  athlete: Person;
  campaignId: string;
  dealId: string;
  id: string;
}

/** Contracts through the commands of both sides, who have a password to sign with. */
export function dealsOn(db: Database) {
  const as = (person: Person) => commandContext(db, person);

  async function makeDeal(status: "accepted" | "pending" = "accepted"): Promise<Deal> {
    const brand = await makeBrand(db, { companyName: "Northlight", passwordHash });
    const athlete = await makeAthlete(db, { name: "Ada North", passwordHash });
    const campaignId = await makeCampaign(db, brand.brandId, { title: "Autumn miles" });
    const dealId = await makeInvitation(db, campaignId, athlete.userId, status, {
      fee: 90_000,
      deliverables: [ask(2, "reel")],
    });
    return { brand, athlete, campaignId, dealId, id: newId() };
  }

  const sendFirst = ({ brand, dealId, id }: Deal, terms = TERMS) =>
    drawUpContract(as(brand), dealId, { id, terms });

  /** A contract that nobody has signed. */
  async function makeContract(terms?: Terms) {
    const deal = await makeDeal();
    await sendFirst(deal, terms);
    return deal;
  }

  const hashOf = async ({ id, brand }: Deal) => (await loadContractPage(as(brand), id)).hash;

  async function sign(
    deal: Deal,
    person: Person,
    {
      hash = "",
      name = `${person.name} in full`,
      otherName = true,
      password = PASSWORD,
      within = db as Database,
      overBudget = false,
    } = {},
  ) {
    const auth = await authContext(db, { ip: `192.0.2.${person.userId.charCodeAt(25)}` });
    return signContract(auth, commandContext(within, person), deal.id, {
      hash: hash || (await hashOf(deal)),
      name,
      otherName,
      password,
      overBudget,
    });
  }

  async function signBoth(deal: Deal) {
    for (const person of [deal.athlete, deal.brand]) await sign(deal, person);
  }

  /** A contract that both have signed. */
  async function makeSigned(terms?: Terms) {
    const deal = await makeContract(terms);
    await signBoth(deal);
    return deal;
  }

  /** Both sign that their contract ends today, without a payment. */
  async function cancelBoth(deal: Deal) {
    const id = newId();
    const ending = { endsOn: dayOf(Date.now()), brandPays: 0, delivered: "end" } as const;
    await proposeCancellation(as(deal.brand), deal.id, { id, ending });
    await signBoth({ ...deal, id });
    return id;
  }

  const statusOf = async ({ id, brand }: Deal) => (await loadContractPage(as(brand), id)).status;

  return {
    ...{ as, makeDeal, sendFirst, makeContract, makeSigned },
    ...{ hashOf, sign, signBoth, cancelBoth, statusOf },
  };
}
