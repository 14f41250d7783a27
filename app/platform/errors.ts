import { data } from "@remix-run/cloudflare";
import { errorFields, log } from "./log";
import { StaleSession } from "./session";

const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** A failure whose text may be shown; the text says what the user should do next. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Seconds to wait, with `limit`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
  get status() {
    return STATUS[this.code];
  }
}

export const notFound = (message = "We could not find that. It may have been removed.") =>
  new AppError("not_found", message);

export const conflict = (message = "This was already decided") => new AppError("conflict", message);

export const unavailable = () =>
  new AppError(
    "unavailable",
    "We cannot reach our records right now. Nothing was lost: try again in a minute.",
  );

/** The AppError an error is or was caused by; the database client wraps what its fetch throws. */
export function appErrorIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause ? appErrorIn(error.cause) : null;
}

/**
 * An unforeseen failure in the words of what was asked: 'Failed to send invitation'. Its cause goes to the
 * log; what has words or a handler of its own passes.
 */
export function failedTo(what: string, error: unknown, { id }: { id: string }): unknown {
  if (error instanceof StaleSession || appErrorIn(error)) return error;
  log("error", "command.failed", { id, what, ...errorFields(error) });
  return new AppError("unavailable", `Failed to ${what}`);
}

/** What an error screen gets to know. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
}

/** The answer to an AppError, as Remix's error boundaries understand it. */
export const errorResponse = (error: AppError) =>
  data<ErrorBody>(
    { code: error.code, message: error.message },
    {
      status: error.status,
      headers: error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {},
    },
  );
