import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, Field, Select, useZodForm } from "~/components/form";
import { Tags } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { SelectBox } from "~/components/ui/field";
import { paths } from "~/paths";
import type { SearchAlerts } from "~db/constants";
import { activeFilters } from "./active-filters";
import { SEARCH_NAME_LIMIT } from "./fields";
import { type Filters, filterQuery } from "./filters";
import { saveSearchForm } from "./forms";
import { readFilters } from "./read-filters";
import { discoverPath } from "./view";

export interface SavedSearch {
  id: string;
  name: string;
  query: string;
  alerts: SearchAlerts;
}

/** The action's data when it does not redirect. */
export type SaveActionData = { result: SubmissionResult<string[]> };

const ALERTS_LABEL = "Tell me about new athletes";
const ALERTS: { value: SearchAlerts; label: string }[] = [
  { value: "never", label: "Never" },
  { value: "daily", label: "Once a day" },
  { value: "weekly", label: "Once a week" },
];

type SendingForm = typeof Form;

/** Saves the filters under a name. `as` is the form component. */
export function SaveSearchForm({
  id,
  filters,
  redirectTo,
  actionData,
  busy,
  cancel,
  as: Sending,
}: {
  /** The id of the search that this form creates. */
  id: string;
  filters: Filters;
  /** The redirect after saving. */
  redirectTo: string;
  actionData: SaveActionData | undefined;
  busy: boolean;
  cancel: ReactNode;
  as: SendingForm;
}) {
  const [form, fields] = useZodForm("save-search", saveSearchForm, { actionData });
  return (
    <Sending
      method="post"
      action={paths.brand.searches + filterQuery(filters)}
      {...getFormProps(form)}
      className="flex flex-col gap-4"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="query" value={filterQuery(filters)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field
        field={fields.name}
        label="Search name"
        hint={`Up to ${SEARCH_NAME_LIMIT} characters.`}
        autoComplete="off"
      />
      <Select field={fields.alerts} label={ALERTS_LABEL} options={ALERTS} />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm text-soft">Filters in this search:</p>
        <FilterBadges filters={filters} />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={busy}>{busy ? "Saving…" : "Save"}</Button>
        {cancel}
      </div>
    </Sending>
  );
}

/** @param redirectTo the redirect after deleting */
export function SavedSearchList({
  searches,
  redirectTo,
  as: Sending,
}: {
  searches: SavedSearch[];
  redirectTo: string;
  as: SendingForm;
}) {
  if (searches.length === 0) return <p className="text-soft">No saved searches yet</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {searches.map(({ id, name, query, alerts }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5 first:pt-0">
          <div className="min-w-0 flex-1 basis-52">
            <h3 className="mb-1.5 text-base">{name}</h3>
            <FilterBadges filters={parseFilters(query)} />
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={discoverPath(parseFilters(query))} variant="plain" size="sm">
              Apply Search<span className="sr-only"> {name}</span>
            </ButtonLink>
            <Sending method="post" action={paths.brand.searches}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="redirectTo" value={redirectTo} />
              <Button variant="quiet" size="sm" name="intent" value="delete">
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </Sending>
          </div>
          <Sending
            method="post"
            action={paths.brand.searches}
            className="flex basis-full flex-wrap items-center gap-2"
          >
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <label htmlFor={`alerts-${id}`} className="text-sm text-soft">
              {ALERTS_LABEL}
              <span className="sr-only"> for {name}</span>
            </label>
            <div className="w-40">
              <SelectBox id={`alerts-${id}`} name="alerts" defaultValue={alerts} options={ALERTS} />
            </div>
            <Button variant="quiet" size="sm" name="intent" value="alerts">
              Change<span className="sr-only"> how often you hear of {name}</span>
            </Button>
          </Sending>
        </li>
      ))}
    </ul>
  );
}

/** The filters of a search as badges. */
function FilterBadges({ filters }: { filters: Filters }) {
  const labels = activeFilters(filters).map(({ label }) => label);
  return <Tags labels={labels.length > 0 ? labels : ["All athletes"]} />;
}

const parseFilters = (query: string) => readFilters(new URLSearchParams(query));
