import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useMatches,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { PageContext } from "./components/page-context";
import { failedOnServer, switchesTab } from "./components/revalidation";
import { type RootData, refreshesInPlace, useRootData } from "./components/root-data";
import { ScrollPosition } from "./components/scroll-position";
import { usePreventDoubleSubmit } from "./components/sending";
import { CookieBanner } from "./components/shell/cookie-banner";
import {
  ErrorScreen,
  FAILED,
  isMissing,
  MISSING,
  useRouteFailure,
} from "./components/shell/error-screen";
import { parseTheme } from "./components/shell/theme";
import enhance from "./enhance.js?url&no-inline";
import { paths } from "./paths";
import { type Toast, takeToast } from "./platform/flash";
import { pageTitle, product } from "./product";
import styles from "./styles.css?url";

/** What a route may say of itself. `script: "none"` sends the page without any script. */
export interface RouteHandle {
  script?: "none";
  /** A page without React that gains from the small script of its own (`enhance.js`); or whether one with this data does. */
  enhanced?: boolean | ((data: never) => boolean);
  /** A page without scripts that has icons when someone is signed in. */
  icons?: boolean;
  /** Topics of live events (`party/protocol.ts`) that change what this screen shows. */
  topics?: readonly string[];
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Of a failure, whose route is not asked for its title, too. */
export const meta: MetaFunction = ({ error }) => [
  { title: error ? pageTitle(isMissing(error) ? MISSING : FAILED) : product.name },
  { name: "description", content: product.description },
];

/** Above a page whose form was held while its sender signed in again. */
const SIGNED_OUT: Toast = {
  title: "You'd been signed out",
  description: "This wasn't sent. Check it and send it again.",
  tone: "error",
};

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { cookies, heldForm, postedForm } = context;
  const toast = takeToast(cookies);
  return {
    toast: heldForm && !toast?.besideForm ? SIGNED_OUT : toast,
    consent: cookies.get("cookie-consent") !== null || isSharedReport(request),
    theme: parseTheme(cookies.get("theme")),
    restored: heldForm !== undefined,
    unsent: (await postedForm?.()) ?? null,
  };
}

/** Its readers were sent a link to one page. */
const isSharedReport = ({ url }: Request) =>
  new URL(url).pathname.startsWith(paths.sharedReport(""));

/** A refresh in place must not take away the message about what the user just did. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate &&
  !refreshesInPlace(change) &&
  !switchesTab(change) &&
  !failedOnServer(change);

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, style, prefetchRules, icons, readOnly } = useContext(PageContext);
  const matches = useMatches();
  // Only a page with scripts runs in the browser, and it keeps them and its style sheet on every screen that follows.
  const scripted =
    typeof document !== "undefined" ||
    !matches.some((match) => (match.handle as RouteHandle)?.script === "none");
  const hasIcons = scripted || matches.some((match) => (match.handle as RouteHandle)?.icons);
  const enhanced = matches.some(({ handle, data }) => {
    const is = (handle as RouteHandle)?.enhanced;
    return typeof is === "function" ? data !== undefined && is(data as never) : is;
  });
  const root = useRootData();
  const theme = root?.theme ?? "system";
  return (
    <html lang="en-GB" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <Meta />
        <Links />
        {/* Nothing is drawn before the header is there: half of it would move. */}
        {!scripted && <link rel="expect" href="#main" blocking="render" />}
        {/* What this page can use, so that it is shown without waiting for a file. Empty in the browser: see PageContext. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, from the build */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
        {prefetchRules && (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
            dangerouslySetInnerHTML={{ __html: prefetchRules }}
          />
        )}
      </head>
      <body className={scripted ? undefined : "min-h-screen"}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {hasIcons && (
          // Icons refer to it by name. Empty in the browser: see PageContext.
          <svg
            className="hidden"
            aria-hidden="true"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own icons, from the build
            dangerouslySetInnerHTML={{ __html: icons }}
          />
        )}
        {readOnly}
        {root && !root.consent && <CookieBanner />}
        {children}
        {enhanced && !scripted && !readOnly && (
          <script type="module" src={enhance} data-enhance="" />
        )}
        {scripted && !readOnly && (
          <>
            {/* For the screens that follow without a page load. Here it holds back no more than the scripts. */}
            <link rel="stylesheet" href={styles} />
            <ScrollPosition nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  usePreventDoubleSubmit();
  // Browser tests wait for this before they use what only scripts can do.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen {...useRouteFailure()} />;
}
