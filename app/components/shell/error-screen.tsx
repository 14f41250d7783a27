import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../ui/button";

interface Failure {
  status?: number;
  message?: string | undefined;
}

/** Not found, refused, unavailable or broken: what happened and what to do next. */
export function ErrorScreen(failure: Failure) {
  return (
    <main id="main">
      <ErrorMessage {...failure} />
    </main>
  );
}

/** The same, inside a page that has its frame. */
export function ErrorMessage({ status, message }: Failure) {
  const missing = status === 404;
  // With its query: a page or a mailed key may stand there.
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-[640px] flex-col justify-center gap-5 px-5 py-16 md:px-6">
      {missing && <p className="figure text-3xl text-leaf">404</p>}
      <h1 className="text-2xl">{missing ? "Oops! Page not found" : "Something went wrong"}</h1>
      <p className="text-lg text-soft">
        {message ??
          (missing
            ? "The address may be mistyped, or what was here has been removed."
            : "Refresh the page. If it happens again, contact support.")}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
        )}
        <ButtonLink to="/" reloadDocument look={missing ? "primary" : "plain"}>
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}
