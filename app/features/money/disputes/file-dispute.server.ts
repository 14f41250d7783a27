import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { notify, notifyMany } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { ownerOfBrand } from "~/features/identity/accounts/brand-members";
import { STAFF } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { AppError, appErrorIn, forbidden, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { brokenUnique } from "~db/client";
import { ACTIVE_DISPUTES, SIGNED_CONTRACT_STATUSES } from "~db/constants";
import { brandProfiles, campaigns, deals, disputes, profiles } from "~db/schema";
import { FILED_A_DAY } from "./fields";
import { disputeNotifications } from "./notifications";
import { recordFiling } from "./record-dispute.server";
import type { DisputeInput } from "./schema";

const MAX_DEALS = 200;

const notFoundAt = () => new FieldError({ dealId: ["Campaign not found"] });

const inDispute = () =>
  new FieldError({
    dealId: ["There's already an open dispute about this deal. Add your side to it."],
  });

const alreadyRuled = () =>
  new FieldError({
    dealId: [
      "Our team has already decided about this deal, and nothing has been signed, paid or sent since. You can appeal that decision on its page.",
    ],
  });

const ownDisputes = ({ actor }: CommandContext) =>
  actor.type === "brand" ? eq(deals.brandId, actor.brandId) : eq(deals.athleteId, actor.personId);

/** The actor's deals. */
const ownDeals = (ctx: CommandContext, where?: SQL) =>
  ctx.db.orm
    .select({
      id: deals.id,
      campaignId: campaigns.id,
      title: campaigns.title,
      brandId: campaigns.brandId,
      company: sql<string>`coalesce(nullif(${brandProfiles.companyName}, ''), 'The brand')`,
      athleteId: profiles.id,
      athleteName: profiles.fullName,
      zone: sql<string | null>`(select time_zone from profiles other
        where other.id = ${ctx.actor.type === "brand" ? profiles.id : ownerOfBrand(campaigns.brandId)})`,
      closedAt: deals.closedAt,
      isInDispute: isInDispute.mapWith(Boolean),
      isRuled: isRuled.mapWith(Boolean),
    })
    .from(deals)
    .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
    .innerJoin(profiles, eq(profiles.id, deals.athleteId))
    .where(and(ownDisputes(ctx), where));

/** The deals that the actor can file a dispute about, those that go on first. */
export async function listDisputableDeals(ctx: CommandContext) {
  const [rows] = await ctx.db.read(
    ownDeals(ctx)
      .orderBy(asc(sql`${deals.closedAt} is not null`), desc(deals.updatedAt), asc(deals.id))
      .limit(MAX_DEALS),
  );
  return rows.map(({ id, title, company, athleteName, closedAt }) => {
    const name = `${title} (${ctx.actor.type === "brand" ? athleteName : company})`;
    // The two may have several deals in one campaign, one after another.
    return { value: id, label: closedAt ? `${name}, until ${formatDay(closedAt)}` : name };
  });
}

/** The disputes about a row of `deals` that meet a condition. */
const disputeWhere = (which: SQL) => sql`from disputes other
  where other.deal_id = deals.id and ${which}`;

const isInDispute = sql<boolean>`exists (select 1 ${disputeWhere(sql`other.status in ${ACTIVE_DISPUTES}`)})`;

/** When our team last decided about it. What the two sides settled themselves is no decision. */
const ruledAt = sql<number | null>`(select max(other.resolved_at) ${disputeWhere(
  sql`other.status = 'resolved' and other.resolved_by not in (other.filed_by, other.respondent_id)`,
)})`;

/** Whether what our team last decided still covers everything that the two sides have done. */
const isRuled = sql<boolean>`(${ruledAt} is not null
  and not exists (select 1 from payments payment
    where payment.deal_id = deals.id and payment.funded_at > ${ruledAt})
  and not exists (select 1 from content_submissions content
    where content.deal_id = deals.id
      and content.submitted_at > ${ruledAt})
  and not exists (select 1 from contracts contract
    where contract.deal_id = deals.id and contract.closed_at > ${ruledAt}
      and contract.status in ${SIGNED_CONTRACT_STATUSES}))`;

/**
 * Files a dispute with the other side of a deal, which may be over. A deal has one open dispute at a time; once our team has
 * decided, there is its appeal, and another dispute only after more was signed, paid or sent: otherwise the loser could hold up
 * the money for ever. The same form sent twice is one dispute.
 * @throws FieldError for what is no deal of the actor, AppError limit after `FILED_A_DAY` in 24 hours
 */
export async function fileDispute(ctx: CommandContext, input: DisputeInput): Promise<void> {
  const { actor, db, now } = ctx;
  if (actor.type === "staff") throw forbidden();
  const [[deal], [same], [recent]] = await db.read(
    ownDeals(ctx, eq(deals.id, input.dealId)),
    db.orm.select({ filedBy: disputes.filedBy }).from(disputes).where(eq(disputes.id, input.id)),
    filedSince(ctx),
  );
  if (same?.filedBy === sideIdOf(actor)) return;
  if (same) throw new TakenIdError();
  if (!deal) throw notFoundAt();
  const isBrand = actor.type === "brand";
  if ((recent?.n ?? 0) >= FILED_A_DAY) throw tooMany();
  if (deal.isInDispute) throw inDispute();
  if (deal.isRuled) throw alreadyRuled();
  const { campaignId, athleteId, brandId, title: campaign, company, zone } = deal;
  const respondentId = isBrand ? athleteId : brandId;
  const lastDay = lastDayOf({
    kind: isBrand ? "dispute_athlete" : "dispute_brand",
    since: now,
    zone,
  });
  const notice = {
    subjectId: input.id,
    params: {
      title: input.title,
      by: isBrand ? company : actor.name,
      other: isBrand ? deal.athleteName : company,
      campaign,
      lastDay,
    },
  };
  const record = await recordFiling(
    ctx,
    { id: input.id, dealId: deal.id, campaignId, athleteId },
    input,
  );
  try {
    await commit(ctx, {
      change: sql`insert into disputes (id, deal_id, campaign_id, athlete_id, filed_by, respondent_id, type, title, description,
          desired_outcome, evidence_urls, priority, status, created_at, updated_at)
        select ${input.id}, deals.id, deals.campaign_id, deals.athlete_id, ${sideIdOf(actor)}, ${respondentId}, ${input.type},
          ${input.title}, ${input.description}, ${input.desiredOutcome}, ${JSON.stringify(input.evidenceUrls)},
          'medium', 'open', ${now}, ${now}
        from deals
        where ${and(eq(deals.id, deal.id), ownDisputes(ctx))}
          and (${filedSince(ctx)}) < ${FILED_A_DAY} and not ${isInDispute} and not ${isRuled}`,
      effects: [
        ...record,
        ...notify(ctx, disputeNotifications.filed_against, { userId: respondentId, ...notice }),
        ...notify(ctx, disputeNotifications.filed, { userId: sideIdOf(actor), ...notice }),
        ...notifyMany(ctx, disputeNotifications.filed_for_staff, STAFF, notice),
      ],
      audit: {
        action: "dispute_filed",
        resourceType: "dispute",
        resourceId: input.id,
        detail: { campaignId, athleteId, type: input.type },
      },
    });
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("file dispute", error);
    const [[stored], [since], [current]] = await db.read(
      db.orm.select({ filedBy: disputes.filedBy }).from(disputes).where(eq(disputes.id, input.id)),
      filedSince(ctx),
      ownDeals(ctx, eq(deals.id, deal.id)),
    );
    if (stored?.filedBy === sideIdOf(actor)) return;
    if (stored) throw new TakenIdError();
    if ((since?.n ?? 0) >= FILED_A_DAY) throw tooMany();
    if (current?.isInDispute) throw inDispute();
    throw current?.isRuled ? alreadyRuled() : notFoundAt();
  }
}

const filedSince = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({ n: sql<number>`count(*)` })
    .from(disputes)
    .where(and(eq(disputes.filedBy, sideIdOf(actor)), sql`created_at > ${now - DAY_MS}`));

const tooMany = () =>
  new AppError(
    "limit",
    `You can file ${FILED_A_DAY} disputes a day. Please add to one of them, or file this one tomorrow.`,
  );
