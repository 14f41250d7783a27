import { data } from "@remix-run/cloudflare";
import { appErrorIn, withCause } from "~/platform/errors";

/**
 * The answer to a button whose work failed: the page says it beside the button.
 * @param what in the words of what was asked: 'Failed to start checkout process'
 */
export function failureResponse(what: string, error: unknown) {
  const known = appErrorIn(error);
  if (!known || known.code === "forbidden") throw error;
  const answer = {
    failed: `${what}. ${known.message}`,
    /** It is not the provider's fault: the billing page says why. */
    isRefused: known.code === "conflict",
  };
  return withCause(data(answer, { status: known.status }), error);
}
