// npm run search:rebuild: rebuilds the search model of the database at DATABASE_URL while the site is used.
// When to run it and what it does: docs/operations.md.
import { rebuildSearch } from "~/features/finding/discovery/rebuild.server";
import { connect } from "~db/client";
import { startProgress } from "./progress";

const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
if (!url) {
  console.error("DATABASE_URL is not set: the address of the database whose search to rebuild");
  process.exit(1);
}
const db = connect({ url, authToken });
const { report, seconds, count } = startProgress();
try {
  const athletes = await rebuildSearch(db, report);
  console.log(
    `${seconds()}  the search model has ${count(athletes)} athletes, and its parts agree`,
  );
} catch (error) {
  console.error(`${(error as Error).message}\nNothing is lost: start the command again.`);
  process.exitCode = 1;
} finally {
  db.client.close();
}
