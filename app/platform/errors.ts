import { data } from "@remix-run/cloudflare";
import { isBusy } from "~db/client";
import { StaleSession } from "./session";

const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  limit: 429,
  failed: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** A failure whose text may be shown; the text says what the user should do next. */
export class AppError extends Error {
  override name = "AppError";
  /** Where to go now. */
  readonly next: { to: string; label: string } | undefined;
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Seconds to wait, with `limit`. */
    readonly retryAfter?: number,
    /** What it was caused by: for the log, never shown. */
    cause?: unknown,
  ) {
    super(message, { cause });
  }
  get status() {
    return STATUS[this.code];
  }
}

/** Something that is not there, or not for this person. */
export class NotFound extends AppError {
  constructor(
    message = "We couldn't find that. It may have been removed.",
    override readonly next: { to: string; label: string } | undefined = undefined,
  ) {
    super("not_found", message);
  }
}

export const notFound = (...about: ConstructorParameters<typeof NotFound>) =>
  new NotFound(...about);

export const forbidden = () =>
  new AppError("forbidden", "Your account doesn't have access to this.");

export const readOnly = () =>
  new AppError("forbidden", "You're seeing Laurel as someone else, so you can only read.");

export const conflict = (message = "This has already been decided") =>
  new AppError("conflict", message);

export const unavailable = (cause: unknown) =>
  new AppError(
    "unavailable",
    "We can't reach our records right now. Nothing has been lost. Try again in a minute.",
    undefined,
    cause,
  );

/** The AppError an error is or was caused by; the database client wraps what its fetch throws. */
export function appErrorIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isBusy(error)) return unavailable(error);
  return error instanceof Error && error.cause ? appErrorIn(error.cause) : null;
}

/** An unforeseen failure in the words of what was asked: 'Failed to send invitation'. An error with a text or a handler of its own passes. */
export function wrapError(what: string, error: unknown): unknown {
  if (error instanceof StaleSession || appErrorIn(error)) return error;
  return new AppError("unavailable", `Failed to ${what}`, undefined, error);
}

const causes = new WeakMap<object, unknown>();

/** Notes what an answer failed over, for the log line and the headers of its request. */
export function withCause<A extends object>(answer: A, error: unknown): A {
  causes.set(answer, error);
  return answer;
}

export const causeOf = (answer: unknown): unknown =>
  answer instanceof Object ? causes.get(answer) : undefined;

/** What an error screen gets to know. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  next?: { to: string; label: string } | undefined;
}

/** The answer to an AppError, as Remix's error boundaries understand it. */
export const errorResponse = (error: AppError) =>
  data<ErrorBody>(
    {
      code: error.code,
      message: error.message,
      next: error.next,
    },
    { status: error.status },
  );
