import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { AppShell } from "~/components/shell/app-shell";
import { ErrorMessage, ErrorScreen, useRouteFailure } from "~/components/shell/error-screen";
import { switchesTab } from "~/components/switches-tab";
import { TimeZoneProvider } from "~/components/ui/time";
import { ToastRegion } from "~/components/ui/toast";
import { homeOf } from "~/features/accounts/actor";
import { requireUser } from "~/features/accounts/guards.server";
import { accountLinks, barLinks, sideLinks, TYPE_LABELS } from "~/features/accounts/navigation";
import { Bell } from "~/features/notifications/bell";
import { bellOf } from "~/features/notifications/queries.server";
import { useBell } from "~/features/notifications/use-bell";
import { useLive } from "~/features/notifications/use-live";
import { useRefresh } from "~/features/notifications/use-refresh";
import { type RouteHandle, refreshesInPlace, useRootData } from "~/root";

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const { actor } = ctx;
  return {
    userId: actor.userId,
    person: { name: actor.name, typeLabel: TYPE_LABELS[actor.type] },
    home: homeOf(actor),
    links: sideLinks(actor.type),
    main: barLinks(actor.type),
    account: accountLinks(actor.type),
    open: context.cookies.get("sidebar") !== "closed",
    bell: await bellOf(ctx),
  };
}

/** A refresh in place is of what the screen shows; the bell has its own (`useBell`). */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !refreshesInPlace(change) && !switchesTab(change);

type Frame = ReturnType<typeof useLoaderData<typeof loader>>;

export default function AccountLayout() {
  const loaded = useLoaderData<typeof loader>();
  const { bell, refreshBell } = useBell(loaded.bell);
  const refresh = useRefresh();
  const matches = useMatches();
  useLive("notifications", loaded.userId, (topic) => {
    refreshBell();
    const shows = ({ handle }: { handle: unknown }) =>
      (handle as RouteHandle | undefined)?.topics?.some((shown) => shown === topic);
    if (topic === null || matches.some(shows)) refresh();
  });
  return (
    <Framed frame={{ ...loaded, bell }}>
      <Outlet />
    </Framed>
  );
}

/** Keeps the navigation around the message, when the frame itself could be loaded. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/account/layout");
  const failure = useRouteFailure();
  if (!frame) return <ErrorScreen {...failure} />;
  return (
    <Framed frame={frame}>
      <ErrorMessage {...failure} />
    </Framed>
  );
}

function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { bell, userId: _, ...shell } = frame;
  const { toast = null, theme = "system" } = useRootData() ?? {};
  return (
    <TimeZoneProvider chosen={null}>
      <AppShell {...shell} theme={theme} bell={<Bell {...bell} />}>
        <ToastRegion toast={toast} />
        {children}
      </AppShell>
    </TimeZoneProvider>
  );
}
