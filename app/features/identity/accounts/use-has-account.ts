import { useRouteLoaderData } from "@remix-run/react";

/** Whether a public page is shown to someone who is signed in: they are asked to join nothing. */
export function useHasAccount(): boolean {
  const frame = useRouteLoaderData("routes/public/layout") as { account: unknown } | undefined;
  return Boolean(frame?.account);
}
