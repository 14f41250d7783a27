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
