import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, count, inArray, isNotNull, isNull, max, min, sql } from "drizzle-orm";
import { MINUTE_MS } from "~/platform/durations";
import { probeParts } from "~/platform/health";
import { plural } from "~/platform/numbers";
import { outbox, paymentDifferences } from "~db/schema";
import { jobTrouble } from "./jobs.server";

type HealthContext = Pick<
  AppLoadContext,
  "db" | "env" | "clock" | "storage" | "rooms" | "jobs" | "deployedAt" | "runInBackground"
>;

/** What waits longer than this should have been sent: the minute's cron goes over it many times. */
const LATE_MS = 10 * MINUTE_MS;

/** The kinds of rows in the outbox that a part of its own is asked for. */
const MAILS = ["mail", "notice", "unread-message"];
const PAYMENTS = [
  "subscription",
  "subscription-sweep",
  "payout-account",
  "payout-sweep",
  "payment-check",
  "payment-refund",
  "payment-transfer",
  "payment-compare",
  "payment-sweep",
];

export interface PartHealth {
  name: string;
  state: "good" | "trouble" | "unknown";
  /** What was seen, as a sentence. */
  note: string;
  /** A moment that belongs to it, and what it is. */
  at?: { label: string; at: number };
}

/** What the product stands on, asked now. A part that does not answer in time is in trouble, not well. */
export async function systemHealth(context: HealthContext): Promise<PartHealth[]> {
  const { db, env, clock, jobs, deployedAt } = context;
  const now = clock();
  const unsent = sql`sent_at is null and failed_at is null`;
  const failing = (kinds: string[]) =>
    db.orm
      .select({ n: count() })
      .from(outbox)
      .where(
        and(inArray(outbox.kind, kinds), unsent, sql`attempts > 0 and last_error is not null`),
      );
  const lastSent = (kinds: string[]) =>
    db.orm
      .select({ at: max(outbox.sentAt) })
      .from(outbox)
      .where(and(isNotNull(outbox.sentAt), inArray(outbox.kind, kinds)));
  const [
    parts,
    [[mails], [lastMail], [asks], [lastAsk], [waiting], [aside], [differing]],
    trouble,
  ] = await Promise.all([
    probeParts(context),
    db.read(
      failing(MAILS),
      lastSent(MAILS),
      failing(PAYMENTS),
      lastSent(PAYMENTS),
      db.orm
        .select({ n: count(), oldest: min(outbox.dueAt) })
        .from(outbox)
        .where(and(unsent, sql`due_at <= ${now}`)),
      db.orm.select({ n: count() }).from(outbox).where(isNotNull(outbox.failedAt)),
      db.orm
        .select({ n: count() })
        .from(paymentDifferences)
        .where(and(isNull(paymentDifferences.closedAt), isNull(paymentDifferences.explainedAt))),
    ),
    jobTrouble(db, jobs, now),
  ]);
  return [
    probed("Database", parts.database, "Takes writes."),
    probed("Storage", parts.storage, "Answers."),
    probed("Live updates", parts.rooms, "Answer."),
    queueHealth("Mail", "Last sent", mails?.n ?? 0, lastMail?.at ?? null),
    env.STRIPE_SECRET_KEY
      ? queueHealth("Payments", "Last asked", asks?.n ?? 0, lastAsk?.at ?? null)
      : { name: "Payments", state: "unknown", note: "Stripe isn't set up." },
    ledgerHealth(differing?.n ?? 0),
    outboxHealth({
      waiting: waiting?.n ?? 0,
      oldest: waiting?.oldest ?? null,
      aside: aside?.n ?? 0,
      now,
    }),
    { name: "Jobs", state: trouble ? "trouble" : "good", note: trouble ?? "All on time." },
    deployedAt === null
      ? { name: "Last deploy", state: "unknown", note: "Not known here." }
      : {
          name: "Last deploy",
          state: "good",
          note: "",
          at: { label: "Live since", at: deployedAt },
        },
  ];
}

const probed = (name: string, isUp: boolean, note: string): PartHealth =>
  isUp ? { name, state: "good", note } : { name, state: "trouble", note: "No answer in time." };

/** A part that the outbox hands its work to. */
function queueHealth(
  name: string,
  label: string,
  failing: number,
  last: number | null,
): PartHealth {
  const at = last === null ? {} : { at: { label, at: last } };
  if (failing > 0)
    return { name, state: "trouble", note: `${failing} failing, and tried again.`, ...at };
  return last === null
    ? { name, state: "unknown", note: "Not used yet." }
    : { name, state: "good", note: "Nothing is failing.", ...at };
}

const ledgerHealth = (differing: number): PartHealth =>
  differing === 0
    ? { name: "Ledger", state: "good", note: "No difference from Stripe is known." }
    : {
        name: "Ledger",
        state: "trouble",
        note: `${plural(differing, "difference")} from Stripe.`,
      };

function outboxHealth(found: {
  waiting: number;
  oldest: number | null;
  aside: number;
  now: number;
}): PartHealth {
  const { waiting, oldest, aside, now } = found;
  const isLate = oldest !== null && now - oldest > LATE_MS;
  const note = [`${waiting} due.`, aside > 0 && `${aside} set aside.`].filter(Boolean).join(" ");
  return {
    name: "Deliveries",
    state: isLate || aside > 0 ? "trouble" : "good",
    note,
    ...(oldest !== null && { at: { label: "Oldest due", at: oldest } }),
  };
}
