import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { sealRecord } from "~/features/campaigns/record/seal.server";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { serveObject } from "~/features/media/media/serve";
import { contractHeading } from "~/features/reference/documents/contract-kinds";
import { renderPdf } from "~/features/reference/documents/pdf.server";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { notFound } from "~/platform/errors";
import { disposition } from "~/platform/http";
import { sha256Hex } from "~/platform/signing";
import { SIGNED_CONTRACT_STATUSES } from "~db/constants";
import {
  contractFiles,
  contractSignatures,
  contracts,
  contractTimeStamps,
  contractVersions,
  recordEntries,
  recordSeals,
} from "~db/schema";
import { isNewestVersion, isOwn, logContractAccess } from "./contract-rows.server";
import { printContract } from "./print";
import { queueTimeStamp, timeStampKey } from "./time-stamp.server";
import { readVersion } from "./version";

const serve =
  (part: Parameters<typeof loadContractFile>[2]) =>
  async (
    request: Request,
    context: AppLoadContext,
    { contractId }: { contractId: string },
  ): Promise<Response> => {
    const found = await loadContractFile(requireUser(context), contractId, part);
    await context.session.mustHold();
    return serveObject(context.storage, { ...found, save: true }, request);
  };

export const serveContractFile = serve("pdf");
export const serveContractTimeStamp = serve("time-stamp");

export async function serveContractData(
  _request: Request,
  context: AppLoadContext,
  { contractId }: { contractId: string },
): Promise<Response> {
  const { body, name } = await loadContractData(requireUser(context), contractId);
  await context.session.mustHold();
  return new Response(body, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": disposition("attachment", name),
      "Cache-Control": "private, no-store",
    },
  });
}

export const contractFileSchema = z.object({ contractId: z.string() });

const contractFileKey = (contractId: string) => `contracts/${contractId}.pdf`;

/** Makes the PDF of a signed contract and keeps it. Made again, it is the same file. */
export async function makeContractFile(
  {
    db,
    env,
    storage,
    assets,
    clock,
  }: Pick<Background, "db" | "env" | "storage" | "assets" | "clock">,
  { contractId }: z.infer<typeof contractFileSchema>,
) {
  const [[contract]] = await db.read(
    db.orm
      .select({
        campaignId: contracts.campaignId,
        number: contractVersions.number,
        body: contractVersions.body,
        hash: contractVersions.hash,
      })
      .from(contracts)
      .innerJoin(contractVersions, isNewestVersion)
      .where(
        and(eq(contracts.id, contractId), inArray(contracts.status, SIGNED_CONTRACT_STATUSES)),
      ),
  );
  if (!contract) return;
  // The certificate names the entries of both signatures.
  await sealRecord({ db, env, clock }, { campaignId: contract.campaignId });
  const [signatures] = await db.read(
    db.orm
      .select({
        side: contractSignatures.side,
        name: contractSignatures.name,
        consent: contractSignatures.consent,
        signedAt: contractSignatures.signedAt,
        recordHash: recordSeals.hash,
      })
      .from(contractSignatures)
      .innerJoin(
        recordEntries,
        and(
          eq(recordEntries.subjectId, contractSignatures.contractId),
          eq(recordEntries.kind, "contract_signed"),
          sql`${recordEntries.body} ->> '$.version' = ${contractSignatures.number}`,
          sql`${recordEntries.body} ->> '$.by' = ${contractSignatures.side}`,
        ),
      )
      .innerJoin(recordSeals, eq(recordSeals.entryId, recordEntries.id))
      .where(
        and(
          eq(contractSignatures.contractId, contractId),
          eq(contractSignatures.number, contract.number),
        ),
      )
      .orderBy(asc(recordEntries.number)),
  );
  if (signatures.length !== 2) throw new Error("a signature is not in the record");
  const bytes = await renderPdf(
    printContract({
      ...readVersion(contract.body),
      hash: contract.hash,
      signatures,
      verifyAt: env.APP_ORIGIN + paths.verify,
    }),
    assets,
  );
  await storage.put(contractFileKey(contractId), bytes, {
    httpMetadata: { contentType: "application/pdf" },
  });
  const effects = [
    db.orm
      .insert(contractFiles)
      .values({
        contractId,
        sha256: await sha256Hex(bytes),
        bytes: bytes.length,
        createdAt: clock(),
      })
      .onConflictDoNothing(),
    ...queueTimeStamp(env, contractId, clock()),
  ];
  await commit({ db }, { effects });
}

/**
 * The stored file of a contract, or the time-stamp of it, for its sides and staff, whose look is recorded first.
 * @throws AppError not_found, also while the file is being made
 */
export async function loadContractFile(
  ctx: CommandContext,
  contractId: string,
  part: "pdf" | "time-stamp",
) {
  const { db } = ctx;
  const isStaff = may(ctx.actor, "read contracts");
  if (isStaff) await logContractAccess(ctx, contractId);
  const [[found]] = await db.read(
    db.orm
      .select({
        title: contracts.title,
        kind: contracts.kind,
        stampedAt: contractTimeStamps.stampedAt,
      })
      .from(contracts)
      .innerJoin(contractFiles, eq(contractFiles.contractId, contracts.id))
      .leftJoin(contractTimeStamps, eq(contractTimeStamps.contractId, contracts.id))
      .where(and(eq(contracts.id, contractId), isStaff ? undefined : isOwn(ctx))),
  );
  if (!found || (part === "time-stamp" && found.stampedAt === null)) throw notFound();
  const name = contractHeading(found.kind, found.title);
  return part === "pdf"
    ? ({ key: contractFileKey(contractId), name: `${name}.pdf`, type: "application/pdf" } as const)
    : ({
        key: timeStampKey(contractId),
        name: `${name}.tsr`,
        type: "application/timestamp-reply",
      } as const);
}

/**
 * The newest version as it was hashed, for its sides and staff: the SHA-256 of this text is what its signatures name.
 * @throws AppError not_found
 */
export async function loadContractData(ctx: CommandContext, contractId: string) {
  const { db } = ctx;
  const isStaff = may(ctx.actor, "read contracts");
  if (isStaff) await logContractAccess(ctx, contractId);
  const [[found]] = await db.read(
    db.orm
      .select({ title: contracts.title, kind: contracts.kind, body: contractVersions.body })
      .from(contracts)
      .innerJoin(contractVersions, isNewestVersion)
      .where(and(eq(contracts.id, contractId), isStaff ? undefined : isOwn(ctx))),
  );
  if (!found) throw notFound();
  return { body: found.body, name: `${contractHeading(found.kind, found.title)}.json` };
}
