import { downloadResponse } from "./download-response";

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
