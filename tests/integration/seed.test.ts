import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "~db/client";
import { athleteProfiles, notifications, outbox, profiles } from "~db/schema";
import { Stack } from "../../scripts/stack.mjs";
import { seedPorts } from "../support/ports";

test("the demo data fills an empty database once and queues no mail", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "laurel-seed-"));
  const stack = new Stack({
    ports: seedPorts,
    dataDir,
    appEnv: "test",
    onDeath: (error: Error) => {
      throw error;
    },
  });
  try {
    await stack.requirePorts();
    await stack.startDatabase();
    await stack.migrate();
    const db = connect({ url: stack.databaseUrl });
    const content = () =>
      db.read(
        db.orm.select({ n: count() }).from(profiles),
        db.orm.select({ n: count() }).from(notifications),
        db.orm
          .select({ n: count(), total: sum(athleteProfiles.ambassadorScore) })
          .from(athleteProfiles),
        db.orm.select({ n: count() }).from(outbox),
      );
    await stack.seed();
    const filled = await content();
    expect(filled[0]).toEqual([{ n: 70 }]);
    expect(filled[2][0]?.n).toBe(60);
    expect(filled[3]).toEqual([{ n: 0 }]);
    await stack.seed();
    expect(await content()).toEqual(filled);
    db.client.close();
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
