import { appErrorIn } from "./errors";
import { textResponse } from "./http";

/** A file as an answer. It is not kept by the browser, because it holds personal data. @param name with its extension */
export async function downloadResponse(
  name: string,
  type: string,
  make: () => Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>,
) {
  try {
    return new Response(await make(), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${name}"`,
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

/** How many parts are read ahead of a slow client, because database requests have a short deadline. */
const AHEAD = 12;

/** @param name without its extension */
export const csvResponse = (name: string, parts: AsyncGenerator<string>) =>
  downloadResponse(`${name}.csv`, "text/csv; charset=utf-8", () => streamed(parts));

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
