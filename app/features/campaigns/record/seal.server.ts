import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { Env } from "~/platform/env";
import { toBase64Url } from "~/platform/signing";
import type { Statement } from "~db/client";
import { recordEntries, recordSeals } from "~db/schema";
import { entryHash, isSealed, type PublicKey, type Seal, sealedText } from "./chain";
import { contentOf } from "./record-rows.server";

type Keys = Pick<Env, "RECORD_KEY" | "RECORD_OLD_KEYS">;

/** The keys that check the product's signatures: of today, and of before. */
export const publicKeys = ({ RECORD_KEY, RECORD_OLD_KEYS }: Keys): PublicKey[] => {
  const { d: _, ...current } = RECORD_KEY;
  return [{ ...current, until: null }, ...RECORD_OLD_KEYS];
};

export const sealSchema = z.object({ campaignId: z.string() });

/** How many entries are sealed in one write. */
const BATCH = 100;

/**
 * Seals the entries of a campaign that have no seal yet, in order. The hashes follow from the entries alone, so two runs at
 * once make the same ones, and the first seal of an entry stays. The next run continues one that has stopped.
 */
export async function sealRecord(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { campaignId }: z.infer<typeof sealSchema>,
) {
  const lastSealed = sql`coalesce((select number from record_entries
    join record_seals on entry_id = record_entries.id
    where campaign_id = ${campaignId} order by number desc limit 1), 1)`;
  let open: number;
  do {
    const [rows] = await db.read(
      db.orm
        .select({ entry: recordEntries, hash: recordSeals.hash })
        .from(recordEntries)
        .leftJoin(recordSeals, eq(recordSeals.entryId, recordEntries.id))
        .where(
          and(
            eq(recordEntries.campaignId, campaignId),
            sql`${recordEntries.number} >= ${lastSealed}`,
          ),
        )
        .orderBy(asc(recordEntries.number))
        .limit(BATCH),
    );
    const seals: Statement[] = [];
    let previous: string | null = null;
    for (const { entry, hash: known } of rows) {
      const hash: string =
        known ?? (await entryHash(campaignId, entry.number, previous, contentOf(entry)));
      if (!known) seals.push(storeSeal(entry.id, hash, previous, await seal(env, hash, clock())));
      previous = hash;
    }
    open = seals.length;
    if (open > 0) await commit({ db }, { effects: seals });
  } while (open > 0);
}

const storeSeal = (
  entryId: string,
  hash: string,
  previous: string | null,
  { key, signature, sealedAt }: Seal,
): Statement =>
  sql`insert into record_seals (entry_id, hash, previous_hash, key_id, signature, sealed_at)
      select ${entryId}, ${hash}, ${previous}, ${key}, ${signature}, ${sealedAt}
      where not exists (select 1 from record_seals where entry_id = ${entryId})`;

/** @throws Error if the private and public parts of the key do not match: its signatures could not be verified */
async function seal(env: Env, hash: string, sealedAt: number): Promise<Seal> {
  const { kid, kty, crv, x, d } = env.RECORD_KEY;
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x, d }, "Ed25519", false, ["sign"]);
  const text = new TextEncoder().encode(sealedText(hash, sealedAt));
  const signature = toBase64Url(await crypto.subtle.sign("Ed25519", key, text));
  const made = { key: kid, signature, sealedAt };
  const [current] = publicKeys(env);
  if (!current || !(await isSealed({ hash, seal: made }, current)))
    throw new Error("RECORD_KEY does not fit its public key, or is not valid yet");
  return made;
}
