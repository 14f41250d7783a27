// Fills an empty database with the demo data; leaves any other database as it is.
import { dailyFigures } from "~/features/insights/daily-figures.server";
import { continueDay, openDay } from "~/platform/daily";
import { dayOf } from "~/platform/dates";
import { connect } from "~db/client";
import { hashPassword } from "~db/password";
import { demoData } from "./seed/demo-data";
import { fill, isEmpty } from "./seed/fill";

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
// The demo accounts' password is public.
if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
  throw new Error("Demo data belongs into a database on this machine.");

const db = connect({ url });
if (await isEmpty(db)) {
  await fill(db, demoData(Date.now(), await hashPassword("laurel-demo")));
  // What trends is worked out from the athletes, as the daily job does it.
  await openDay(db, dayOf(Date.now()), [dailyFigures]);
  await continueDay(db, Date.now, [dailyFigures]);
}
db.client.close();
