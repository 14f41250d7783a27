import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { brand } from "./brand";
import { useOneSubmit } from "./components/one-submit";
import { PageContext } from "./components/page-context";
import { CookieBanner } from "./components/shell/cookie-banner";
import { ErrorScreen } from "./components/shell/error-screen";
import type { ErrorBody } from "./platform/errors";
import { takeToast } from "./platform/flash";
import styles from "./styles.css?url";

/** What a route may say of itself. `script: "none"` sends the page without any script. */
export interface RouteHandle {
  script?: "none";
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction = () => [
  { title: brand.name },
  { name: "description", content: brand.description },
];

export function loader({ context }: LoaderFunctionArgs) {
  return {
    toast: takeToast(context.cookies),
    consent: context.cookies.get("cookie-consent") !== null,
  };
}

/** A refresh in place must not take away the word about what the person just did. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  formMethod !== undefined || currentUrl.href !== nextUrl.href;

export type RootData = ReturnType<typeof loader>;

export const useRootData = () => useRouteLoaderData<typeof loader>("root");

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, inline } = useContext(PageContext);
  const matches = useMatches();
  const scripted = !matches.some((match) => (match.handle as RouteHandle)?.script === "none");
  const root = useRootData();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {inline ? (
          // One flight carries the whole page. Ours, from the build; allowed by their hashes.
          <>
            {/* Nothing is drawn before the header is there: half of it would move. */}
            <link rel="expect" href="#main" blocking="render" />
            {/* Filled once the page is there to be looked at: entry.server.tsx. */}
            <style />
            <script
              type="speculationrules"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
              dangerouslySetInnerHTML={{ __html: inline.prefetchRules }}
            />
          </>
        ) : (
          <link rel="stylesheet" href={styles} />
        )}
      </head>
      <body className={inline ? "min-h-screen" : undefined}>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-leaf focus:px-4 focus:py-3 focus:text-on-leaf"
        >
          Skip to content
        </a>
        {children}
        {root && !root.consent && <CookieBanner />}
        {scripted && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useOneSubmit();
  // Browser tests wait for this before they use what only scripts can do.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorScreen />;
  const body = error.data as Partial<ErrorBody> | null;
  return <ErrorScreen status={error.status} message={body?.message} />;
}
