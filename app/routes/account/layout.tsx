import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { AppShell } from "~/components/shell/app-shell";
import { ErrorMessage, ErrorScreen } from "~/components/shell/error-screen";
import { ToastRegion } from "~/components/ui/toast";
import { requireUser } from "~/features/accounts/guards.server";
import { sideLinks, TYPE_LABELS } from "~/features/accounts/navigation";
import { Bell } from "~/features/notifications/bell";
import { latestNotifications } from "~/features/notifications/queries.server";
import { useLive } from "~/features/notifications/use-live";
import type { ErrorBody } from "~/platform/errors";
import { useRootData } from "~/root";

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireUser(context);
  return {
    userId: actor.userId,
    person: { name: actor.name, typeLabel: TYPE_LABELS[actor.type] },
    links: sideLinks(actor.type),
    open: context.cookies.get("sidebar") !== "closed",
    bell: await latestNotifications(db, actor.userId),
  };
}

type Frame = ReturnType<typeof useLoaderData<typeof loader>>;

export default function AccountLayout() {
  const frame = useLoaderData<typeof loader>();
  useLive("notifications", frame.userId);
  return (
    <Framed frame={frame}>
      <Outlet />
    </Framed>
  );
}

/** Keeps the navigation around the message, when the frame itself could be loaded. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/account/layout");
  const error = useRouteError();
  const failure = isRouteErrorResponse(error)
    ? { status: error.status, message: (error.data as Partial<ErrorBody> | null)?.message }
    : {};
  if (!frame) return <ErrorScreen {...failure} />;
  return (
    <Framed frame={frame}>
      <ErrorMessage {...failure} />
    </Framed>
  );
}

function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { person, links, open, bell } = frame;
  const toast = useRootData()?.toast ?? null;
  return (
    <AppShell person={person} links={links} open={open} bell={<Bell {...bell} />}>
      <ToastRegion toast={toast} />
      {children}
    </AppShell>
  );
}
