import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AppShell } from "~/components/shell/app-shell";
import { ToastRegion } from "~/components/ui/toast";
import { requireUser } from "~/features/accounts/guards.server";
import { sideLinks, TYPE_LABELS } from "~/features/accounts/navigation";
import { Bell } from "~/features/notifications/bell";
import { latestNotifications } from "~/features/notifications/queries.server";
import { useLive } from "~/features/notifications/use-live";
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

export default function AccountLayout() {
  const { userId, person, links, open, bell } = useLoaderData<typeof loader>();
  const toast = useRootData()?.toast ?? null;
  useLive("notifications", userId);
  return (
    <AppShell person={person} links={links} open={open} bell={<Bell {...bell} />}>
      <ToastRegion toast={toast} />
      <Outlet />
    </AppShell>
  );
}
