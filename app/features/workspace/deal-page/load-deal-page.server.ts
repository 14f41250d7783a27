import { eq } from "drizzle-orm";
import { isLaunchedCampaign, isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import { deadlineIn } from "~/features/campaigns/deadlines/deadline-columns.server";
import { loadDealRecord } from "~/features/campaigns/record/load-deal-record.server";
import { findRemainingWork, type Progress } from "~/features/content/content/deliverables";
import { computeRowProgress } from "~/features/content/content/deliverables.server";
import { loadOwnLink } from "~/features/content/links/queries.server";
import { isOpenStatus, turnOf } from "~/features/deals/contracts/status";
import { summariseTerms } from "~/features/deals/contracts/summarise-terms";
import { readVersion } from "~/features/deals/contracts/version";
import { listChangesSinceAccepting } from "~/features/deals/deals/changes-since-accepting.server";
import { describeAgreedTerms } from "~/features/deals/invitations/offer";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { owedOf } from "~/features/money/payments/balance";
import { ofSide } from "~/features/money/payments/deal.server";
import { type DealMoney, loadDealMoney } from "~/features/money/payments/deal-money.server";
import { fundingOf } from "~/features/money/payments/funding";
import { audit } from "~/platform/audit";
import { dayOf } from "~/platform/dates";
import { notFound } from "~/platform/errors";
import { type ContractStatus, SIGNED_CONTRACT_STATUSES, type Side } from "~db/constants";
import { deals } from "~db/schema";
import { chooseDealSteps, listDealSteps } from "./deal-steps";
import { buildTimeline } from "./deal-timeline";
import { readDealRows } from "./read-deal-rows.server";

/**
 * A deal as one of its sides or staff read it: where it stands, what is next, its terms, work, money and latest messages.
 * @throws AppError not_found for everybody else
 */
export async function loadDealPage(ctx: CommandContext, dealId: string) {
  const { actor, db, now } = ctx;
  const isStaff = may(actor, "read contracts");
  const readable = isStaff ? eq(deals.id, dealId) : ofSide(dealId, actor);
  // Side by side: one round trip.
  const [
    money,
    [[head], deliverables, drawnUp, content, ownDisputes, latest],
    record,
    changes,
    ownLink,
  ] = await Promise.all([
    loadDealMoney(ctx, dealId, readable),
    readDealRows(ctx, dealId, readable),
    loadDealRecord(db, dealId, readable),
    listChangesSinceAccepting(db, actor.personId, dealId),
    loadOwnLink(ctx, dealId),
    isStaff ? logAccess(ctx, dealId) : null,
  ]);
  if (!head) throw notFound();
  const { campaignId, campaign, company, athlete, brandId, payments } = money.deal;
  const viewer = isStaff ? ("staff" as const) : money.side;
  const {
    deliverables: asked,
    contentItems,
    campaignStatus,
    offered,
    startDate,
    endDate,
    ...rest
  } = head;
  const itemOf = new Map(contentItems.map((item) => [item.id, item]));
  const shownContent = content.map(({ turn, ...item }) => ({
    ...item,
    deliverable: itemOf.get(item.id)?.deliverable ?? null,
    items: itemOf.get(item.id)?.items ?? 1,
    deadline: deadlineIn(turn, now),
  }));
  const open = drawnUp.find(({ status }) => isOpenStatus(status));
  const inForce = drawnUp.find(
    ({ kind, status }) => status === "fully_executed" && kind !== "cancellation",
  );
  const first = drawnUp.find(({ kind, status }) => kind === "contract" && wasSigned(status));
  const shown =
    inForce ??
    drawnUp.find(({ kind, status }) => kind === "contract" && isOpenStatus(status)) ??
    first;
  const clauses = shown ? readVersion(shown.body).clauses : [];
  const progress = computeRowProgress({ deliverables: asked, contentItems });
  const funding = fundingOf(payments, rest.fee, now);
  const campaignFacts = {
    id: campaignId,
    title: campaign,
    isDraft: !isLaunchedCampaign(campaignStatus),
    isRunning: isRunningCampaign(campaignStatus),
  };
  const paid = payments.filter(({ status }) => status === "held" || status === "settled");
  const steps = listDealSteps({
    id: dealId,
    status: rest.status,
    campaign: campaignFacts,
    openContract: open
      ? { id: open.id, kind: open.kind, turn: turnOf(open), deadline: deadlineIn(open.turn, now) }
      : null,
    unsigned: viewer === "brand" ? rest.unsigned : 0,
    isSigned: first !== undefined,
    disputes: ownDisputes.map(({ id, title, respondentId, turn }) => {
      const deadline = deadlineIn(turn, now);
      const by: Side = respondentId === rest.athleteId ? "athlete" : "brand";
      return { id, title, turn: deadline && by, deadline };
    }),
    owed: rest.status === "ended" ? 0 : owedOf(rest.fee, paid),
    isFunded: paid.length > 0,
    mayPay: money.refusal === null,
    isPayoutReady: money.isPayoutReady,
    content: shownContent,
    missing: listMissing(findRemainingWork(asked, contentItems)).map((text) => ({
      text,
      due: dueOn(deliverables.find((one) => text.startsWith(one.text))?.due ?? null, now),
    })),
  });
  const other =
    viewer === "brand" ? { id: rest.athleteId, name: athlete } : { id: brandId, name: company };
  return {
    id: dealId,
    viewer,
    status: rest.status,
    closedAt: rest.closedAt,
    fee: rest.fee,
    campaign: campaignFacts,
    names: { brand: company, athlete },
    picture: viewer === "brand" ? rest.avatar : rest.logo,
    other,
    funding,
    timeline: buildTimeline({
      status: rest.status,
      closedAt: rest.closedAt,
      offeredAt: rest.offeredAt,
      agreedAt: rest.agreedAt,
      signedAt: first?.closedAt ?? null,
      isBeingSigned: open?.kind === "contract",
      fee: rest.fee,
      payments,
      deliverables: asked,
      content: shownContent,
      now,
    }),
    ...chooseDealSteps(steps, viewer),
    contract: shown
      ? {
          id: shown.id,
          status: shown.status,
          hasFile: shown.hasFile,
          clauses: clauses.map((clause) => ({ ...clause, comments: [] })),
        }
      : null,
    /** Of the contract; while there is none, of what was accepted. */
    terms: shown
      ? summariseTerms(clauses)
      : describeAgreedTerms({
          fee: rest.fee,
          deliverables: deliverables.map(({ text }) => text),
          terms: offered,
          startDate,
          endDate,
        }),
    deliverables,
    changes,
    progress,
    content: shownContent,
    disputes: ownDisputes.map(({ id, title, status }) => ({ id, title, status })),
    record,
    messages: latest.reverse(),
    ownLink,
    money: isStaff ? withoutCommands(money.view) : money.view,
  };
}

/** What staff read: the states, without what is said to the sides. */
const withoutCommands = (money: DealMoney): DealMoney => ({
  ...money,
  payments: money.payments.map((payment) => ({
    ...payment,
    says: [],
    may: { pay: false, release: false, return: false },
  })),
});

const wasSigned = (status: ContractStatus) =>
  (SIGNED_CONTRACT_STATUSES as readonly ContractStatus[]).includes(status);

/** Where nothing was agreed in writing, the content as such. */
const listMissing = (remaining: Progress | null): string[] =>
  remaining === null ? [] : remaining.needed > 0 ? remaining.missing : ["the content"];

const dueOn = (due: string | null, now: number) => {
  const today = dayOf(now);
  return due === null ? null : { lastDay: due, overdue: due < today, isToday: due === today };
};

/** Records that one of the staff looks at a deal: no answer goes out without it. */
const logAccess = (ctx: CommandContext, dealId: string) =>
  ctx.db.logAccess(
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "deal_viewed",
      resourceType: "deal",
      resourceId: dealId,
    }),
  );

export type DealPage = Awaited<ReturnType<typeof loadDealPage>>;
