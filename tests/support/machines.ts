import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { decideCase } from "~/features/backoffice/moderation/commands.server";
import { decideAppeal } from "~/features/backoffice/moderation/decide-appeal.server";
import { decideReport } from "~/features/backoffice/moderation/reports.server";
import { appealMachine, caseMachine, reportMachine } from "~/features/backoffice/moderation/status";
import { undoDeletion } from "~/features/backoffice/own-data/deletion.server";
import { deletionMachine } from "~/features/backoffice/own-data/status";
import { decidePayment } from "~/features/backoffice/payment-desk/decide-payment.server";
import {
  confirmProposal,
  declineProposal,
} from "~/features/backoffice/payment-desk/proposals.server";
import { proposalMachine } from "~/features/backoffice/payment-desk/status";
import { restoreAccount, suspendAccount } from "~/features/backoffice/staff/suspend-account.server";
import { dailyCompletions } from "~/features/campaigns/campaigns/daily-completions.server";
import { endCampaign } from "~/features/campaigns/campaigns/end-campaign.server";
import { launchCampaign } from "~/features/campaigns/campaigns/launch-campaign.server";
import { campaignsData } from "~/features/campaigns/campaigns/personal-data";
import { campaignMachine } from "~/features/campaigns/campaigns/status";
import {
  selectPendingActions,
  toPendingActions,
} from "~/features/campaigns/deadlines/open-deadlines.server";
import * as content from "~/features/content/content/commands.server";
import * as decisions from "~/features/content/content/decisions.server";
import * as polishing from "~/features/content/content/polishing.server";
import { contentMachine } from "~/features/content/content/status";
import { claimPolishing, releasePolishing } from "~/features/content/polishing/commands.server";
import { endPolishing, finishClaim } from "~/features/content/polishing/holder.server";
import { polishingMachine } from "~/features/content/polishing/status";
import {
  answerConsentRequest,
  requestConsent,
  withdrawConsentRequest,
} from "~/features/content/portfolio-consent/commands.server";
import { consentMachine } from "~/features/content/portfolio-consent/status";
import { closeContract, proposeChange } from "~/features/deals/contracts/change.server";
import { expireContract } from "~/features/deals/contracts/expire-contract.server";
import { endAmended } from "~/features/deals/contracts/second-signature.server";
import { contractMachine } from "~/features/deals/contracts/status";
import { termsOf } from "~/features/deals/contracts/terms";
import { endDeal } from "~/features/deals/deals/deals.server";
import { endLateDeal } from "~/features/deals/deals/end-deal.server";
import { dealMachine } from "~/features/deals/deals/status";
import { acceptOffer } from "~/features/deals/invitations/accept-offer.server";
import {
  respondToInvitation,
  undoDecline,
} from "~/features/deals/invitations/respond-to-invitation.server";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { invitationMachine } from "~/features/deals/invitations/status";
import { withdrawInvitation } from "~/features/deals/invitations/withdraw-invitations.server";
import { answerInterests } from "~/features/finding/interests/answer-interests";
import { declineInterest, withdrawInterest } from "~/features/finding/interests/commands.server";
import { interestMachine } from "~/features/finding/interests/status";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { accountMachine } from "~/features/identity/accounts/status";
import * as offers from "~/features/money/disputes/offers.server";
import * as disputeSides from "~/features/money/disputes/side-commands.server";
import * as disputeStaff from "~/features/money/disputes/staff-commands.server";
import { disputeMachine, offerMachine } from "~/features/money/disputes/status";
import { recordCheckout } from "~/features/money/payments/record-checkout.server";
import { paymentMachine } from "~/features/money/payments/status";
import {
  approveRequest,
  askForMore,
  rejectRequest,
} from "~/features/profiles/verification/staff.server";
import { verificationMachine } from "~/features/profiles/verification/status";
import { systemContext } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import type { StateMachine } from "~/platform/state-machine";
import { emit } from "~/server/events";
import type { Database } from "~db/client";
import { newId } from "~db/columns";
import {
  APPEAL_STATUSES,
  CAMPAIGN_STATUSES,
  CASE_STATUSES,
  CONSENT_STATUSES,
  CONTENT_STATUSES,
  CONTRACT_STATUSES,
  DEAL_STATUSES,
  DELETION_STATUSES,
  DISPUTE_STATUSES,
  INTEREST_STATUSES,
  INVITATION_STATUSES,
  OFFER_STATUSES,
  PAYMENT_STATUSES,
  POLISH_CHECKS,
  POLISHING_STATUSES,
  PROPOSAL_STATUSES,
  type UserType,
  VERIFICATION_STATUSES,
} from "~db/constants";
import {
  accountDeletions,
  campaigns,
  conversationReports,
  moderationAppeals,
  moderationCases,
  paymentProposals,
  polishings,
  portfolioConsents,
} from "~db/schema";
import { env } from "./auth-context";
import { commandContext } from "./command-context";
import { dealsOn } from "./deals";
import { REEL } from "./deliverables";
import {
  addPolishedFile,
  givePremium,
  LAUNCHABLE,
  makeActiveDeal,
  makeAthlete,
  makeBrand,
  makeCampaign,
  makeContent,
  makeConversation,
  makeDispute,
  makeInterest,
  makeInvitation,
  makeOffer,
  makeStaff,
  makeVerification,
  type Person,
  sideOf,
} from "./factories";
import { makeMedia } from "./media-rows";
import { offerForm } from "./offers";
import { holdPayment } from "./payments";
import { sendDraft } from "./send-draft";

/**
 * How the test of all transitions (integration/transitions.test.ts) makes a row of each state machine and
 * takes each transition. A machine without an entry here fails that test.
 */
export interface MachineFixture {
  machine: StateMachine;
  table: string;
  statuses: readonly string[];
  /** What else a change of the status sets, where a check of the table asks for it. */
  alsoSets?: (status: string) => SQL;
  /** Which kinds of account act for a party that is none itself. The first takes the transition in the tests. */
  parties?: Record<string, [UserType, ...UserType[]]>;
  /** A row in this state with everything that belongs to it. */
  make(db: Database, people: People, status: string, transition?: string): Promise<MachineRow>;
  run(ctx: CommandContext, key: string, transition: string): Promise<unknown>;
  /** The steps that a file of tests takes itself, because they need Stripe or a database of their own. It names their state. */
  stepsIn?: Record<string, string>;
}

export interface MachineRow {
  id: string;
  /** Takes each step of the machine with this row. Refused, it may throw an AppError. */
  steps?: Record<string, () => Promise<unknown>>;
  /** What the command is given: the row's id, or its campaign's. */
  key: string;
  /** Gives the row to another owner of the party; none for staff, who share all rows. */
  giveAway: Partial<Record<UserType, SQL>>;
  /** What another of the party is told of a row that they may see but not change; without it, that there is none. */
  notTheirs?: Partial<Record<UserType, "conflict">>;
}

export interface People {
  owners: Record<UserType, Person>;
  others: Record<UserType, Person>;
}

export async function makePeople(db: Database): Promise<People> {
  const of = async () => {
    const brand = await makeBrand(db);
    // It launches more campaigns than the free plan includes.
    await givePremium(db, brand);
    return { athlete: await makeAthlete(db), brand, staff: await makeStaff(db) };
  };
  return { owners: await of(), others: await of() };
}

const giveCampaign = (id: string, { others }: People) =>
  sql`update campaigns set brand_id = ${others.brand.brandId} where id = ${id}`;

const giveContent = (id: string, campaignId: string, people: People) => ({
  athlete: sql`update content_submissions set athlete_id = ${people.others.athlete.userId} where id = ${id}`,
  brand: giveCampaign(campaignId, people),
});

const giveClaim = (contentId: string, { others }: People) =>
  sql`update polishings set claimed_by = ${others.staff.userId} where content_id = ${contentId}`;

const edited = {
  title: "Second clip",
  description: "#ad Better light",
  mediaUrls: ["https://example.com/2.mp4"],
};

const CONTENT_COMMANDS: Record<
  (typeof contentMachine.names)[number],
  (ctx: CommandContext, id: string) => Promise<unknown>
> = {
  save: (ctx, id) => content.saveDraft(ctx, id, edited),
  submit: (ctx, id) => sendDraft(ctx, id),
  withdraw: content.withdrawContent,
  polish: polishing.sendToPolishing,
  recall: polishing.recallFromPolishing,
  return: (ctx, id) => polishing.returnFromPolishing(ctx, id, "Turn the sound up"),
  finish: (ctx, id) => polishing.finishPolishing(ctx, id, POLISH_CHECKS),
  "send-own": polishing.submitOriginal,
  approve: (ctx, id) => decisions.approveContent(ctx, id),
  "request-changes": (ctx, id) => decisions.requestChanges(ctx, id, "Show the shoe"),
  flag: (ctx, id) => decisions.flagContent(ctx, id, "other", "Not ours"),
  revise: (ctx, id) => content.reviseContent(ctx, id, edited),
  post: (ctx, id) => content.markPosted(ctx, env, id, `https://example.com/p/${id}`),
};

/** The id of the offer that was made in a dispute. */
const offerIn = (disputeId: string) => `offer-${disputeId}`;

/** Its brand filed it with its athlete, and made the offer. */
async function disputeOf(db: Database, people: People, status: string) {
  const { athlete, brand, staff } = people.owners;
  const campaignId = await makeCampaign(db, brand.brandId);
  await makeInvitation(db, campaignId, athlete.userId);
  const ruling = {
    resolutionType: "no_action",
    resolutionDetails: "Both kept to it",
    resolvedAt: Date.now(),
    resolvedBy: staff.userId,
  } as const;
  const id = await makeDispute(
    db,
    { brand, athlete, campaignId },
    { status: status as never, answeredAt: Date.now(), ...(status === "resolved" && ruling) },
  );
  const { others } = people;
  const give = (column: "filed_by" | "respondent_id", to: Person) =>
    sql`update disputes set ${sql.raw(column)} = ${sideOf(to)} where id = ${id}`;
  return {
    id,
    giveAway: {
      brand: give("filed_by", others.brand),
      athlete: give("respondent_id", others.athlete),
    },
  };
}

const DISPUTE_COMMANDS: Record<
  (typeof disputeMachine.names)[number],
  (ctx: CommandContext, id: string) => Promise<unknown>
> = {
  review: disputeStaff.reviewDispute,
  escalate: disputeStaff.escalateDispute,
  resolve: (ctx, id) =>
    disputeStaff.resolveDispute(ctx, id, {
      type: "no_action",
      refund: null,
      details: "Both sides kept to what they agreed",
    }),
  settle: (ctx, id) => offers.acceptOffer(ctx, id, offerIn(id)),
  withdraw: disputeSides.withdrawDispute,
  appeal: (ctx, id) => disputeSides.appealRuling(ctx, id, "Look again"),
};

const VERIFICATION_COMMANDS: Record<
  (typeof verificationMachine.names)[number],
  (ctx: CommandContext, id: string) => Promise<unknown>
> = {
  ask: (ctx, id) => askForMore(ctx, id, "A letter, please"),
  approve: (ctx, id) => approveRequest(ctx, id, JSON.stringify(["Northlight"])),
  reject: (ctx, id) => rejectRequest(ctx, id, "The register does not know it"),
};

/** With the role of an admin, if there is one of staff: the others are moderators. */
const promoted = (ctx: CommandContext): CommandContext => ({
  ...ctx,
  actor: { ...ctx.actor, roles: ctx.actor.roles.length > 0 ? ["admin"] : [] },
});

const as = (db: Database, person: Person) => commandContext(db, person);

/** The brand's account is deleted. */
async function discard(db: Database, id: string) {
  const { erasure } = campaignsData.find(({ table }) => table === campaigns) ?? {};
  if (erasure?.how !== "blanked") throw new Error("Campaigns are not blanked.");
  await db.write([db.orm.update(campaigns).set(erasure.set).where(eq(campaigns.id, id))]);
}

/** Its last day is long ago, and so is the day on which the brand was asked. */
async function completeLate(db: Database, id: string) {
  await db.write([
    sql`update campaigns set start_date = null, end_date = '2001-03-01', completion_asked_at = 983491200000 where id = ${id}`,
  ]);
  const today = { day: "2001-03-20", now: Date.parse("2001-03-20T03:16:00Z") };
  const { writes } = await dailyCompletions(emit)(db, today, `${id.slice(0, -1)}!`);
  if (writes.length > 0) await db.write(writes);
}

/** Two admins who may confirm what others propose. */
async function makeAdmins(db: Database): Promise<[Person, Person]> {
  const admins: [Person, Person] = [await makeStaff(db, ["admin"]), await makeStaff(db, ["admin"])];
  await db.write([
    sql`update user_roles set created_at = 0 where user_id in ${admins.map(({ userId }) => userId)}`,
  ]);
  return admins;
}

/** Of a payment of £5,000 that is held. */
async function makeProposal(db: Database, status: string): Promise<MachineRow> {
  const [one, other] = await makeAdmins(db);
  const { dealId } = await makeActiveDeal(db);
  const paymentId = await holdPayment(db, dealId, Date.now(), 500_000);
  const asked = { way: "refund", part: null, reason: "They agreed by phone." } as const;
  const decide = (expectedVersion: number) =>
    decidePayment(as(db, one), paymentId, { ...asked, expectedVersion });
  await decide(0);
  const [[proposal]] = await db.read(
    db.orm
      .select({ id: paymentProposals.id })
      .from(paymentProposals)
      .where(eq(paymentProposals.paymentId, paymentId)),
  );
  if (!proposal) throw new Error("not proposed");
  const { id } = proposal;
  await db.write([sql`update payment_proposals set status = ${status} where id = ${id}`]);
  const named = { paymentId, proposalId: id };
  return {
    id,
    key: id,
    giveAway: {},
    steps: {
      confirm: () => confirmProposal(as(db, other), named),
      decline: () => declineProposal(as(db, other), named),
      expire: async () => {
        await db.write([sql`update payments set version = 1 where id = ${paymentId}`]);
        await decide(1);
      },
    },
  };
}

/** A payment of £900 of a deal, in this state. */
async function makePayment(db: Database, status: string): Promise<MachineRow> {
  const [admin] = await makeAdmins(db);
  const { dealId } = await makeActiveDeal(db);
  const id = await holdPayment(db, dealId, Date.now());
  const isPaid = ["held", "settled"].includes(status);
  const isSettled = status === "settled";
  await db.write([
    sql`update payments set status = ${status}, intent_id = iif(${isPaid}, id, null),
        session_id = iif(${status} = 'due', null, 'page-' || id),
        to_athlete = iif(${isSettled}, amount, null), to_fee = iif(${isSettled}, fee, null),
        to_brand = iif(${isSettled}, 0, null), settled_for = iif(${isSettled}, 'signed', null) where id = ${id}`,
  ]);
  const answer = (page: object) =>
    recordCheckout(systemContext(db, "test", Date.now()), {
      id: `page-${id}`,
      metadata: { part_1: `${dealId}:1:97200` },
      ...page,
    } as never);
  return {
    id,
    key: id,
    giveAway: {},
    steps: {
      expire: () => answer({ status: "expired" }),
      fund: () =>
        answer({
          status: "complete",
          payment_status: "paid",
          payment_intent: `intent-${id}`,
          amount_total: 97_200,
        }),
      settle: () =>
        decidePayment(as(db, admin), id, {
          ...{ expectedVersion: 0, way: "refund", part: null, reason: "They agreed by phone." },
        }),
    },
  };
}

/** A contract that the brand has sent to the athlete, with its signature where one side has signed. */
async function makeContractIn(db: Database, status: string): Promise<MachineRow> {
  const { makeContract, sign } = dealsOn(db);
  const deal = await makeContract();
  const { brand, athlete, campaignId, id } = deal;
  if (status === "partially_signed") await sign(deal, brand);
  await db.write([sql`update contracts set status = ${status} where id = ${id}`]);
  const terms = termsOf({ fee: 80_000, deliverables: [REEL], endDate: null });
  const endBy = (kind: "amendment" | "cancellation") =>
    db.write(endAmended({ kind, amends: id }, sql`true`));
  return {
    id,
    key: id,
    giveAway: {},
    steps: {
      change: () => proposeChange(as(db, athlete), id, { expectedVersion: 1, terms }),
      decline: () => closeContract(as(db, athlete), id, { intent: "decline" }),
      withdraw: () => closeContract(as(db, brand), id, { intent: "withdraw" }),
      sign: () => sign(deal, athlete),
      // One command: it takes the other step of a contract that nobody has signed.
      signLast: async () => status !== "pending" && sign(deal, athlete),
      expire: async () => {
        const which = { subjectIds: [id], limit: 1 };
        const [[open]] = await db.read(selectPendingActions(db, "contract_athlete", which));
        for (const pendingAction of toPendingActions(open ? [open] : []))
          await expireContract(db, pendingAction, Date.now());
      },
      close: () => endCampaign(as(db, brand), campaignId, "cancel"),
      replace: () => endBy("amendment"),
      cancel: () => endBy("cancellation"),
    },
  };
}

/** A machine of steps alone: no transition is run. */
const noTransition = () => Promise.reject(new Error("has no transitions"));

export const MACHINES: Record<string, MachineFixture> = {
  contract: {
    machine: contractMachine,
    table: "contracts",
    statuses: CONTRACT_STATUSES,
    make: (db, _, status) => makeContractIn(db, status),
    run: noTransition,
  },
  payment: {
    machine: paymentMachine,
    table: "payments",
    statuses: PAYMENT_STATUSES,
    make: (db, _, status) => makePayment(db, status),
    run: noTransition,
    stepsIn: { start: "tests/integration/payments.test.ts" },
  },
  proposal: {
    machine: proposalMachine,
    table: "payment_proposals",
    statuses: PROPOSAL_STATUSES,
    make: (db, _, status) => makeProposal(db, status),
    run: noTransition,
  },
  account: {
    machine: accountMachine,
    table: "profiles",
    statuses: ["active", "suspended"],
    async make(db, _, status) {
      const { userId: id } = await makeBrand(db);
      await db.write([sql`update profiles set status = ${status} where id = ${id}`]);
      return { id, key: id, giveAway: {} };
    },
    run: (ctx, id, transition) =>
      transition === "suspend"
        ? suspendAccount(promoted(ctx), id, "Spam")
        : restoreAccount(promoted(ctx), id),
  },
  deletion: {
    machine: deletionMachine,
    table: "account_deletions",
    statuses: DELETION_STATUSES,
    parties: { owner: ["athlete", "brand"] },
    async make(db, { owners, others }, status) {
      const { userId } = owners.athlete;
      const id = newId();
      const createdAt = Date.now();
      await db.write([
        // A person has one at most that is not over.
        db.orm
          .delete(accountDeletions)
          .where(inArray(accountDeletions.userId, [userId, others.athlete.userId])),
        db.orm.insert(accountDeletions).values({
          ...{ id, userId, createdAt, dueAt: createdAt + DAY_MS },
          status: status as never,
        }),
      ]);
      const giveAway = sql`update account_deletions set user_id = ${others.athlete.userId} where id = ${id}`;
      return { id, key: id, giveAway: { athlete: giveAway } };
    },
    run: (ctx) => undoDeletion(ctx),
    stepsIn: {
      erase: "tests/integration/account-deletion.test.ts",
      finish: "tests/integration/account-deletion.test.ts",
    },
  },
  verification: {
    machine: verificationMachine,
    table: "verification_requests",
    statuses: VERIFICATION_STATUSES,
    async make(db, { owners, others }, status) {
      const brand = await makeBrand(db);
      const id = await makeVerification(db, brand, {
        status: status as never,
        assignedTo: owners.staff.userId,
      });
      return {
        id,
        key: id,
        giveAway: {
          staff: sql`update verification_requests set assigned_to = ${others.staff.userId} where id = ${id}`,
        },
        notTheirs: { staff: "conflict" },
      };
    },
    run: (ctx, id, transition) =>
      VERIFICATION_COMMANDS[transition as keyof typeof VERIFICATION_COMMANDS](ctx, id),
  },
  dispute: {
    machine: disputeMachine,
    table: "disputes",
    statuses: DISPUTE_STATUSES,
    parties: { filer: ["brand"], party: ["athlete", "brand"] },
    async make(db, people, status) {
      const { id, giveAway } = await disputeOf(db, people, status);
      await makeOffer(db, id, people.owners.brand, offerIn(id));
      return { id, key: id, giveAway };
    },
    run: (ctx, id, transition) =>
      DISPUTE_COMMANDS[transition as keyof typeof DISPUTE_COMMANDS](ctx, id),
  },
  offer: {
    machine: offerMachine,
    table: "dispute_offers",
    statuses: OFFER_STATUSES,
    parties: { party: ["athlete"], maker: ["brand"] },
    async make(db, people, status) {
      const { id: disputeId, giveAway } = await disputeOf(db, people, "under_review");
      const id = await makeOffer(db, disputeId, people.owners.brand, offerIn(disputeId));
      await db.write([sql`update dispute_offers set status = ${status} where id = ${id}`]);
      const { athlete, brand } = people.owners;
      const steps = {
        accept: () => offers.acceptOffer(as(db, athlete), disputeId, id),
        replace: () =>
          offers.makeOffer(as(db, brand), disputeId, {
            ...{ id: newId(), type: "resubmission", refund: null, terms: "Two more clips" },
          } as never),
        expire: () => disputeSides.withdrawDispute(as(db, brand), disputeId),
      };
      return { id, key: id, giveAway, steps };
    },
    run: (ctx, id, transition) =>
      offers.endOffer(ctx, id.slice(offerIn("").length), id, transition as never),
  },
  campaign: {
    machine: campaignMachine,
    table: "campaigns",
    statuses: CAMPAIGN_STATUSES,
    async make(db, people, status) {
      const id = await makeCampaign(db, people.owners.brand.brandId, {
        ...LAUNCHABLE,
        status: status as never,
      });
      await makeInvitation(db, id, people.owners.athlete.userId, "pending");
      const steps = { completeLate: () => completeLate(db, id), discard: () => discard(db, id) };
      return { id, key: id, giveAway: { brand: giveCampaign(id, people) }, steps };
    },
    run: (ctx, id, transition) =>
      transition === "launch" ? launchCampaign(ctx, id) : endCampaign(ctx, id, transition as never),
  },
  invitation: {
    machine: invitationMachine,
    table: "campaign_invitations",
    statuses: INVITATION_STATUSES,
    async make(db, people, status, transition) {
      const { athlete, brand } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const id = await makeInvitation(db, campaignId, athlete.userId, status as never, {
        offeredBy: transition === "agree" ? "athlete" : "brand",
      });
      const giveAway = sql`update campaign_invitations set athlete_id = ${people.others.athlete.userId}
        where id = ${id}`;
      return {
        id,
        key: id,
        steps: {
          expire: () => endCampaign(as(db, brand), campaignId, "complete"),
          offer: () => sendOffer(as(db, athlete), id, offerForm(5, 1)),
        },
        giveAway: { athlete: giveAway, brand: giveCampaign(campaignId, people) },
      };
    },
    run: (ctx, id, transition) =>
      transition === "agree"
        ? acceptOffer(ctx, id, { expectedOffer: 1 })
        : transition === "withdraw"
          ? withdrawInvitation(ctx, id)
          : transition === "undoDecline"
            ? undoDecline(ctx, id)
            : respondToInvitation(ctx, id, transition as never),
  },
  deal: {
    machine: dealMachine,
    table: "deals",
    statuses: DEAL_STATUSES,
    alsoSets: (status) => sql`, closed_at = iif(${status} = 'active', null, 1)`,
    async make(db, people, status) {
      const { athlete, brand } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const id = await makeInvitation(db, campaignId, athlete.userId);
      // What a deal is ended for: a new version that is late.
      const key = await makeContent(db, campaignId, athlete.userId, "rejected", {
        rejectedAt: Date.now() - 30 * DAY_MS,
      });
      await db.write([
        sql`update deals set status = ${status}, closed_at = iif(${status} = 'active', null, 1) where id = ${id}`,
      ]);
      const giveAway = sql`update deals set brand_id = ${people.others.brand.brandId} where id = ${id}`;
      const steps = {
        cancelContract: () => db.write([endDeal(id, Date.now(), sql`true`)]),
        completeCampaign: () => endCampaign(as(db, brand), campaignId, "complete"),
        cancelCampaign: () => endCampaign(as(db, brand), campaignId, "cancel"),
      };
      return { id, key, giveAway: { brand: giveAway }, steps };
    },
    run: (ctx, contentId) => endLateDeal(ctx, contentId),
  },
  interest: {
    machine: interestMachine,
    table: "campaign_interests",
    statuses: INTEREST_STATUSES,
    async make(db, people, status) {
      const { athlete, brand } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const id = await makeInterest(db, campaignId, athlete.userId, status as never);
      const giveAway = sql`update campaign_interests set athlete_id = ${people.others.athlete.userId}
        where id = ${id}`;
      const answered = { campaignId, brandId: brand.brandId, athleteIds: [athlete.userId] };
      return {
        id,
        key: id,
        steps: {
          invite: () => db.write(answerInterests(answered, Date.now())),
          expire: () => endCampaign(as(db, brand), campaignId, "complete"),
        },
        giveAway: { athlete: giveAway, brand: giveCampaign(campaignId, people) },
      };
    },
    run: (ctx, id, transition) =>
      transition === "decline" ? declineInterest(ctx, id) : withdrawInterest(ctx, id),
  },
  content: {
    machine: contentMachine,
    table: "content_submissions",
    statuses: CONTENT_STATUSES,
    async make(db, people, status) {
      const { athlete, brand } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const polisherId = status === "polishing" ? people.owners.staff.userId : undefined;
      const id = await makeContent(db, campaignId, athlete.userId, status as never, {
        polisherId,
        // A brand may name a draft it has flagged, so that each state is refused in the same words.
        brandFeedback: "Earlier feedback",
      });
      // What "Send mine" takes back.
      if (status === "awaiting_review") await addPolishedFile(db, id, athlete.userId);
      const giveAway = giveContent(id, campaignId, people);
      const steps = { close: () => endCampaign(as(db, brand), campaignId, "cancel") };
      if (!polisherId) return { id, key: id, giveAway, steps };
      return {
        id,
        key: id,
        steps,
        giveAway: { ...giveAway, staff: giveClaim(id, people) },
        notTheirs: { staff: "conflict" },
      };
    },
    run: (ctx, id, transition) =>
      CONTENT_COMMANDS[transition as keyof typeof CONTENT_COMMANDS](ctx, id),
  },
  consent: {
    machine: consentMachine,
    table: "portfolio_consents",
    statuses: CONSENT_STATUSES,
    async make(db, people, status) {
      const { athlete, brand } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const contentId = await makeContent(db, campaignId, athlete.userId, "posted");
      const id = newId();
      await db.write([
        db.orm
          .insert(portfolioConsents)
          .values({ id, contentId, status: status as never, createdAt: Date.now() }),
      ]);
      return {
        id,
        key: contentId,
        giveAway: giveContent(contentId, campaignId, people),
        steps: {
          askAgain: async () => {
            await makeMedia(db, contentId, athlete.userId);
            await requestConsent(as(db, athlete), contentId);
          },
        },
      };
    },
    run: (ctx, contentId, transition) =>
      transition === "withdraw"
        ? withdrawConsentRequest(ctx, contentId)
        : answerConsentRequest(ctx, contentId, transition as never),
  },
  appeal: {
    machine: appealMachine,
    table: "moderation_appeals",
    statuses: APPEAL_STATUSES,
    async make(db, { owners }, status) {
      const campaignId = await makeCampaign(db, owners.brand.brandId);
      const contentId = await makeContent(db, campaignId, owners.athlete.userId);
      const [id, caseId, createdAt] = [newId(), newId(), Date.now()];
      const removed = { status: "closed", decision: "removed", closedAt: createdAt } as const;
      await db.write([
        db.orm
          .insert(moderationCases)
          .values({ id: caseId, contentId, reason: "other", createdAt, ...removed }),
        db.orm
          .insert(moderationAppeals)
          .values({ id, caseId, note: "It's mine", status: status as never, createdAt }),
      ]);
      return { id, key: id, giveAway: {} };
    },
    run: (ctx, id, transition) =>
      decideAppeal(ctx, id, { decision: transition as never, answer: "We looked again" }),
  },
  report: {
    machine: reportMachine,
    table: "conversation_reports",
    statuses: CASE_STATUSES,
    async make(db, { owners: { athlete } }, status) {
      const brand = await makeBrand(db);
      const conversationId = await makeConversation(db, brand, athlete, [{ from: brand }]);
      const id = newId();
      await db.write([
        db.orm.insert(conversationReports).values({
          id,
          conversationId,
          reporterId: athlete.userId,
          reportedId: brand.userId,
          reason: "spam",
          messages: [],
          status: status as never,
          createdAt: Date.now(),
        }),
      ]);
      return { id, key: id, giveAway: {} };
    },
    run: (ctx, id, transition) =>
      decideReport(ctx, id, {
        decision: transition as never,
        reportedNote: "Please stay polite",
        reporterNote: "",
      }),
  },
  polishing: {
    machine: polishingMachine,
    table: "polishings",
    statuses: POLISHING_STATUSES,
    async make(db, people, status) {
      const { athlete, brand, staff } = people.owners;
      const campaignId = await makeCampaign(db, brand.brandId);
      const contentId = await makeContent(db, campaignId, athlete.userId);
      const id = newId();
      const claimedBy = status === "claimed" ? staff.userId : null;
      await db.write([
        db.orm
          .insert(polishings)
          .values({ id, contentId, status: status as never, claimedBy, createdAt: Date.now() }),
      ]);
      return {
        id,
        key: contentId,
        giveAway: claimedBy ? { staff: giveClaim(contentId, people) } : {},
        notTheirs: { staff: "conflict" },
        steps: {
          finish: () => db.write(finishClaim(as(db, staff), contentId, POLISH_CHECKS)),
          end: () => db.write([endPolishing(sql`select ${contentId}`)]),
        },
      };
    },
    run: (ctx, contentId, transition) =>
      transition === "claim" ? claimPolishing(ctx, contentId) : releasePolishing(ctx, contentId),
  },
  case: {
    machine: caseMachine,
    table: "moderation_cases",
    statuses: CASE_STATUSES,
    async make(db, { owners }, status) {
      const campaignId = await makeCampaign(db, owners.brand.brandId);
      // The decision may suspend them.
      const { userId: athleteId } = await makeAthlete(db);
      const contentId = await makeContent(db, campaignId, athleteId);
      const id = newId();
      await db.write([
        db.orm.insert(moderationCases).values({
          id,
          contentId,
          reason: "other",
          status: status as never,
          createdAt: Date.now(),
        }),
      ]);
      return { id, key: id, giveAway: {} };
    },
    run: (ctx, id, transition) =>
      decideCase(promoted(ctx), id, {
        decision: transition as never,
        athleteNote: "Keep to the brief",
        brandNote: "",
      }),
  },
};
