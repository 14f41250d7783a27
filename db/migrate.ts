import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { connect } from "./client";

/** Brings the database at `url` to the newest schema. */
export async function migrateTo(url: string, authToken?: string) {
  const { client } = connect({ url, authToken });
  await migrate(drizzle(client), {
    migrationsFolder: fileURLToPath(new URL("../migrations", import.meta.url)),
  });
  client.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set: the address of the database to migrate");
  try {
    await migrateTo(url, process.env.DATABASE_AUTH_TOKEN);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
