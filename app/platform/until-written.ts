import { ConcurrencyError } from "~db/client";
import { conflict } from "./errors";

const ATTEMPTS = 4;

/** Makes the error of a `commit` in an attempt, after which it reads again. */
export const readAgain = () => new ConcurrencyError();

/**
 * For a write that holds only if the row is as it was read: when another was written in between, it reads again. So an answer from
 * outside never overwrites a newer one, and the second of two clicks finds what the first has done.
 * @throws AppError conflict, when that goes on
 */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 0; n < ATTEMPTS; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConcurrencyError)) throw error;
    }
  }
  throw conflict("This is being updated right now. Try again in a moment.");
}
