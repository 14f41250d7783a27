import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { CONTRACT_KINDS, CONTRACT_STATUSES, OPEN_CONTRACT_STATUSES, SIDES } from "../constants";
import { profiles } from "./accounts";
import { brandProfiles } from "./brands";
import { campaignInvitations, campaigns } from "./campaigns";
import { deals } from "./deals";

/** Written out, because a partial index takes no parameters and no table name. */
const OPEN = sql.raw(OPEN_CONTRACT_STATUSES.map((status) => `'${status}'`).join(", "));

/**
 * The contract of a deal, an amendment of one, or its cancellation. Its words are in its versions. Brand and athlete are columns of their own, because
 * every query and every command asks for one of them.
 */
export const contracts = sqliteTable(
  "contracts",
  {
    id: id(),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => profiles.id),
    title: text("title").notNull(),
    kind: text("kind", { enum: CONTRACT_KINDS }).notNull().default("contract"),
    /** The contract that this amendment replaces or this cancellation ends, once both have signed it. */
    amends: text("amends").references((): AnySQLiteColumn => contracts.id),
    status: text("status", { enum: CONTRACT_STATUSES }).notNull().default("pending"),
    /** The number of the newest version. */
    version: integer("version").notNull().default(1),
    /** The side that wrote the newest version. */
    proposedBy: text("proposed_by", { enum: SIDES }).notNull(),
    /** When the newest version was sent, or signed by one side: the time of the other side begins. */
    offeredAt: at("offered_at").notNull(),
    /** When it was signed by both (also if it was replaced or cancelled later), declined, withdrawn or lapsed. */
    closedAt: at("closed_at"),
    /** Why it was declined or withdrawn. */
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [
    check("contracts_status", isOneOf(t.status, CONTRACT_STATUSES)),
    check("contracts_proposed_by", isOneOf(t.proposedBy, SIDES)),
    check("contracts_kind", isOneOf(t.kind, CONTRACT_KINDS)),
    check("contracts_amends", sql`(${t.kind} = 'contract') = (${t.amends} is null)`),
    uniqueIndex("contracts_open").on(t.dealId).where(sql`status in (${OPEN})`),
    uniqueIndex("contracts_in_force")
      .on(t.dealId)
      .where(sql`status = 'fully_executed' and kind <> 'cancellation'`),
    index("contracts_amends").on(t.amends),
    index("contracts_brand").on(t.brandId, t.createdAt),
    index("contracts_athlete").on(t.athleteId, t.createdAt),
    index("contracts_deal").on(t.dealId, t.status),
    index("contracts_offered").on(t.offeredAt).where(sql`status in (${OPEN})`),
    index("contracts_signed")
      .on(t.offeredAt)
      .where(sql`status = 'fully_executed' and kind <> 'cancellation'`),
    index("contracts_newest").on(t.createdAt, t.status),
  ],
);

/** What was offered, word for word. Rows are never changed or deleted: triggers refuse it. */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    contractId: text("contract_id")
      .notNull()
      .references(() => contracts.id),
    number: integer("number").notNull(),
    proposedBy: text("proposed_by", { enum: SIDES }).notNull(),
    /** The document and its words (features/deals/contracts/version.ts) as canonical JSON. */
    body: text("body").notNull(),
    /** SHA-256 of `body`, hexadecimal. */
    hash: text("hash").notNull(),
    /** What the sender said about the change. */
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.contractId, t.number] }),
    index("contract_versions_hash").on(t.hash),
    check("contract_versions_proposed_by", isOneOf(t.proposedBy, SIDES)),
  ],
);

/** A side's signature under one version. Rows are never changed or deleted: triggers refuse it. */
export const contractSignatures = sqliteTable(
  "contract_signatures",
  {
    contractId: text("contract_id")
      .notNull()
      .references(() => contracts.id),
    number: integer("number").notNull(),
    side: text("side", { enum: SIDES }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id),
    /** The full name as it was typed. */
    name: text("name").notNull(),
    /** The text that the signer agreed to. */
    consent: text("consent").notNull(),
    /** The hash of the version that the signer was shown. */
    hash: text("hash").notNull(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    signedAt: at("signed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contractId, t.number, t.side] }),
    check("contract_signatures_side", isOneOf(t.side, SIDES)),
  ],
);

/** The signature of the side that made an offer: the contract that the other side's completes, while offer and campaign are unchanged. */
export const offerSignatures = sqliteTable(
  "offer_signatures",
  {
    invitationId: text("invitation_id")
      .notNull()
      .references(() => campaignInvitations.id, { onDelete: "cascade" }),
    /** Of the offer. */
    number: integer("number").notNull(),
    /** Of the campaign when it was signed. */
    campaignVersion: integer("campaign_version").notNull(),
    /** As a contract's version has them. */
    body: text("body").notNull(),
    hash: text("hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id),
    /** The full name as it was typed. */
    name: text("name").notNull(),
    /** The text that the signer agreed to. */
    consent: text("consent").notNull(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    signedAt: at("signed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitationId, t.number] })],
);

/** The PDF of a contract that both have signed; its object is `contracts/<id>.pdf`. */
export const contractFiles = sqliteTable(
  "contract_files",
  {
    contractId: text("contract_id")
      .primaryKey()
      .references(() => contracts.id),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("contract_files_sha256").on(t.sha256)],
);

/** The time-stamp of that file (RFC 3161); its object is `contracts/<id>.tsr`. */
export const contractTimeStamps = sqliteTable("contract_time_stamps", {
  contractId: text("contract_id")
    .primaryKey()
    .references(() => contracts.id),
  /** The host of the authority. */
  authority: text("authority").notNull(),
  /** The authority's time. */
  stampedAt: at("stamped_at").notNull(),
  createdAt: createdAt(),
});

/** What the sides say about a clause. */
export const contractComments = sqliteTable(
  "contract_comments",
  {
    id: id(),
    contractId: text("contract_id")
      .notNull()
      .references(() => contracts.id),
    /** The version that was commented on. */
    number: integer("number").notNull(),
    clause: text("clause").notNull(),
    side: text("side", { enum: SIDES }).notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("contract_comments_side", isOneOf(t.side, SIDES)),
    check("contract_comments_body", sql`length(${t.body}) between 1 and 1000`),
    index("contract_comments_contract").on(t.contractId, t.createdAt),
  ],
);

/** Terms that a brand begins contracts with, without what belongs to one deal (features/deals/contracts/templates.ts). */
export const contractTemplates = sqliteTable(
  "contract_templates",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    terms: text("terms").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("contract_templates_name", sql`length(${t.name}) between 1 and 60`),
    uniqueIndex("contract_templates_brand").on(t.brandId, sql`name collate nocase`),
  ],
);
