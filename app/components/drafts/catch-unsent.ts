/** What Remix reads as an action that returned null. */
const NO_DATA = '[{"_1":-5},"data"]\n';

const MARK = "X-Remix-Response";

/** A form's request by script: Remix posts it to the address of the page's data. */
const isFormPost = (input: RequestInfo | URL, init?: RequestInit) =>
  init?.method?.toUpperCase() === "POST" &&
  new URL(String(input), window.location.href).pathname.endsWith(".data");

/**
 * Keeps a page on screen when its form does not reach the app: a network failure, or an answer that is not the
 * app's (a limit, an outage). Remix would replace the page, and what was typed, by its error screen.
 * @param onFailure gets the answer's text, or null when there was no answer
 * @returns stops it
 */
export function catchUnsent(onFailure: (text: string | null) => void): () => void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isFormPost(input as RequestInfo, init)) return send(input, init);
    const answer = await send(input, init).catch((error) => {
      if (error?.name === "AbortError") throw error;
      return null;
    });
    if (answer?.headers.has(MARK)) return answer;
    const isText = answer?.headers.get("Content-Type")?.startsWith("text/plain");
    onFailure(answer && isText ? (await answer.text()).trim() : null);
    // A failed action has nothing loaded again.
    return new Response(NO_DATA, { status: 503, headers: { [MARK]: "yes" } });
  };
  return () => {
    window.fetch = send;
  };
}
