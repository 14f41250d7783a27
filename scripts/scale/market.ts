import type { Client } from "@libsql/client";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { termsOf } from "~/features/deals/contracts/terms";
import { serializeWithDigest } from "~/features/deals/contracts/version";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { hashPassword } from "~db/password";
import type { Deliverable } from "~db/terms";
import { ID_PREFIX, idOf } from "./athlete";
import type { Log } from "./fill";

/** For the two accounts with the most work: athlete0000000@ and brand0000000@scale.laurel.test. */
const PASSWORD = "load-test-password";
/** What each campaign asks for. */
const REEL: Deliverable = {
  platform: "instagram",
  format: "reel",
  count: 1,
  due: null,
  note: null,
};
/** Rows that one statement writes, about: it must end well before the database gives up a transaction. */
const ROWS_AT_ONCE = 10_000;
const INVITED = 10;
/** The room in the numbers of a campaign's invitations. */
const MOST_INVITED = 10_000;
const HISTORY_DAYS = 730;

type Kind = keyof typeof PREFIXES;

/** What ids begin with, by kind; their digits follow. */
const PREFIXES = {
  brand: "01kdv5w800scabr",
  owner: "01kdv5w800scawn",
  campaign: "01kdv5w800scacm",
  invitation: "01kdv5w800scanv",
  contentItem: "01kdv5w800scapc",
  conversation: "01kdv5w800scacv",
  notification: "01kdv5w800scant",
  audit: "01kdv5w800scadt",
  payment: "01kdv5w800scapy",
  entry: "01kdv5w800scaeg",
  contract: "01kdv5w800scakt",
  match: "01kdv5w800scamt",
  interest: "01kdv5w800scaet",
  record: "01kdv5w800scarc",
} as const;

const numbered = (prefix: string, n: string) => `printf('${prefix}%011d', ${n})`;
const idAt = (kind: Kind, n: string) => numbered(PREFIXES[kind], n);
/** The id that another kind's row gives its own row. */
const derived = (kind: Kind, id: string) => `'${PREFIXES[kind]}' || substr(${id}, 16)`;
/** The number in an id, the same one in those that are derived from it. */
const numberIn = (id: string) => `CAST(substr(${id}, 16) AS INTEGER)`;

/** The numbers n from ?1 up to ?2. */
const NUMBERS = "WITH RECURSIVE n(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM n WHERE n + 1 < ?2)";

interface Step {
  name: string;
  sql: string;
  /** The statement writes the rows that belong to the numbers of a window; `rows` are those of one number, about. */
  upTo: number;
  rows: number;
}

/**
 * Fills every table that grows: campaigns, a tenth as many brands, and ten invitations each with what follows from them. The
 * first brand has a seventh of the campaigns, its first campaign a lot of athletes, and the first athlete an invitation to every
 * fourth campaign. Each statement is a transaction of its own, and one that has been run before changes nothing.
 * @param athletes how many of the load-test data there are
 */
export async function fillMarket(
  client: Client,
  { athletes, campaigns }: { athletes: number; campaigns: number },
  log: Log,
) {
  for (const { name, sql, upTo, rows } of await stepsFor(athletes, campaigns)) {
    const atOnce = Math.max(1, Math.floor(ROWS_AT_ONCE / rows));
    for (let from = 0; from < upTo; from += atOnce) {
      log(name, from, upTo);
      await client.execute({ sql, args: [from, Math.min(upTo, from + atOnce)] });
    }
  }
}

async function stepsFor(athletes: number, campaigns: number): Promise<Step[]> {
  const today = Date.now() - (Date.now() % DAY_MS);
  const brands = Math.max(2, Math.ceil(campaigns / 10));
  const busy = Math.ceil((campaigns * 3) / 20);
  const large = Math.min(Math.floor(athletes / 2), Math.ceil(campaigns / 12), MOST_INVITED - 1);
  const hash = await hashPassword(PASSWORD);
  const version = await contractVersion(today);

  const brandOf = (n: string) => idAt("brand", `iif(${n} < ${busy}, 0, 1 + ${n} % ${brands - 1})`);
  const timeOf = (n: string, of: number) =>
    `(${today} - ${HISTORY_DAYS * DAY_MS} + ${n} * ${Math.floor((HISTORY_DAYS * DAY_MS) / of)})`;
  const athleteOf = (n: string, j: string) =>
    numbered(
      ID_PREFIX,
      `iif(${j} = 0 AND ${n} % 4 = 0, 0, (${n} * 7919 + ${j} * 37 + 1) % ${athletes})`,
    );

  const invite = (n: string, j: string) => `SELECT ${idAt("invitation", `n * ${MOST_INVITED} + j`)},
      ${idAt("campaign", n)}, ${athleteOf(n, j)},
      iif(n = 0 OR (n + j) % 10 < 6, 'accepted', iif((n + j) % 10 < 8, 'pending', iif((n + j) % 10 < 9, 'declined', 'lapsed'))),
      20000 + (n + j) % 50 * 1000, '${JSON.stringify([REEL])}', ${timeOf("n", campaigns)} + j, ${timeOf("n", campaigns)} + j, ${timeOf("n", campaigns)} + ${DAY_MS} + j`;
  const INVITATION =
    "INSERT OR IGNORE INTO campaign_invitations (id, campaign_id, athlete_id, status, fee, deliverables, offered_at, created_at, updated_at)";
  /** The deals i of the window's campaigns c. */
  const AGREED = `FROM deals i CROSS JOIN campaigns c ON c.id = i.campaign_id
    WHERE i.id >= ${idAt("invitation", `?1 * ${MOST_INVITED}`)} AND i.id < ${idAt("invitation", `?2 * ${MOST_INVITED}`)}`;
  const j = `(${numberIn("i.id")} % ${MOST_INVITED})`;
  const n = `(${numberIn("i.id")} / ${MOST_INVITED})`;
  const contentStatus = `iif((${n} + ${j}) % 6 = 0, 'awaiting_review', iif((${n} + ${j}) % 6 = 1, 'draft', iif((${n} + ${j}) % 6 = 2, 'approved', 'posted')))`;

  const step = (name: string, sql: string, rows: number, upTo = campaigns): Step => ({
    name,
    sql,
    upTo,
    rows,
  });
  /** The movements of the window's payments p in these states. */
  const movement = (
    kind: string,
    of: number,
    from: string,
    to: string,
    amount: string,
    states: string,
  ) =>
    step(
      "ledger",
      `INSERT INTO ledger_entries (id, kind, from_account, to_account, amount, payment_id, deal_id, campaign_id,
          brand_id, athlete_id, reference, created_at)
        SELECT '${PREFIXES.entry}' || printf('%011d', ${numberIn("p.id")} * 4 + ${of}), '${kind}', '${from}', '${to}', ${amount}, p.id,
          p.deal_id, p.campaign_id, p.brand_id, p.athlete_id, '${kind}:' || p.id, p.created_at + ${of}
        FROM payments p
        WHERE p.id >= ${idAt("payment", `?1 * ${MOST_INVITED}`)} AND p.id < ${idAt("payment", `?2 * ${MOST_INVITED}`)}
          AND p.status IN (${states}) AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.reference = '${kind}:' || p.id)`,
      4,
    );

  return [
    step(
      "brands",
      `INSERT OR IGNORE INTO profiles (id, email, user_type, full_name, email_confirmed_at, welcomed_at, created_at)
        ${NUMBERS} SELECT ${idAt("owner", "n")}, printf('brand%07d@scale.laurel.test', n), 'brand', 'Brand Manager ' || n,
          ${today}, ${today}, ${timeOf("n", brands)} FROM n`,
      1,
      brands,
    ),
    step(
      "companies",
      `INSERT OR IGNORE INTO brand_profiles (id, company_name, bio)
        ${NUMBERS} SELECT ${idAt("brand", "n")}, 'Company ' || n, 'We make things for people who train.' FROM n`,
      1,
      brands,
    ),
    step(
      "brand members",
      `INSERT OR IGNORE INTO brand_members (brand_id, person_id, role)
        ${NUMBERS} SELECT ${idAt("brand", "n")}, ${idAt("owner", "n")}, 'owner' FROM n`,
      1,
      brands,
    ),
    step(
      "plans",
      `INSERT OR IGNORE INTO subscriptions (side_id, customer_id, plan, state, created_at)
        ${NUMBERS} SELECT ${idAt("brand", "n")}, 'cus_scale_' || n, 'brand_premium', 'active', ${today} FROM n WHERE n % 20 = 0`,
      1,
      brands,
    ),
    step(
      "passwords",
      `INSERT OR IGNORE INTO credentials (user_id, password_hash, password_changed_at)
        ${NUMBERS} SELECT iif(n = 0, '${idOf(0)}', ${idAt("owner", "0")}), '${hash}', ${today} FROM n`,
      1,
      2,
    ),
    step(
      "campaigns",
      `INSERT OR IGNORE INTO campaigns (id, brand_id, title, description, budget, start_date, end_date, deliverables, status,
          created_at, updated_at)
        ${NUMBERS} SELECT ${idAt("campaign", "n")}, ${brandOf("n")}, 'Campaign ' || n, 'Show what a week of training looks like.',
          1000000 + n % 90 * 10000, '2025-01-01', iif(n % 10 < 5, '2099-01-01', '2026-01-01'), '${JSON.stringify([REEL])}',
          CASE WHEN n = 0 THEN 'active' WHEN n % 10 < 1 THEN 'draft' WHEN n % 10 < 5 THEN 'active'
            WHEN n % 10 < 9 THEN 'completed' ELSE 'cancelled' END,
          ${timeOf("n", campaigns)}, ${timeOf("n", campaigns)} + ${30 * DAY_MS} FROM n`,
      1,
    ),
    step(
      "invitations",
      `${INVITATION} ${NUMBERS}, j(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM j WHERE j + 1 < ${INVITED})
        ${invite("n", "j")} FROM n CROSS JOIN j`,
      INVITED,
    ),
    step(
      "a large campaign",
      `${INVITATION} WITH RECURSIVE j(j) AS (SELECT ?1 UNION ALL SELECT j + 1 FROM j WHERE j + 1 < ?2)
        ${invite("n", "j")} FROM (SELECT 0 AS n) CROSS JOIN j`,
      1,
      large,
    ),
    step(
      "deals",
      `INSERT OR IGNORE INTO deals (id, campaign_id, brand_id, athlete_id, status, fee, created_at, closed_at, updated_at)
        SELECT i.id, c.id, c.brand_id, i.athlete_id, iif(c.status IN ('completed', 'cancelled'), c.status, 'active'), i.fee,
          i.updated_at, iif(c.status IN ('completed', 'cancelled'), c.updated_at, NULL), i.updated_at
        FROM campaign_invitations i CROSS JOIN campaigns c ON c.id = i.campaign_id
        WHERE i.id >= ${idAt("invitation", `?1 * ${MOST_INVITED}`)} AND i.id < ${idAt("invitation", `?2 * ${MOST_INVITED}`)} AND i.status = 'accepted'`,
      INVITED,
    ),
    step(
      "what deals ask for",
      `INSERT OR IGNORE INTO deal_deliverables (deal_id, number, text, platform, format, count)
        SELECT id, 1, '${deliverableName(REEL)}', '${REEL.platform}', '${REEL.format}', 1 FROM deals
        WHERE id >= ${idAt("invitation", `?1 * ${MOST_INVITED}`)} AND id < ${idAt("invitation", `?2 * ${MOST_INVITED}`)}`,
      INVITED,
    ),
    step(
      "record",
      `INSERT INTO record_entries (id, campaign_id, deal_id, number, kind, subject_id, athlete_id, body, salt, created_at)
        SELECT ${derived("record", "i.id")}, i.campaign_id, i.id, row_number() OVER (PARTITION BY i.campaign_id ORDER BY i.id),
          'invitation_accepted', i.id, i.athlete_id, '{}', hex(i.id), i.updated_at
        ${AGREED} AND NOT EXISTS (SELECT 1 FROM record_entries e WHERE e.campaign_id = i.campaign_id) ORDER BY i.id`,
      INVITED,
    ),
    step(
      "content",
      `INSERT OR IGNORE INTO content_submissions (id, deal_id, campaign_id, athlete_id, title, description, status, platform, post_url,
          created_at, updated_at, submitted_at, approved_at, posted_at)
        SELECT ${derived("contentItem", "i.id")}, i.id, i.campaign_id, i.athlete_id, 'Piece of ' || c.title, 'A week in six scenes. #ad', ${contentStatus},
          'instagram', iif(${contentStatus} = 'posted', 'https://www.instagram.com/p/scale' || ${numberIn("i.id")} || '/', NULL),
          i.updated_at, i.updated_at, iif(${contentStatus} = 'draft', NULL, i.updated_at),
          iif(${contentStatus} IN ('approved', 'posted'), i.updated_at, NULL), iif(${contentStatus} = 'posted', i.updated_at, NULL)
        ${AGREED}`,
      INVITED,
    ),
    step(
      "posts",
      `INSERT OR IGNORE INTO posts (content_id, athlete_id, platform, state, posted_at, kept_until, created_at, address_key, followers)
        SELECT p.id, p.athlete_id, 'instagram', 'live', p.posted_at, p.posted_at + ${30 * DAY_MS}, p.posted_at,
          'instagram:scale' || ${numberIn("p.id")}, 5000
        FROM content_submissions p
        WHERE p.id >= ${idAt("contentItem", `?1 * ${MOST_INVITED}`)} AND p.id < ${idAt("contentItem", `?2 * ${MOST_INVITED}`)} AND p.status = 'posted'`,
      INVITED,
    ),
    step(
      "figures",
      `INSERT OR IGNORE INTO post_figures (content_id, span, source, taken_at, impressions, reach, engagements, clicks, views)
        SELECT p.content_id, '30d', 'connected', p.posted_at, 6000, 5000, 300, 40, 4000 FROM posts p
        WHERE p.content_id >= ${idAt("contentItem", `?1 * ${MOST_INVITED}`)} AND p.content_id < ${idAt("contentItem", `?2 * ${MOST_INVITED}`)}`,
      INVITED,
    ),
    step(
      "conversations",
      `INSERT OR IGNORE INTO conversations (id, brand_id, athlete_id, started_by, last_seq, created_at)
        SELECT ${derived("conversation", "i.id")}, c.brand_id, i.athlete_id, ${derived("owner", "c.brand_id")}, 10, i.updated_at
        ${AGREED} AND ${j} % 2 = 0`,
      INVITED,
    ),
    step(
      "participants",
      `INSERT OR IGNORE INTO conversation_participants (conversation_id, user_id, read_seq, unread, last_message_at)
        SELECT v.id, iif(p.side = 0, ${derived("owner", "v.brand_id")}, v.athlete_id), 10 - p.side, p.side, v.created_at
        FROM conversations v CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1) p
        WHERE v.id >= ${idAt("conversation", `?1 * ${MOST_INVITED}`)} AND v.id < ${idAt("conversation", `?2 * ${MOST_INVITED}`)}`,
      INVITED,
    ),
    step(
      "messages",
      `INSERT OR IGNORE INTO messages (conversation_id, seq, sender_id, client_id, body, created_at)
        SELECT v.id, s.value, iif(s.value % 2, ${derived("owner", "v.brand_id")}, v.athlete_id), v.id || '-' || s.value,
          'Message ' || s.value || ' about the shoes, the route and the weather.', v.created_at + s.value * 60000
        FROM conversations v CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10]') s
        WHERE v.id >= ${idAt("conversation", `?1 * ${MOST_INVITED}`)} AND v.id < ${idAt("conversation", `?2 * ${MOST_INVITED}`)}`,
      4 * INVITED,
    ),
    step(
      "links",
      `INSERT OR IGNORE INTO campaign_links (code, deal_id, campaign_id, athlete_id, target, created_at)
        SELECT 's' || ${numberIn("i.id")}, i.id, i.campaign_id, i.athlete_id, 'https://shop.example/', i.updated_at
        ${AGREED} AND (${n} = 0 OR ${j} < 4)`,
      INVITED,
    ),
    step(
      "clicks",
      `INSERT OR IGNORE INTO link_clicks (code, day, clicks)
        ${NUMBERS}, d(d) AS (SELECT 0 UNION ALL SELECT d + 1 FROM d WHERE d < 39)
        SELECT l.code, date('${dayOf(today)}', '-' || d || ' days'), 1 + (n + d) % 9
        FROM n CROSS JOIN campaign_links l ON l.campaign_id = ${idAt("campaign", "n")} CROSS JOIN d`,
      100,
    ),
    step(
      "contracts",
      `INSERT OR IGNORE INTO contracts (id, deal_id, campaign_id, brand_id, athlete_id, title, status, proposed_by, offered_at,
          closed_at, created_at)
        SELECT ${derived("contract", "i.id")}, i.id, i.campaign_id, c.brand_id, i.athlete_id, 'Contract for ' || c.title,
          iif(${n} % 9 = 0, 'pending', 'fully_executed'), 'brand', i.updated_at, iif(${n} % 9 = 0, NULL, i.updated_at), i.updated_at
        ${AGREED} AND ${j} % 15 = 0`,
      INVITED,
    ),
    step(
      "versions",
      `INSERT OR IGNORE INTO contract_versions (contract_id, number, proposed_by, body, hash, created_at)
        SELECT k.id, 1, 'brand', '${version.body.replaceAll("'", "''")}', '${version.hash}', k.created_at FROM contracts k
        WHERE k.id >= ${idAt("contract", `?1 * ${MOST_INVITED}`)} AND k.id < ${idAt("contract", `?2 * ${MOST_INVITED}`)}`,
      INVITED,
    ),
    step(
      "payments",
      `INSERT OR IGNORE INTO payments (id, deal_id, campaign_id, brand_id, athlete_id, number, name, release, amount, fee, status,
          intent_id, funded_at, to_athlete, to_fee, to_brand, settled_for, settled_at, sent_at, compared_at, created_at, updated_at)
        SELECT ${derived("payment", "i.id")}, i.id, i.campaign_id, c.brand_id, i.athlete_id, 1, 'Full fee', 'approval', i.fee, i.fee * 8 / 100,
          iif(${j} % 5 = 0, 'held', 'settled'), 'pi_scale_' || ${numberIn("i.id")}, i.updated_at, iif(${j} % 5 = 0, NULL, i.fee),
          iif(${j} % 5 = 0, NULL, i.fee * 8 / 100), iif(${j} % 5 = 0, NULL, 0), iif(${j} % 5 = 0, NULL, 'approved'),
          iif(${j} % 5 = 0, NULL, i.updated_at), iif(${j} % 5 = 0, NULL, i.updated_at), i.updated_at, i.updated_at, i.updated_at
        ${AGREED} AND (${n} < ${busy} OR ${j} < 2)`,
      INVITED,
    ),
    movement("funded", 0, "brand", "held", "p.amount + p.fee", "'held', 'settled'"),
    movement("released", 1, "held", "to_athlete", "p.amount", "'settled'"),
    movement("fee_earned", 2, "held", "fee", "p.fee", "'settled'"),
    movement("sent", 3, "to_athlete", "athlete", "p.amount", "'settled'"),
    step(
      "matches",
      `INSERT OR IGNORE INTO athlete_recommendations (id, brand_id, campaign_id, athlete_id, match_score, match_reason, created_at)
        ${NUMBERS}, j(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM j WHERE j < 9)
        SELECT ${idAt("match", "n * 10 + j")}, ${brandOf("n")}, ${idAt("campaign", "n")}, ${athleteOf("n", "(j + 20)")}, 90 - j,
          'Posts about what the campaign is about.', ${today} FROM n CROSS JOIN j WHERE n % 10 < 5`,
      INVITED,
    ),
    step(
      "interest",
      `INSERT OR IGNORE INTO campaign_interests (id, campaign_id, athlete_id, note, status, created_at, updated_at)
        ${NUMBERS}, j(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM j WHERE j < 2)
        SELECT ${idAt("interest", "n * 3 + j")}, ${idAt("campaign", "n")}, ${athleteOf("n", "(j + 40)")}, 'I train here every day.',
          iif(j = 0, 'open', 'declined'), ${timeOf("n", campaigns)}, ${timeOf("n", campaigns)} FROM n CROSS JOIN j`,
      3,
    ),
    step(
      "notifications",
      `INSERT OR IGNORE INTO notifications (id, user_id, kind, category, subject_id, params, read, created_at)
        ${NUMBERS} SELECT ${idAt("notification", "n")},
          CASE n % 100 WHEN 0 THEN '${idOf(0)}' WHEN 1 THEN ${idAt("owner", "0")} ELSE ${numbered(ID_PREFIX, `n % ${athletes}`)} END,
          'campaign.launched', 'campaign', ${idAt("campaign", `n % ${campaigns}`)},
          json_object('company', 'Northlight', 'title', 'Campaign ' || n), n % 3 > 0, ${timeOf("n", campaigns * 50)} FROM n`,
      1,
      campaigns * 50,
    ),
    step(
      "audit",
      `INSERT OR IGNORE INTO audit_logs (id, user_id, action, resource_type, resource_id, ip_address, user_agent, request_id, created_at)
        ${NUMBERS} SELECT ${idAt("audit", "n")}, ${idAt("owner", `n % ${brands}`)}, iif(n % 2, 'signed_in', 'campaign_updated'), 'campaign',
          ${idAt("campaign", `n % ${campaigns}`)}, '192.0.2.1', 'Load test', 'scale-' || n, ${timeOf("n", campaigns * 50)} FROM n`,
      1,
      campaigns * 50,
    ),
  ];
}

/** The words of every contract: made once, because what counts here is how many there are. */
const contractVersion = (now: number) =>
  serializeWithDigest({
    contract: PREFIXES.contract,
    number: 1,
    sentAt: now,
    campaign: { id: PREFIXES.campaign, title: "A campaign", startDate: null, endDate: null },
    brand: { id: PREFIXES.brand, name: "A brand" },
    athlete: { id: ID_PREFIX, name: "An athlete" },
    audience: ["GB"],
    terms: termsOf({ fee: 90_000, deliverables: [REEL], endDate: null }),
  });
