import type { FieldMetadata } from "@conform-to/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  addIntent,
  boxName,
  ENTER,
  entryName,
  INTENT,
  type ListRule,
  removeIntent,
  withEntry,
} from "~/platform/list-field";
import { LIST_EVENT, type ListDetail } from "./drafts/form-events";
import { LabelledField } from "./form";
import { buttonClass } from "./ui/button";
import { control } from "./ui/field";
import { Icon } from "./ui/icon";

/**
 * A list input: Enter or the plus button adds an entry. Immediate with scripts; without, by a
 * round trip: the route's action then calls `editLists`, and the form begins with `<EnterAddsFirst />`.
 * @param entries from the last server response; a new array resets the list
 */
export function ListInput({
  field,
  rule,
  label,
  hint,
  addLabel,
  showsAddLabel = false,
  inputMode,
  maxLength,
  list,
  entries: initial,
}: {
  field: Pick<FieldMetadata<unknown>, "id" | "errors" | "errorId" | "descriptionId">;
  rule: ListRule;
  label: string;
  hint?: ReactNode;
  addLabel: string;
  /** The button says what it adds; otherwise it shows a plus. */
  showsAddLabel?: boolean;
  inputMode?: "url";
  maxLength: number;
  /** Id of a `<datalist>` with suggestions. */
  list?: string;
  entries: readonly string[];
}) {
  const [entries, setEntries] = useState(initial);
  const [news, setNews] = useState("");
  const box = useRef<HTMLInputElement>(null);

  // The server has already added the pending entry.
  const shown = useRef(initial);
  useEffect(() => {
    if (shown.current === initial) return;
    shown.current = initial;
    setEntries(initial);
    if (box.current) box.current.value = "";
  }, [initial]);

  // Entries that were kept on the device: see components/kept.
  useEffect(() => {
    const form = box.current?.form;
    const restore = (event: Event) => {
      const { detail } = event as CustomEvent<ListDetail>;
      if (detail.name !== rule.name) return;
      // Taken: it need not be sent again.
      event.preventDefault();
      setEntries(detail.entries);
    };
    form?.addEventListener(LIST_EVENT, restore);
    return () => form?.removeEventListener(LIST_EVENT, restore);
  }, [rule.name]);

  const wiring = {
    id: field.id,
    errorId: field.errorId,
    descriptionId: field.descriptionId,
    required: false,
  };

  const add = () => {
    if (!box.current) return;
    const next = withEntry(entries, box.current.value, rule);
    const added = next.slice(entries.length).join(", ");
    setEntries(next);
    setNews(added && `${added} added`);
    box.current.value = "";
    box.current.focus();
  };
  const remove = (index: number) => {
    setEntries(entries.filter((_, i) => i !== index));
    setNews(`${entries[index]} removed`);
    box.current?.focus();
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <LabelledField field={{ ...wiring, errors: field.errors }} label={label} hint={hint}>
      {entries.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {entries.map((entry, i) => (
            <li
              key={entryName(entry, i)}
              className="flex max-w-full items-center gap-1 rounded-control bg-leaf-wash pl-3"
            >
              <span className="min-w-0 py-1">{entry}</span>
              <input type="hidden" name={entryName(rule.name, i)} value={entry} />
              <button
                type="submit"
                name={INTENT}
                value={removeIntent(rule.name, i)}
                formNoValidate
                onClick={(event) => {
                  event.preventDefault();
                  remove(i);
                }}
                className="grid min-h-11 min-w-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-card"
              >
                <Icon name="x" />
                <span className="sr-only">Remove {entry}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={`flex gap-2 ${showsAddLabel ? "flex-wrap sm:flex-nowrap" : ""}`}>
        <input
          ref={box}
          type="text"
          id={field.id}
          name={boxName(rule.name)}
          // What it began with, for what is kept on the device: components/kept.
          data-entries={JSON.stringify(initial)}
          maxLength={maxLength}
          inputMode={inputMode}
          list={list}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onEnter}
          aria-invalid={field.errors?.length ? true : undefined}
          aria-describedby={
            [field.errors?.length && field.errorId, hint && field.descriptionId]
              .filter(Boolean)
              .join(" ") || undefined
          }
          className={`${control} min-h-11`}
        />
        <button
          type="submit"
          name={INTENT}
          value={addIntent(rule.name)}
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
          className={`${buttonClass({ variant: "plain" })} min-w-11 flex-none !px-3.5`}
        >
          {!showsAddLabel && <Icon name="square-plus" />}
          <span className={showsAddLabel ? undefined : "sr-only"}>{addLabel}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </LabelledField>
  );
}

/** Without scripts Enter presses the form's first submit button, so this one must come first. */
export const EnterAddsFirst = () => (
  <button
    type="submit"
    name={INTENT}
    value={ENTER}
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
);
