import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { commitIfUnchanged } from "~/platform/command";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import type { Env } from "~/platform/env";
import { readTimeStamp, timeStampRequest } from "~/platform/time-stamp";
import type { Statement } from "~db/client";
import { contractFiles, contractTimeStamps } from "~db/schema";

export const timeStampSchema = z.object({ contractId: z.string() });

export const timeStampKey = (contractId: string) => `contracts/${contractId}.tsr`;

/** An answer is some 2 to 6 KB, mostly certificates. */
const ANSWER_LIMIT = 65_536;

/** Queues the time-stamp of a contract's file, if the operator names an authority; stands behind the file. */
export const queueTimeStamp = (
  { TIME_STAMP_URL }: Env,
  contractId: string,
  now: number,
): Statement[] => (TIME_STAMP_URL ? [enqueue("time-stamp", { contractId }, now)] : []);

/**
 * Has the authority stamp the hash of a contract's file, and keeps its answer. Done twice, the first answer counts.
 * @throws Error if the authority is out of reach, or its answer is not about this file
 */
export async function stampContractFile(
  { db, env, storage, clock }: Pick<Background, "db" | "env" | "storage" | "clock">,
  { contractId }: z.infer<typeof timeStampSchema>,
) {
  if (!env.TIME_STAMP_URL) return;
  const [[file]] = await db.read(
    db.orm
      .select({ sha256: contractFiles.sha256 })
      .from(contractFiles)
      .leftJoin(contractTimeStamps, eq(contractTimeStamps.contractId, contractFiles.contractId))
      .where(and(eq(contractFiles.contractId, contractId), isNull(contractTimeStamps.contractId))),
  );
  if (!file) return;
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  const question = await timeStampRequest(file.sha256, nonce);
  const answer = await requestTimeStamp(env.TIME_STAMP_URL, question);
  const { at } = await readTimeStamp(answer, file.sha256, nonce);
  await storage.put(timeStampKey(contractId), answer, {
    httpMetadata: { contentType: "application/timestamp-reply" },
  });
  await commitIfUnchanged(
    { db },
    {
      change: db.orm
        .insert(contractTimeStamps)
        .values({
          contractId,
          authority: new URL(env.TIME_STAMP_URL).host,
          stampedAt: at,
          createdAt: clock(),
        })
        .onConflictDoNothing(),
    },
  );
}

async function requestTimeStamp(url: string, body: Uint8Array): Promise<Uint8Array> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/timestamp-query" },
    body: body as BodyInit,
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the time-stamp authority answered ${response.status}`);
  }
  const answer = new Uint8Array(await response.arrayBuffer());
  if (answer.length > ANSWER_LIMIT) throw new Error("the time-stamp is too large");
  return answer;
}
