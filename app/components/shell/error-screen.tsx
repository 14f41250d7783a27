import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import type { ErrorBody } from "~/platform/errors";
import { useRootData } from "../root-data";
import { Button, ButtonLink } from "../ui/button";
import type { NavLink } from "./section";

interface Failure {
  status?: number;
  message?: string | undefined;
  /** Where to look next. */
  next?: NavLink | undefined;
}

/** What a route's error boundary caught: the status and text of an error response, nothing of a crash. */
export function useRouteFailure(): Failure {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return {};
  const { message, next } = (error.data ?? {}) as Partial<ErrorBody>;
  return { status: error.status, message, next };
}

export const MISSING = "We can't find that page";
export const FAILED = "Something went wrong";

export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** The error page: what happened and what to do next. */
export function ErrorScreen(failure: Failure) {
  return (
    <main id="main">
      <ErrorMessage {...failure} />
    </main>
  );
}

const HOME: NavLink = { to: paths.home, label: "Go Home" };

/**
 * The same content inside an existing page frame.
 * @param title of a page that is missing
 * @param home where the frame begins
 */
export function ErrorMessage({
  status,
  message,
  next,
  title = MISSING,
  home = HOME,
}: Failure & { title?: string; home?: NavLink }) {
  const missing = status === 404;
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-text flex-col justify-center gap-5 px-5 py-16 md:px-6">
      {missing && <p className="figure text-3xl text-leaf">404</p>}
      <h1 className="text-2xl">{missing ? title : FAILED}</h1>
      <p className="text-lg text-soft">
        {message ??
          (missing
            ? "Check the address for typos. The page may also have been removed."
            : "Refresh the page. If it happens again, contact support.")}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && <TryAgain />}
        {next && <ButtonLink to={next.to}>{next.label}</ButtonLink>}
        <ButtonLink to={home.to} reloadDocument variant={missing && !next ? "primary" : "plain"}>
          {home.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Loads the page again; a form that failed is sent again with what was typed. */
function TryAgain() {
  // Keeps the query, which may hold a page number or a mailed token.
  const { pathname, search } = useLocation();
  const unsent = useRootData()?.unsent;
  if (!unsent)
    return (
      <ButtonLink to={pathname + search} reloadDocument>
        Try Again
      </ButtonLink>
    );
  return (
    <form method="post" action={pathname + search}>
      {unsent.map(([name, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change
        <textarea key={i} name={name} defaultValue={value} hidden readOnly />
      ))}
      <Button>Try Again</Button>
      <p className="mt-2 text-sm text-soft">What you typed is kept on this page.</p>
    </form>
  );
}
