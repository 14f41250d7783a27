import { and, eq } from "drizzle-orm";
import { paths } from "~/paths";
import { audit } from "~/platform/audit";
import { formatWeekday } from "~/platform/dates";
import { assertRowChanged, type Database } from "~db/client";
import { contracts } from "~db/schema";
import { headingOf, KIND_NAMES } from "../documents/kinds";
import { lastDayOf } from "../hand-overs/deadlines";
import type { HandOver } from "../hand-overs/open.server";
import { record } from "../hand-overs/record.server";
import { markHandled } from "../notifications/handled";
import { notify } from "../notifications/notify";
import { isOpenContract } from "./row.server";
import { contractMachine } from "./status";

/** Lapses a contract that was not signed by both in time, and notifies both sides. What it would have amended stays. */
export function lapseContract(db: Database, contract: HandOver, now: number) {
  const { subjectId: id, since, title, athleteId, brandId, contractKind = "contract" } = contract;
  const lastDay = lastDayOf(contract);
  const link = paths.contract(id);
  const told = (userId: string, from: string) => [
    ...markHandled({ actor: { userId }, now }, link),
    ...notify(
      { actor: { userId: from }, db, now },
      {
        userId,
        kind: "contract",
        title: `${KIND_NAMES[contractKind]} expired`,
        message: `${headingOf(contractKind, `“${title}”`)} was not signed by both sides by ${formatWeekday(lastDay)}. ${contractKind === "contract" ? "The brand can draw up another one." : "The contract stays in force as it is."}`,
        link,
      },
    ),
  ];
  return db.write([
    record(contract, { told: "due" }),
    assertRowChanged(),
    db.orm
      .update(contracts)
      .set({ status: contractMachine.steps.lapse.to, closedAt: now })
      .where(and(eq(contracts.id, id), eq(contracts.offeredAt, since), isOpenContract)),
    assertRowChanged(),
    ...told(athleteId, brandId),
    ...told(brandId, athleteId),
    audit(
      { now, request: { id: "hand-overs", ip: "", userAgent: "" } },
      {
        userId: null,
        action: "contract_lapsed",
        resourceType: "contract",
        resourceId: id,
        detail: { lastDay },
      },
    ),
  ]);
}
