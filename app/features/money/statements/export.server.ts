import type { CommandContext } from "~/features/identity/accounts/actor";
import { csvLine, csvStart } from "~/platform/csv";
import type { Side } from "~db/constants";
import { movementText } from "./movements";
import { type Movement, movementsOf, sideOf } from "./statement.server";

const BATCH = 1_000;

const HEADINGS: Record<Side, string[]> = {
  athlete: ["When", "What", "Amount (£)", "Campaign", "Brand", "Payment"],
  brand: ["When", "What", "Amount (£)", "Campaign", "Athlete", "Payment"],
};

const lineOf = (side: Side, { at, kind, amount, campaign, company, athlete, payment }: Movement) =>
  csvLine([
    new Date(at).toISOString(),
    movementText(side, kind),
    amount / 100,
    campaign,
    side === "brand" ? athlete : company,
    payment,
  ]);

/** Every movement as CSV, the newest first. */
export async function* exportStatement(ctx: CommandContext, batch = BATCH): AsyncGenerator<string> {
  const side = sideOf(ctx);
  let text = csvStart(HEADINGS[side]);
  let last: Movement | undefined;
  for (;;) {
    const rows: Movement[] = await movementsOf(ctx, last ?? null, batch);
    yield text + rows.map((row) => lineOf(side, row)).join("");
    last = rows.at(-1);
    if (!last || rows.length < batch) return;
    text = "";
  }
}
