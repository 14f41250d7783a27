// Fills an empty database with the demo data; leaves any other database as it is.
import { randomBytes, scryptSync } from "node:crypto";
import { connect } from "~db/client";
import { demoData } from "./seed/demo-data";
import { fill, isEmpty } from "./seed/fill";

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: the address of the database to fill");
// The demo accounts' password is public.
if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname))
  throw new Error("Demo data belongs into a database on this machine.");

const PASSWORD = "laurel-demo";

function hashOnce(): string {
  const { N, r, p } = { N: 16_384, r: 8, p: 5 };
  const salt = randomBytes(16);
  const key = scryptSync(PASSWORD, salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 });
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

const db = connect({ url });
if (await isEmpty(db)) await fill(db, demoData(Date.now(), hashOnce()));
db.client.close();
