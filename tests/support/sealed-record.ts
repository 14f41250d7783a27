import { recordEntry } from "~/features/campaigns/record/entries.server";
import { sealRecord } from "~/features/campaigns/record/seal.server";
import { readEnv } from "~/platform/env";
import type { Database } from "~db/client";
import { localVariables, portsFrom } from "../../scripts/stack.mjs";

/** The environment of tests, with the key that signs records on this machine. */
export const testEnv = readEnv(localVariables(portsFrom(8787), { appEnv: "test" }));

export const sealNow = (db: Database, campaignId: string) =>
  sealRecord({ db, env: testEnv, clock: Date.now }, { campaignId });

/** A record of a campaign with two entries of an athlete. */
export async function makeRecord(db: Database, campaignId: string, athleteId: string) {
  const entry = (kind: "draft_submitted" | "content_approved", at: number) =>
    recordEntry({
      dealId: "deal",
      campaignId,
      athleteId,
      kind,
      subjectId: "contentItem",
      body: { version: 1 },
      at,
    });
  await db.write([
    ...entry("draft_submitted", Date.UTC(2026, 9, 1)),
    ...entry("content_approved", Date.UTC(2026, 9, 2)),
  ]);
  await sealNow(db, campaignId);
}
