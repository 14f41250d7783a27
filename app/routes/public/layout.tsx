import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useRootData } from "~/components/root-data";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { PublicShell } from "~/components/shell/public-shell";
import { CONTAINER } from "~/components/site/section";
import { ToastRegion } from "~/components/ui/toast";
import { accountMenu } from "~/features/identity/accounts/navigation";
import type { RouteHandle } from "~/root";

/** Public pages are complete as HTML and send no script. */
export const handle: RouteHandle = { script: "none" };

/** Asks the database nothing: who is signed in follows from the cookie's claims. */
export function loader({ context }: LoaderFunctionArgs) {
  const { claims } = context.session;
  return { account: claims && accountMenu(claims), origin: context.env.APP_ORIGIN };
}

export default function PublicLayout() {
  const { account } = useLoaderData<typeof loader>();
  const { toast = null, theme = "system" } = useRootData() ?? {};
  return (
    <PublicShell account={account} theme={theme}>
      {toast && (
        <div className={CONTAINER}>
          <ToastRegion toast={toast} />
        </div>
      )}
      <Outlet />
    </PublicShell>
  );
}

/** Header and footer stay around a failure; when a form failed, who is signed in is not known here. */
export function ErrorBoundary() {
  const account = useRouteLoaderData<typeof loader>("routes/public/layout")?.account ?? null;
  const failure = useRouteFailure();
  return (
    <PublicShell account={account} theme={useRootData()?.theme ?? "system"}>
      <ErrorMessage {...failure} />
    </PublicShell>
  );
}
