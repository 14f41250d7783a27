import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { BELL_KINDS, type BellKind } from "~db/constants";
import { KINDS } from "./kinds";

interface Filter {
  unread: boolean;
  kind?: BellKind | undefined;
}

const OPTIONS = BELL_KINDS.map((value) => ({ value, label: KINDS[value].label }));

/** Filters the list by unread and by kind. */
export const NotificationFilter = ({ filter: { unread, kind } }: { filter: Filter }) => (
  <Form role="search" className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
    <FieldFrame id="kind" label="About">
      <SelectBox
        key={kind}
        id="kind"
        name="kind"
        defaultValue={kind}
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

/** Reads the filter from an address. An unknown kind is ignored. */
export const readFilter = (params: URLSearchParams): Filter => ({
  unread: params.get("unread") === "yes",
  kind: BELL_KINDS.find((kind) => kind === params.get("kind")),
});
