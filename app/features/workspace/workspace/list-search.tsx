import { Form, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { FieldFrame, Input, SelectBox } from "~/components/ui/field";
import { LIST_SORTS, type ListView, SORT_LABELS } from "./list-view";

/** The search over a brand's campaigns and their order. A new order applies at once where scripts run. */
export function ListSearch({ view: { tab, q, sort } }: { view: ListView }) {
  const submit = useSubmit();
  return (
    <Form role="search" key={`${q} ${sort}`} className="mb-5 flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value={tab} />
      <FieldFrame id="campaign-search" label="Search titles" small className="flex-1 basis-52">
        <Input id="campaign-search" type="search" name="q" defaultValue={q} autoComplete="off" />
      </FieldFrame>
      <FieldFrame id="campaign-sort" label="Sort by" small className="basis-44">
        <SelectBox
          id="campaign-sort"
          name="sort"
          defaultValue={sort}
          onChange={({ currentTarget }) => submit(currentTarget.form)}
          options={LIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        />
      </FieldFrame>
      <Button variant="plain">Search</Button>
    </Form>
  );
}
