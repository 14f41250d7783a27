import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** The form above a list whose boxes stand in the rows. */
export const ROWS_FORM = "rows";

/** Selects a row for the form above the list. @param ticked whether the page opens with it ticked */
export const RowBox = ({
  name,
  value,
  label,
  ticked,
}: {
  name: string;
  value: string;
  label: string;
  ticked: boolean;
}) => {
  const [first] = useState(value);
  return (
    <label className="-m-3 inline-flex p-3">
      <input
        // Another selection of the address ticks other rows, and a row that has changed loses its tick.
        key={`${ticked} ${value}`}
        type="checkbox"
        defaultChecked={ticked && value === first}
        name={name}
        value={value}
        form={ROWS_FORM}
        className="size-5 accent-leaf"
      />
      <span className="sr-only">Select {label}</span>
    </label>
  );
};

/** Ticks all rows: a box where scripts run, and without them a link to the page with all rows ticked. */
export function SelectAll({ ticked }: { ticked: boolean }) {
  const { search } = useLocation();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const look = "mr-2 inline-flex min-h-11 items-center gap-3 text-sm";
  if (!hydrated) {
    const query = new URLSearchParams(search);
    query.set("select", ticked ? "none" : "all");
    return (
      <Link to={`?${query}`} className={look}>
        {ticked ? "Select none" : "Select all"}
      </Link>
    );
  }
  return (
    <label className={look}>
      <input
        type="checkbox"
        defaultChecked={ticked}
        className="size-5 accent-leaf"
        onChange={({ currentTarget: { form, checked } }) => {
          for (const box of form?.elements ?? [])
            if (box instanceof HTMLInputElement && box.type === "checkbox") box.checked = checked;
        }}
      />
      Select all
    </label>
  );
}
