import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { Tabs } from "~/components/ui/tabs";
import { resolveEvent, securityDashboard } from "~/features/backoffice/consoles/security.server";
import { SecurityFilter } from "~/features/backoffice/consoles/security-filter";
import { queryOf, readSecurityFilters } from "~/features/backoffice/consoles/security-filters";
import { SecurityTable } from "~/features/backoffice/consoles/security-tables";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { cursorText, readCursor } from "~/platform/list-cursor";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Security Dashboard") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "oversee security");
  const { searchParams } = context.request.url;
  const filters = readSecurityFilters(searchParams);
  return { filters, page: await securityDashboard(ctx, filters, readCursor(searchParams)) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "oversee security");
  const { searchParams } = context.request.url;
  const cursor = readCursor(searchParams);
  // The form posts to the address of the page that was looked at.
  const back = withQuery(paths.admin.security, {
    ...queryOf(readSecurityFilters(searchParams)),
    ...(cursor && { after: cursorText(cursor) }),
  });
  return {
    resolve: handleButton(textFields("eventId"), ({ eventId }) =>
      toastOnConflict(context, back, async () => {
        await resolveEvent(ctx, eventId);
        return redirectWithToast(context, back, { title: "Event resolved" });
      }),
    ),
  };
});

const TABS = [
  { value: "events", label: "Security events" },
  { value: "audit", label: "Audit log" },
  { value: "sessions", label: "Active sessions" },
];

export default function SecurityDashboard() {
  const { filters, page } = useLoaderData<typeof loader>();
  const { person } = filters;
  return (
    <>
      <PageHead
        title="Security Dashboard"
        index="Newest first. Every page you open here is recorded in the audit log."
      />
      <Tabs label="Security" tabs={TABS} current={filters.tab} query={person ? { person } : {}} />
      <SecurityFilter filters={filters} actions={page.tab === "audit" ? page.actions : []} />
      <SecurityTable page={page} />
      <Pagination
        label="Pages of the list"
        previous={null}
        next={page.next && withQuery("", { ...queryOf(filters), after: page.next })}
      />
    </>
  );
}
