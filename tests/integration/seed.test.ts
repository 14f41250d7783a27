import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "~db/client";
import { athleteProfiles, contracts, disputes, notifications, outbox, profiles } from "~db/schema";
import { Stack } from "../../scripts/stack.mjs";
import { seedPorts } from "../support/ports";

test("the demo data fills an empty database once, and leaves seals and files of its contracts to the Worker", async () => {
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
        db.orm
          .select({ kind: outbox.kind, n: count() })
          .from(outbox)
          .groupBy(outbox.kind)
          .orderBy(outbox.kind),
        db.orm
          .select({ kind: contracts.kind, status: contracts.status, n: count() })
          .from(contracts)
          .groupBy(contracts.kind, contracts.status)
          .orderBy(contracts.kind, contracts.status),
        db.orm.select({ status: disputes.status }).from(disputes),
      );
    await stack.seed();
    const filled = await content();
    expect(filled[0]).toEqual([{ n: 70 }]);
    expect(filled[2][0]?.n).toBe(60);
    expect(filled[3].map(({ kind }) => kind)).toEqual(["contract-file", "seal"]);
    expect(filled[4]).toEqual([
      { kind: "amendment", status: "pending", n: 1 },
      { kind: "contract", status: "fully_executed", n: 2 },
      { kind: "contract", status: "partially_signed", n: 1 },
      { kind: "contract", status: "pending", n: 1 },
    ]);
    expect(filled[5]).toEqual([{ status: "under_review" }]);
    await stack.seed();
    expect(await content()).toEqual(filled);
    db.client.close();
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
