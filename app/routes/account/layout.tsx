import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect, useState } from "react";
import { failedOnServer, switchesTab } from "~/components/revalidation";
import { refreshesInPlace, useRootData } from "~/components/root-data";
import { ErrorMessage, ErrorScreen, useRouteFailure } from "~/components/shell/error-screen";
import type { ToastText } from "~/components/ui/toast";
import { useRefresh } from "~/components/use-refresh";
import { useRouter } from "~/components/use-router";
import { useBell } from "~/features/communication/notifications/bell";
import { SignedInFrame } from "~/features/communication/notifications/frame";
import { loadFrame } from "~/features/communication/notifications/queries.server";
import { useLive } from "~/features/communication/notifications/use-live";
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

/** Starts the service worker: service-worker.ts, which is loaded after the page works. */
function useServiceWorker() {
  useEffect(() => {
    import("~/components/shell/service-worker").then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => {},
    );
  }, []);
}

/**
 * Keeps what this account types into forms on its device: see save-drafts.ts, which is loaded after the page works.
 * @param filled the server has filled the page's forms with what was typed
 * @returns what there is to say of the page's forms
 */
function useDrafts(account: string, filled: boolean): ToastText | null {
  const router = useRouter();
  const [notice, setNotice] = useState<ToastText | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `filled` is of the first page alone
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    import("~/components/drafts/save-drafts").then(
      ({ saveDrafts }) => {
        if (router && !left) stop = saveDrafts({ account, router, filled, setNotice });
      },
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [account, router]);

  return notice;
}
