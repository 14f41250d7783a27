import { and, eq } from "drizzle-orm";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import type { PendingAction } from "~/features/campaigns/deadlines/open-deadlines.server";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit, systemContext } from "~/platform/command";
import { assertRowChanged, type Database } from "~db/client";
import { contracts } from "~db/schema";
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
    before: [storeDeadlineStep(contract, { lastStep: "due" }), assertRowChanged()],
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
