import { ConcurrencyError } from "~db/client";
import { conflict } from "./errors";

const ATTEMPTS = 4;

/**
 * For an answer from outside that is written with the version of the row that was read before: when another answer was written
 * meanwhile, it reads and asks again.
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
