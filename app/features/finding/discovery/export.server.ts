import type { CommandContext } from "~/features/identity/accounts/actor";
import { parseShortSource } from "~/features/profiles/channels/channel-columns.server";
import { csvHead, csvRow, EXPORT_LIMIT } from "./csv";
import type { Cursor, Filters } from "./filters";
import { selectAthleteCards } from "./queries.server";

const BATCH = 500;

/** The whole list as CSV, in batches of rows. */
export async function* exportAthletes(
  { actor, db }: CommandContext,
  filters: Filters,
  origin: string,
  batch = BATCH,
): AsyncGenerator<string> {
  const batchFrom = async (from: Cursor | null) => {
    const [rows] = await db.read(selectAthleteCards(db, actor.brandId, filters, from, batch));
    return rows;
  };
  let cursor: Cursor | null = null;
  for (let written = 0; written < EXPORT_LIMIT; written += batch) {
    const rows = await batchFrom(cursor);
    const lines = rows.map((row) =>
      csvRow(
        {
          ...row,
          isVerified: Boolean(row.isVerified),
          reportedBy: parseShortSource(row.reportedBy),
        },
        origin,
      ),
    );
    yield (cursor ? "" : csvHead()) + lines.join("");
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    cursor = { value: last.value, rank: last.rank, back: false };
  }
}
