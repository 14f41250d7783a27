import { and, asc, desc, eq, sql } from "drizzle-orm";
import { deadlineIn } from "~/features/campaigns/deadlines/deadline-columns.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import type { Database } from "~db/client";
import {
  campaignInvitations,
  contractComments,
  contractSignatures,
  contracts,
  contractVersions,
} from "~db/schema";
import type { CarriedTerms } from "../invitations/offer";
import { changedTerms } from "./compare";
import { contractRows, contractSides, isOwn, logContractAccess } from "./contract-rows.server";
import { type ContractDocument, readDocument } from "./document";
import { allowedActions, isOpenStatus, turnOf } from "./status";
import { summariseTerms } from "./summarise-terms";
import { termsOf } from "./terms";
import { unusualTerms } from "./unusual-terms";
import { readVersion } from "./version";

/** How many signed contracts there must be before a new one is compared with them. */
const ENOUGH = 50;

/** How many contracts it is compared with: the latest. */
const COMPARED = 500;

/** Of 10 other signed contracts, how many are exclusive for a shorter time than the row's contract. */
const shorterExclusivity = sql<number | null>`(
  select iif(count(*) >= ${ENOUGH}, cast(10.0 * sum(other.months < coalesce(own.months, 0)) / count(*) as integer), null)
  from (select coalesce(version.body ->> '$.terms.exclusiveMonths', 0) as months
    from contracts signed join contract_versions version
      on version.contract_id = signed.id and version.number = signed.version
    where signed.status = 'fully_executed' and signed.kind <> 'cancellation' order by signed.offered_at desc limit ${COMPARED}) other,
  (select version.body ->> '$.terms.exclusiveMonths' as months from contract_versions version
    where version.contract_id = contracts.id and version.number = contracts.version) own)`;

/** What is read of one contract. */
const selectFullContract = (db: Database, id: string, where: ReturnType<typeof isOwn>) =>
  [
    contractRows(db).where(and(eq(contracts.id, id), where)),
    db.orm
      .select({
        number: contractVersions.number,
        proposedBy: contractVersions.proposedBy,
        body: contractVersions.body,
        hash: contractVersions.hash,
        note: contractVersions.note,
        createdAt: contractVersions.createdAt,
      })
      .from(contractVersions)
      .innerJoin(contracts, eq(contracts.id, contractVersions.contractId))
      .where(and(eq(contracts.id, id), where))
      .orderBy(desc(contractVersions.number)),
    db.orm
      .select({
        number: contractSignatures.number,
        side: contractSignatures.side,
        name: contractSignatures.name,
        signedAt: contractSignatures.signedAt,
      })
      .from(contractSignatures)
      .innerJoin(contracts, eq(contracts.id, contractSignatures.contractId))
      .where(and(eq(contracts.id, id), where)),
    db.orm
      .select({
        id: contractComments.id,
        number: contractComments.number,
        clause: contractComments.clause,
        side: contractComments.side,
        body: contractComments.body,
        createdAt: contractComments.createdAt,
      })
      .from(contractComments)
      .innerJoin(contracts, eq(contracts.id, contractComments.contractId))
      .where(and(eq(contracts.id, id), where))
      .orderBy(asc(contractComments.createdAt), asc(contractComments.id)),
    db.orm
      .select({
        shorterExclusivity,
        // An ended deal's may be gone.
        invitation: {
          fee: campaignInvitations.fee,
          deliverables: campaignInvitations.deliverables,
          terms: campaignInvitations.terms,
        },
      })
      .from(contracts)
      .leftJoin(campaignInvitations, eq(campaignInvitations.id, contracts.dealId))
      .where(and(eq(contracts.id, id), where)),
    db.orm
      .select({
        id: contracts.id,
        kind: contracts.kind,
        status: contracts.status,
        createdAt: contracts.createdAt,
      })
      .from(contracts)
      .where(and(eq(contracts.amends, id), where))
      .orderBy(desc(contracts.createdAt)),
  ] as const;

/** How a contract differs from one drawn up for its invitation as it was accepted. */
function newTerms(document: ContractDocument, invitation: CarriedTerms) {
  const { category } = document.terms;
  const { endDate } = document.campaign;
  return changedTerms(
    { ...document, terms: termsOf({ ...invitation, endDate, category }) },
    document,
  );
}

async function loadFullContract(
  { db, now }: Pick<CommandContext, "db" | "now">,
  id: string,
  where: ReturnType<typeof isOwn>,
) {
  const [[contract], versions, signatures, comments, [others], followUps] = await db.read(
    ...selectFullContract(db, id, where),
  );
  if (!contract) throw notFound();
  const { body, amendedBody, turn, ...rest } = contract;
  const { document, clauses } = readVersion(body);
  // An amendment is compared with the contract in force, another open proposal with the version before it.
  const earlier =
    rest.kind === "amendment"
      ? amendedBody
      : isOpenStatus(rest.status)
        ? (versions[1]?.body ?? null)
        : null;
  const changes = earlier === null ? null : changedTerms(readDocument(earlier), document);
  const marked = clauses.map((clause) => ({
    ...clause,
    ...(changes?.some((change) => change.clause === clause.id) && { isChanged: true }),
  }));
  return {
    ...rest,
    document,
    followUps,
    summary: summariseTerms(marked),
    changes,
    /** What the athlete did not read in the invitation, and does not read in `changes`. */
    newTerms:
      rest.kind === "contract" && others?.invitation
        ? newTerms(document, others.invitation).filter(
            ({ key, before }) => !changes?.some((one) => one.key === key && one.before === before),
          )
        : [],
    clauses: marked.map((clause) => ({
      ...clause,
      comments: comments.filter((comment) => comment.clause === clause.id),
    })),
    unusual: document.ending
      ? []
      : unusualTerms(document.terms, others?.shorterExclusivity ?? null),
    signatures: signatures.filter(({ number }) => number === contract.version),
    versions: versions.map(({ body: text, ...version }, i) => {
      const before = versions[i + 1];
      return {
        ...version,
        changes: before ? changedTerms(readDocument(before.body), readDocument(text)) : [],
        signatures: signatures.filter(({ number }) => number === version.number),
      };
    }),
    turn: turnOf(contract),
    deadline: deadlineIn(turn, now),
  };
}

/**
 * A contract as one of its sides sees it: its clauses, what was said about them, its versions, and what this side may do.
 * @throws AppError not_found
 */
export async function loadContractPage(ctx: CommandContext, id: string) {
  const contract = await loadFullContract(ctx, id, isOwn(ctx));
  const sides = contractSides(contract, ctx.actor);
  return { ...contract, ...sides, may: allowedActions(contract, sides.side) };
}

export type ContractPage = Awaited<ReturnType<typeof loadContractPage>>;

/**
 * A contract as staff see it. They change nothing, and no answer goes out without a record of the look.
 * @throws AppError not_found
 */
export async function loadContractForStaff(ctx: CommandContext, id: string) {
  const [contract] = await Promise.all([
    loadFullContract(ctx, id, undefined),
    logContractAccess(ctx, id),
  ]);
  return contract;
}

export type StaffContract = Awaited<ReturnType<typeof loadContractForStaff>>;
