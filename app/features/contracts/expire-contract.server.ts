import { and, eq } from "drizzle-orm";
import { commit, systemContext } from "~/platform/command";
import { assertRowChanged, type Database } from "~db/client";
import { contracts } from "~db/schema";
import { personOfSide } from "../accounts/brand-members";
import { recordDeadlineEntry } from "../deadlines/deadline-entries.server";
import { lastDayOf } from "../deadlines/deadlines";
import type { PendingAction } from "../deadlines/open-deadlines.server";
import { markHandled } from "../notifications/mark-handled";
import { notify } from "../notifications/notify";
import { isOpenContract } from "./contract-rows.server";
import { contractNotifications } from "./notifications";
import { contractMachine } from "./status";

/** Lapses a contract that was not signed by both in time, and notifies both sides. What it would have amended stays. */
export function expireContract(db: Database, contract: PendingAction, now: number) {
  const { subjectId: id, since, title, athleteId, brandId, contractKind = "contract" } = contract;
  const lastDay = lastDayOf(contract);
  const notices = (userId: string, from: string) => [
    ...markHandled(userId, now, id),
    ...notify({ actor: { personId: personOfSide(from) }, now }, contractNotifications.expired, {
      userId,
      subjectId: id,
      params: { kind: contractKind, title, lastDay },
    }),
  ];
  return commit(systemContext(db, "deadlines", now), {
    before: [recordDeadlineEntry(contract, { lastStep: "due" }), assertRowChanged()],
    change: db.orm
      .update(contracts)
      .set({ status: contractMachine.steps.expire.to, closedAt: now })
      .where(and(eq(contracts.id, id), eq(contracts.offeredAt, since), isOpenContract)),
    effects: [...notices(athleteId, brandId), ...notices(brandId, athleteId)],
    audit: {
      action: "contract_lapsed",
      resourceType: "contract",
      resourceId: id,
      detail: { lastDay },
    },
  });
}
