// npm run compare:all -- 2026-11-26T09:00:00Z: has the Worker compare all money with Stripe, all charges since that
// moment, all plans, all connected accounts, and all stored files with their rows.
// When to run it: docs/operations.md, "Restoring".
import { compareAll } from "~/features/money/reconciliation/compare-all.server";
import { connect } from "~db/client";

const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
const since = Date.parse(process.argv[2] ?? "");
if (!url || Number.isNaN(since)) {
  console.error(
    "Set DATABASE_URL, and name the moment to which the database was restored, such as 2026-11-26T09:00:00Z",
  );
  process.exit(1);
}
const db = connect({ url, authToken });
try {
  const deals = await compareAll(db, since, Date.now());
  console.log(
    `Queued: ${deals} deals, the charges since ${new Date(since).toISOString()}, all plans, all connected accounts and all stored files. The Worker does them within minutes; /admin/outbox shows what waits, /admin/payments what differs, an hour later.`,
  );
} finally {
  db.client.close();
}
