import { sql } from "drizzle-orm";
import { takesAthletes } from "~/features/campaigns/campaigns/policy.server";
import type { RunBatch } from "~/platform/daily-jobs";
import { DAY_MS } from "~/platform/durations";
import { appErrorIn } from "~/platform/errors";
import type { Database } from "~db/client";
import { SITE_FIGURES } from "~db/constants";
import { campaigns, siteFigures } from "~db/schema";
import { type Counted, selectFigures } from "./site-figures";

/** The newest are enough for a median. */
const MOST_PAYMENTS = 500;

const counts = ({ orm }: Database, today: string) =>
  orm.all<Omit<Counted, "daysToPay">>(sql`select
    (select coalesce(sum(n), 0) from athlete_counts where kind = 'all' and sport = '') as athletes,
    (select count(*) from ${campaigns} where ${takesAthletes(today)}) as openCampaigns,
    (select coalesce(sum(to_athlete), 0) from payments where sent_at is not null) as feesPaid`);

/** From the last approval that came before the release until the money was with the athlete. */
const timesToPay = ({ orm }: Database) =>
  orm.all<{ took: number }>(sql`select p.sent_at - (select max(approved_at)
      from content_submissions s where s.deal_id = p.deal_id and s.approved_at <= p.settled_at) as took
    from payments p where p.settled_for = 'approved' and p.sent_at is not null and took is not null
    order by p.settled_at desc limit ${MOST_PAYMENTS}`);

/** Counts each night what the home page says of this installation. */
export const dailySiteFigures: RunBatch = async (db, { day }) => {
  const [[counted], times] = await db.read(counts(db, day), timesToPay(db));
  const daysToPay = times.map(({ took }) => took / DAY_MS);
  const figures = selectFigures({ ...(counted as Omit<Counted, "daysToPay">), daysToPay });
  return {
    writes: [
      sql`delete from site_figures`,
      ...(figures.length > 0 ? [db.orm.insert(siteFigures).values(figures)] : []),
    ],
    next: null,
  };
};

/** In the order of the page. Without the database the page does without them. */
export async function loadSiteFigures({ read, orm }: Database) {
  const [figures] = await read(orm.select().from(siteFigures)).catch((error) => {
    if (appErrorIn(error)) return [[]];
    throw error;
  });
  return figures.toSorted((a, b) => SITE_FIGURES.indexOf(a.name) - SITE_FIGURES.indexOf(b.name));
}
