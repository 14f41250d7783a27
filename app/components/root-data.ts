import { type ShouldRevalidateFunction, useRouteLoaderData } from "@remix-run/react";
import type { Toast } from "~/platform/flash";
import type { Theme } from "./shell/theme";

/** What every page knows: the data of the root route. */
export interface RootData {
  toast: Toast | null;
  /** Whether the cookie banner was answered, or has no place on this page. */
  consent: boolean;
  theme: Theme;
  /** The page's forms show what was typed before the session ended. */
  restored: boolean;
  /** The fields of a posted form, for the page that says that it failed. */
  unsent: [name: string, value: string][] | null;
}

/** Undefined when the root itself failed. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** Whether the cookie line stands above the page: at most one notice does, so the others wait for its answer. */
export const useAsksForCookies = () => useRootData()?.consent === false;

/** The same page loaded again, with no form sent. */
export const refreshesInPlace = ({
  formMethod,
  currentUrl,
  nextUrl,
}: Parameters<ShouldRevalidateFunction>[0]) =>
  formMethod === undefined && currentUrl.href === nextUrl.href;
