import { appErrorIn } from "./errors";
import { textResponse } from "./http";

/** CSV (RFC 4180) that is safe to open in a spreadsheet. */

/** The headings. The byte order mark tells spreadsheets that the text is UTF-8. */
export const csvStart = (headings: readonly string[]) => `\ufeff${csvLine(headings)}`;

export const csvLine = (cells: readonly (string | number)[]) =>
  `${cells.map(csvCell).join(",")}\r\n`;

/**
 * Where a cell may begin, for a reader of any separator; what it may skip there; and a sign that begins a
 * formula, in every form that a spreadsheet may take for it (full-width, small, raised and lowered).
 */
const FORMULA = /(^|[,;|\t\r\n])([\s\p{Cc}\p{Cf}\p{Co}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩])/gu;

/** An amount below zero begins like a formula and is none. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** What begins like a formula gets an apostrophe, so that a spreadsheet shows it and does not run it. */
export function csvCell(value: string | number): string {
  if (typeof value === "number" || NEGATIVE.test(value)) return String(value);
  const guarded = value.replaceAll(FORMULA, "$1'$2");
  const text = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return `"${text.replaceAll('"', '""')}"`;
}

/** How many parts are read ahead of a slow client, because database requests have a short deadline. */
const AHEAD = 12;

/** The file as an answer. It is not kept by the browser, because it holds personal data. */
export async function csvResponse(name: string, parts: AsyncGenerator<string>) {
  try {
    return new Response(await streamed(parts), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    const refusal = appErrorIn(error);
    if (!refusal || refusal.status >= 500) throw error;
    // An address without a screen: what is thrown would be answered as JSON without the reason.
    return textResponse(refusal.status, refusal.message);
  }
}

async function streamed(parts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  // Waits for the first part, so that an immediate failure still gets an error page.
  let next: IteratorResult<string> | null = await parts.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = next ?? (await parts.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: AHEAD },
  );
}
