// Fills an empty database with the demo data; leaves any other database as it is.
import { sql } from "drizzle-orm";
import { dailyFigures } from "~/features/finding/insights/daily-figures.server";
import { PAYMENT_TRANSFER } from "~/features/money/payments/outbox-kinds";
import { type DailyJob, runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import type { Env } from "~/platform/env";
import { connect } from "~db/client";
import { hashPassword } from "~db/password";
import { totpFactors } from "~db/schema";
import { makeDeals } from "./seed/deals";
import { demoData } from "./seed/demo-data";
import { demoStripe } from "./seed/demo-stripe";
import { fill, isEmpty, renumberNotifications } from "./seed/fill";
import { makeEarlierMoney, makeMoney } from "./seed/money";
import { makePlans } from "./seed/plans";
import { collectRecord } from "./seed/record";
import { staffFactor } from "./seed/staff-factor";
import { store } from "./seed/store";

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
const workerData = process.env.WORKER_DATA;
if (!workerData) throw new Error("WORKER_DATA is not set: where the Worker keeps its files");
const stripeData = process.env.STRIPE_DATA;
if (!stripeData)
  throw new Error("STRIPE_DATA is not set: where the local Stripe keeps what it holds");
// The demo accounts' password is public.
if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
  throw new Error("Demo data belongs into a database on this machine.");

const PASSWORD = "laurel-demo";

const db = connect({ url });
if (await isEmpty(db)) {
  const data = demoData(Date.now(), await hashPassword(PASSWORD));
  // Files first: a file without a row is never seen, a row without its file is.
  await store(data.files, workerData);
  await fill(db, data);
  const recordUntil = await collectRecord(db, data);
  const staff = data.profiles.filter(({ userType }) => userType === "staff");
  const factors = await Promise.all(staff.map(({ id }) => staffFactor(id, Date.now())));
  await db.write([db.orm.insert(totpFactors).values(factors)]);
  const stripe = await demoStripe(process.env as unknown as Env, stripeData);
  await makeEarlierMoney(db, data, stripe, recordUntil);
  await recordUntil();
  await makePlans(db, data, stripe);
  const { signPosted, makeLaterDeals } = await makeDeals(db, data, Date.now(), PASSWORD);
  await makeMoney(db, data, stripe, signPosted);
  await makeLaterDeals();
  await stripe.stop();
  await renumberNotifications(db);
  // The Worker makes seals and files, and sends money that waits. Nobody gets mail about what is weeks old.
  await db.write([
    sql`delete from outbox where kind not in ('seal', 'contract-file', ${PAYMENT_TRANSFER})`,
  ]);
  // What trends is worked out from the athletes, as the daily job does it.
  const figures: DailyJob = { name: "figures", batch: dailyFigures, budgetMs: 60_000 };
  await scheduleDailyJobs(db, dayOf(Date.now()), [figures]);
  await runDailyJobs(db, Date.now, [figures], Number.POSITIVE_INFINITY);
}
db.client.close();
