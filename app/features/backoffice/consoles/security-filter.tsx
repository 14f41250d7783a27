import { Form } from "@remix-run/react";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { paths, withQuery } from "~/paths";
import { SEVERITIES } from "~db/constants";
import { inWords, SEVERITY_LABELS } from "./labels";
import { queryOf, type SecurityFilters } from "./security-filters";

/**
 * The search of a tab. It is a form of its address, so a search can be kept and sent on.
 * @param actions the audit actions, from the server: the list is too long for the scripts of all screens
 */
export function SecurityFilter({
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
        <Button variant="plain">Show</Button>
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
