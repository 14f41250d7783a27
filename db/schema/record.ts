import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf } from "../columns";
import { RECORD_KINDS } from "../constants";

/*
 * The record of a campaign. Triggers refuse every UPDATE and DELETE of both tables, every gap in the numbers and every
 * seal that does not follow the one before (db/sql/immutability.ts). A migration that rebuilds one of the tables
 * has to make them again. No column references a campaign or an account: the record stays when they are deleted.
 */

/** What happened, in the order in which it happened. */
export const recordEntries = sqliteTable(
  "record_entries",
  {
    id: id(),
    campaignId: text("campaign_id").notNull(),
    dealId: text("deal_id").notNull(),
    /** From 1, without gaps. */
    number: integer("number").notNull(),
    kind: text("kind", { enum: RECORD_KINDS }).notNull(),
    /** The id of the deal, contract, content item or dispute. */
    subjectId: text("subject_id").notNull(),
    /** Whose deal it is: other athletes get its hash only. */
    athleteId: text("athlete_id").notNull(),
    /** JSON */
    body: text("body").notNull(),
    /** Chance, so that the content cannot be guessed from its hash. */
    salt: text("salt").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("record_entries_number").on(t.campaignId, t.number),
    index("record_entries_subject").on(t.subjectId),
    index("record_entries_deal").on(t.dealId, t.number),
    check("record_entries_kind", isOneOf(t.kind, RECORD_KINDS)),
  ],
);

/** The hash and the signature of an entry, added after its commit (features/campaigns/record/seal.server.ts). */
export const recordSeals = sqliteTable("record_seals", {
  entryId: text("entry_id")
    .primaryKey()
    .references(() => recordEntries.id),
  /** SHA-256 in hex; covers the entry and, by `previousHash`, all before it. */
  hash: text("hash").notNull().unique(),
  previousHash: text("previous_hash").unique(),
  keyId: text("key_id").notNull(),
  /** Ed25519, base64url. */
  signature: text("signature").notNull(),
  sealedAt: at("sealed_at").notNull(),
});
