import { and, eq, exists, or, type SQL } from "drizzle-orm";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import { campaigns, deals, profiles, recordEntries } from "~db/schema";
import { contentHash, FORMAT, type RecordFile } from "./chain";
import { entryLabel } from "./entry-kinds";
import {
  contentOf,
  fileEntry,
  isSealedRow,
  type RecordRow,
  recordRows,
} from "./record-rows.server";

/** Whether a person may read the record of a campaign: its brand, an athlete who has accepted, staff. */
function mayRead(ctx: CommandContext): SQL | undefined {
  if (may(ctx.actor, "read contracts")) return undefined;
  const { actor, db } = ctx;
  return or(
    eq(campaigns.brandId, actor.brandId),
    exists(
      db.orm
        .select({ id: deals.id })
        .from(deals)
        .where(and(eq(deals.campaignId, campaigns.id), eq(deals.athleteId, actor.personId))),
    ),
  );
}

/** @throws AppError not_found unless this person may read it */
async function readRecord(ctx: CommandContext, campaignId: string) {
  const { db } = ctx;
  const campaign = db.orm
    .select({ title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), mayRead(ctx)));
  const inCampaign = and(eq(recordEntries.campaignId, campaignId), exists(campaign));
  const [[found], rows, athletes] = await db.read(
    campaign,
    recordRows(db, inCampaign),
    db.orm
      .selectDistinct({ id: profiles.id, name: profiles.fullName })
      .from(recordEntries)
      .innerJoin(profiles, eq(profiles.id, recordEntries.athleteId))
      .where(inCampaign),
  );
  if (!found) throw notFound();
  return { ...found, rows, names: new Map(athletes.map(({ id, name }) => [id, name])) };
}

/** An athlete reads their own part; of the other athletes' parts only the hashes. */
const isReadable = ({ actor }: CommandContext, { entry }: RecordRow) =>
  actor.type !== "athlete" || entry.athleteId === actor.personId;

/** How many entries the page lists; the file has all. */
const LISTED = 100;

/** The record as its page shows it, newest first. */
export async function loadRecordPage(ctx: CommandContext, campaignId: string) {
  const { title, rows, names } = await readRecord(ctx, campaignId);
  return {
    campaignId,
    title,
    count: rows.length,
    sealed: rows.filter(isSealedRow).length,
    entries: rows
      .slice(-LISTED)
      .reverse()
      .map((row) => ({
        number: row.entry.number,
        label: isReadable(ctx, row) ? entryLabel(row.entry.kind, row.entry.body) : null,
        /** Whose part it is; an athlete reads no other part. */
        athlete: ctx.actor.type === "athlete" ? null : (names.get(row.entry.athleteId) ?? null),
        at: isReadable(ctx, row) ? row.entry.createdAt : null,
        hash: row.seal?.hash ?? null,
      })),
  };
}

/** The record as a file: what is sealed. @throws AppError not_found when nothing is yet */
export async function recordFile(ctx: CommandContext, campaignId: string): Promise<RecordFile> {
  const { rows } = await readRecord(ctx, campaignId);
  const sealed = rows.filter(isSealedRow);
  if (sealed.length === 0) throw notFound();
  const entries = sealed.map(async (row) =>
    isReadable(ctx, row)
      ? fileEntry(row)
      : fileEntry(row, { content: await contentHash(contentOf(row.entry)) }),
  );
  return { format: FORMAT, campaign: campaignId, entries: await Promise.all(entries) };
}
