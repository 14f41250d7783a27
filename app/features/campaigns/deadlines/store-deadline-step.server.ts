import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import type { DeadlineStep } from "~db/constants";
import { isPending, type PendingAction } from "./open-deadlines.server";

type DeadlineRow = Pick<PendingAction, "kind" | "subjectId" | "since" | "extendedTo" | "lastStep">;

/**
 * Stores the last step of a pending action or its extension; `assertRowChanged()` follows it. It changes no row if the
 * pending action was decided, extended or had a step taken since it was read.
 */
export const storeDeadlineStep = (
  { kind, subjectId, since, extendedTo = null, lastStep = null }: DeadlineRow,
  next: { lastStep: DeadlineStep; extendedTo?: string },
): Statement =>
  sql`insert into deadlines (kind, subject_id, since, last_step, extended_to)
      select ${kind}, ${subjectId}, ${since}, ${next.lastStep}, ${next.extendedTo ?? extendedTo}
      where ${isPending({ kind, subjectId, since })}
      on conflict (kind, subject_id, since) do update
      set last_step = excluded.last_step, extended_to = excluded.extended_to
      where deadlines.last_step is ${lastStep} and deadlines.extended_to is ${extendedTo}`;
