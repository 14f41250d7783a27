import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { BELL_CATEGORIES, type BellCategory } from "~db/constants";
import { CATEGORIES } from "./categories";

interface Filter {
  unread: boolean;
  category?: BellCategory | undefined;
}

const OPTIONS = BELL_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].label }));

/** Filters the list by unread and by category. */
export const NotificationFilter = ({ filter: { unread, category } }: { filter: Filter }) => (
  <Form role="search" className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
    <FieldFrame id="kind" label="About">
      <SelectBox
        key={category}
        id="kind"
        name="kind"
        defaultValue={category}
        placeholder="Everything"
        options={OPTIONS}
      />
    </FieldFrame>
    <CheckBox
      key={String(unread)}
      id="unread"
      name="unread"
      value="yes"
      defaultChecked={unread}
      label="Unread only"
    />
    <Button variant="plain" size="sm">
      Filter
    </Button>
  </Form>
);

/** Reads the filter from an address. An unknown category is ignored. */
export const readFilter = (params: URLSearchParams): Filter => ({
  unread: params.get("unread") === "yes",
  category: BELL_CATEGORIES.find((category) => category === params.get("kind")),
});
