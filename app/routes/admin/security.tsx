import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { Tabs } from "~/components/ui/tabs";
import { inWords, SEVERITY_LABELS } from "~/features/backoffice/consoles/labels";
import { resolveEvent, securityDashboard } from "~/features/backoffice/consoles/security.server";
import {
  queryOf,
  readSecurityFilters,
  type SecurityFilters,
} from "~/features/backoffice/consoles/security-filters";
import { SecurityTable } from "~/features/backoffice/consoles/security-tables";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, textFields } from "~/platform/define-actions";
import { redirectWithToast, toastOnConflict } from "~/platform/flash";
import { cursorText, readCursor } from "~/platform/list-cursor";
import { pageTitle } from "~/product";
import { SEVERITIES } from "~db/constants";

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

/**
 * The search of a tab. It is a form of its address, so a search can be kept and sent on.
 * @param actions the audit actions, from the server: the list is too long for the scripts of all screens
 */
function SecurityFilter({
  filters,
  actions,
}: {
  filters: SecurityFilters;
  actions: readonly string[];
}) {
  const { tab } = filters;
  return (
    <Form
      role="search"
      key={JSON.stringify(filters)}
      className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <input type="hidden" name="tab" value={tab} />
      <FieldFrame id="person" label="Email or account ID" small className="basis-52">
        <Input id="person" name="person" defaultValue={filters.person} autoComplete="off" />
      </FieldFrame>
      {tab === "audit" && (
        <>
          <FieldFrame id="action" label="Action" small className="basis-44">
            <SelectBox
              id="action"
              name="action"
              defaultValue={filters.action}
              placeholder="Any"
              options={actions.map((value) => ({ value, label: inWords(value) }))}
            />
          </FieldFrame>
          <FieldFrame id="record" label="Record ID" small className="basis-52">
            <Input id="record" name="record" defaultValue={filters.record} autoComplete="off" />
          </FieldFrame>
        </>
      )}
      {tab === "events" && (
        <>
          <FieldFrame id="severity" label="Severity" small className="basis-36">
            <SelectBox
              id="severity"
              name="severity"
              defaultValue={filters.severity}
              placeholder="Any"
              options={SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }))}
            />
          </FieldFrame>
          <FieldFrame id="state" label="Status" small className="basis-36">
            <SelectBox
              id="state"
              name="state"
              defaultValue={filters.state}
              placeholder="Any"
              options={[
                { value: "open", label: "Open" },
                { value: "resolved", label: "Resolved" },
              ]}
            />
          </FieldFrame>
        </>
      )}
      <FieldFrame id="from" label="From" small className="basis-36">
        <Input id="from" name="from" type="date" defaultValue={filters.from} />
      </FieldFrame>
      <FieldFrame id="to" label="To" small className="basis-36">
        <Input id="to" name="to" type="date" defaultValue={filters.to} />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain">Filter</Button>
        <ButtonLink variant="quiet" to={withQuery(paths.admin.security, { tab })}>
          Clear
        </ButtonLink>
        <a
          href={withQuery(paths.admin.securityCsv, queryOf(filters))}
          className={buttonClass({ variant: "quiet" })}
        >
          Export as CSV
        </a>
      </div>
    </Form>
  );
}
