import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary } from "~/components/form";
import { submittedEntries } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import type { NotificationCategory, NotificationChannel } from "~db/constants";
import {
  CATEGORIES,
  CHANNEL_CATEGORIES,
  categoriesOf,
  GROUP_NAMES,
  GROUPS,
  type Group,
  switchName,
} from "./categories";

interface Column {
  channel: NotificationChannel;
  label: string;
  /** What is on. */
  on: readonly NotificationCategory[];
}

interface Row {
  about: NotificationCategory | Group;
  label: string;
  hint?: string;
  categories: readonly NotificationCategory[];
}

interface Part {
  title?: string;
  rows: Row[];
}

const PARTS: Record<"groups" | "categories", Part[]> = {
  groups: [
    {
      rows: GROUP_NAMES.map((about) => ({
        about,
        ...GROUPS[about],
        categories: categoriesOf(about),
      })),
    },
  ],
  categories: GROUP_NAMES.map((group) => ({
    title: GROUPS[group].label,
    rows: categoriesOf(group).map((about) => ({
      about,
      label: CATEGORIES[about].label,
      categories: [about],
    })),
  })),
};

type State = "always" | "on" | "off" | "some";

function stateOf({ categories }: Row, { channel, on }: Column): State {
  const own = categories.filter((category) => CHANNEL_CATEGORIES[channel].includes(category));
  const count = own.filter((category) => on.includes(category)).length;
  if (own.length === 0) return "always";
  return count === own.length ? "on" : count === 0 ? "off" : "some";
}

/**
 * A table of checkboxes for groups, or for each category: a column for each channel. The form says which were ticked at first, so
 * that only what was changed is saved.
 */
export function SwitchesForm({
  of,
  columns,
  actionData,
}: {
  of: keyof typeof PARTS;
  columns: Column[];
  actionData: FormActionData;
}) {
  const states = new Map<string, State>();
  for (const row of PARTS[of].flatMap(({ rows }) => rows))
    for (const column of columns)
      states.set(switchName(column.channel, row.about), stateOf(row, column));
  const was = [...states.keys()].filter((name) => states.get(name) === "on");
  const ticked = submittedEntries(actionData, "on", was);
  // A refused form goes on from what it began with: another page may have changed the rest.
  const [began = ""] = submittedEntries(actionData, "was", [was.join(" ")]);
  return (
    <Form method="post" className="flex flex-col items-start gap-3">
      <ErrorSummary
        form={{ id: of, allErrors: {}, errors: actionData?.result?.error?.[""] ?? [] }}
      />
      <input type="hidden" name="intent" value={of} />
      <input type="hidden" name="was" value={began} />
      <table className="w-full">
        <caption className="sr-only">
          {of === "groups" ? "Notifications by group" : "Notifications of each kind"}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="eyebrow py-2 text-left">
              About
            </th>
            {columns.map(({ channel, label }) => (
              <th key={channel} scope="col" className="eyebrow px-1 py-2 text-center wrap-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {PARTS[of].map(({ title, rows }) => (
          <tbody key={title ?? ""}>
            {title && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="pt-4 pb-1 text-left font-strong"
                >
                  {title}
                </th>
              </tr>
            )}
            {rows.map(({ about, label, hint }) => (
              <tr key={about} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-1 text-left leading-snug font-normal">
                  {label}
                  {hint && <span className="block text-sm text-soft">{hint}</span>}
                </th>
                {columns.map((column) => {
                  const name = switchName(column.channel, about);
                  const state = states.get(name);
                  return (
                    <td key={name} className="px-1 text-center">
                      {state === "always" ? (
                        <span className="text-sm text-soft">Always</span>
                      ) : (
                        <label className="inline-flex min-h-11 min-w-11 cursor-pointer flex-col items-center justify-center">
                          <span className="sr-only">{`${label}: ${column.label}`}</span>
                          <input
                            // Another form or page changed it: what is ticked here shows what is stored.
                            key={state}
                            type="checkbox"
                            name="on"
                            value={name}
                            defaultChecked={ticked.includes(name)}
                            className="size-5 accent-(--leaf)"
                          />
                          {state === "some" && <span className="text-xs text-soft">Some</span>}
                        </label>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {[...states.values()].includes("some") && (
        <p className="text-sm text-soft">
          Some: part of the group is on. Tick the box to turn on all of it, or open the list below.
        </p>
      )}
      <Button busy={useNavigation().formData?.get("intent") === of} size="sm">
        {of === "groups" ? "Save" : "Save each kind"}
      </Button>
    </Form>
  );
}
