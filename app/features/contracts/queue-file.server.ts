import { sql } from "drizzle-orm";
import { enqueueEach } from "~/platform/enqueue";
import type { Statement } from "~db/client";

/** Queues the file of a contract that both have signed; stands behind a signature. */
export const queueContractFile = (contractId: string, now: number): Statement =>
  enqueueEach(
    "contract-file",
    {
      payload: sql`json_object('contractId', id)`,
      key: sql`id`,
      from: sql`(select id from contracts where id = ${contractId} and status = 'fully_executed')`,
    },
    now,
  );
