// Fills an empty database with the demo data; leaves any other database as it is.
import { dailyFigures } from "~/features/insights/daily-figures.server";
import { type DailyJob, runDailyJobs, scheduleDailyJobs } from "~/platform/daily-jobs";
import { dayOf } from "~/platform/dates";
import { connect } from "~db/client";
import { hashPassword } from "~db/password";
import { subscriptions, totpFactors } from "~db/schema";
import { makeDeals } from "./seed/deals";
import { demoData } from "./seed/demo-data";
import { fill, isEmpty } from "./seed/fill";
import { demoPlans } from "./seed/plans";
import { staffFactor } from "./seed/staff-factor";
import { store } from "./seed/store";

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
const workerData = process.env.WORKER_DATA;
if (!workerData) throw new Error("WORKER_DATA is not set: where the Worker keeps its files");
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
  const staff = data.profiles.filter(({ userType }) => userType === "staff");
  const factors = await Promise.all(staff.map(({ id }) => staffFactor(id, Date.now())));
  await db.write([
    db.orm.insert(totpFactors).values(factors),
    db.orm.insert(subscriptions).values(demoPlans(data.profiles, Date.now())),
  ]);
  await makeDeals(db, data, Date.now(), PASSWORD);
  // What trends is worked out from the athletes, as the daily job does it.
  const figures: DailyJob = { name: "figures", batch: dailyFigures, budgetMs: 60_000 };
  await scheduleDailyJobs(db, dayOf(Date.now()), [figures]);
  await runDailyJobs(db, Date.now, [figures], Number.POSITIVE_INFINITY);
}
db.client.close();
