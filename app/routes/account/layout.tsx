import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { useDrafts } from "~/components/drafts/use-drafts";
import { failedOnServer, switchesTab } from "~/components/revalidation";
import { refreshesInPlace, useRootData } from "~/components/root-data";
import { ErrorMessage, ErrorScreen, useRouteFailure } from "~/components/shell/error-screen";
import { useServiceWorker } from "~/components/shell/use-service-worker";
import { useBell } from "~/features/communication/notifications/bell";
import { SignedInFrame } from "~/features/communication/notifications/frame";
import { loadFrame } from "~/features/communication/notifications/frame.server";
import { useLive } from "~/features/communication/notifications/use-live";
import { useRefresh } from "~/features/communication/notifications/use-refresh";
import type { RouteHandle } from "~/root";

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context);

/** A refresh in place is of what the screen shows; the bell has its own (`useBell`). */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate &&
  !refreshesInPlace(change) &&
  !switchesTab(change) &&
  !failedOnServer(change);

export default function AccountLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { bell, refreshBell } = useBell(loaded.bell);
  const refresh = useRefresh();
  const matches = useMatches();
  useLive("notifications", loaded.userId, (topic) => {
    refreshBell();
    const shows = ({ handle }: { handle: unknown }) =>
      (handle as RouteHandle | undefined)?.topics?.some(
        (shown) => topic === null || shown === topic,
      );
    if (matches.some(shows)) refresh();
  });
  const notice = useDrafts(loaded.userId, useRootData()?.restored ?? false);
  useServiceWorker();
  return (
    <SignedInFrame frame={{ ...loaded, bell }} notice={notice}>
      <Outlet />
    </SignedInFrame>
  );
}

/** Keeps the navigation around the message, when the frame itself could be loaded. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/account/layout");
  const failure = useRouteFailure();
  if (!frame) return <ErrorScreen {...failure} />;
  return (
    <SignedInFrame frame={frame}>
      <ErrorMessage {...failure} home={{ to: frame.home, label: "Go to your dashboard" }} />
    </SignedInFrame>
  );
}
