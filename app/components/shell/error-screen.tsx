import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import type { ErrorBody } from "~/platform/errors";
import { ButtonLink } from "../ui/button";

interface Failure {
  status?: number;
  message?: string | undefined;
}

/** What a route's error boundary caught: the status and text of an error response, nothing of a crash. */
export function useRouteFailure(): Failure {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return {};
  return { status: error.status, message: (error.data as Partial<ErrorBody> | null)?.message };
}

/** The error page: what happened and what to do next. */
export function ErrorScreen(failure: Failure) {
  return (
    <main id="main">
      <ErrorMessage {...failure} />
    </main>
  );
}

/** The same content inside an existing page frame. */
export function ErrorMessage({ status, message }: Failure) {
  const missing = status === 404;
  // Keeps the query, which may hold a page number or a mailed token.
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-[640px] flex-col justify-center gap-5 px-5 py-16 md:px-6">
      {missing && <p className="figure text-3xl text-leaf">404</p>}
      <h1 className="text-2xl">{missing ? "Oops! Page not found" : "Something went wrong"}</h1>
      <p className="text-lg text-soft">
        {message ??
          (missing
            ? "Check the address for typos. The page may also have been removed."
            : "Refresh the page. If it happens again, contact support.")}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
        )}
        <ButtonLink to={paths.home} reloadDocument variant={missing ? "primary" : "plain"}>
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}
