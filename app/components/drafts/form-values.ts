import { listOf } from "~/platform/list-field";
import { SECRET_FIELDS } from "~/platform/secret-fields";
import { LIST_EVENT, type ListDetail } from "./form-events";

/** The values of a form's fields by name; a list's by the name of the list. */
export type Values = Record<string, string[]>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NEVER = new Set(["password", "file", "submit", "button", "image", "reset"]);
const LIST_ENTRY = /^([^[\]]+)\[\d+\]$/;
const LIST = "[]";

/** Codes, cards and passwords are left out whatever their field is called. */
const isSecret = ({ name, autocomplete }: Control) =>
  SECRET_FIELDS.includes(name) || /one-time-code|(^|\s)cc-|password/.test(autocomplete);

const isControl = (element: object): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChoice = (element: Control): element is HTMLInputElement =>
  element.type === "checkbox" || element.type === "radio";

/** The name under which a field is kept; null for what is not typed or must not be kept. */
function fieldName(element: object): string | null {
  if (!isControl(element) || !element.name || element.disabled) return null;
  if (NEVER.has(element.type) || isSecret(element)) return null;
  if (element.type !== "hidden") return element.dataset.keep ?? element.name;
  const list = LIST_ENTRY.exec(element.name)?.[1];
  return list ? list + LIST : null;
}

export const readValues = (form: HTMLFormElement): Values => read(form, currentValue);

/** What the form began with, also when something was typed already. */
export function readDefaults(form: HTMLFormElement): Values {
  const values = read(form, defaultValue);
  for (const box of form.querySelectorAll<HTMLInputElement>("input[data-entries]"))
    values[listOf(box.name) + LIST] = JSON.parse(box.dataset.entries ?? "[]");
  return values;
}

function read(form: HTMLFormElement, get: (control: Control) => string | null): Values {
  const values: Values = {};
  for (const element of form.elements) {
    const name = fieldName(element);
    if (name === null || isBasis(element)) continue;
    values[name] ??= [];
    const value = get(element as Control);
    if (value !== null) values[name].push(value);
  }
  return values;
}

/** What the form was made from, such as a version: kept with what was typed, and no change by itself. */
const isBasis = (element: object): element is HTMLInputElement =>
  isControl(element) && element.dataset.basis !== undefined;

export function readBasis(form: HTMLFormElement): Values {
  const fields: object[] = [...form.elements];
  return Object.fromEntries(fields.filter(isBasis).map(({ name, value }) => [name, [value]]));
}

const currentValue = (control: Control) =>
  isChoice(control) && !control.checked ? null : control.value;

function defaultValue(control: Control) {
  if (isChoice(control)) return control.defaultChecked ? control.value : null;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

const same = (a: string[] = [], b: string[] = []) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from how the form was. */
export function diffValues(previous: Values, current: Values): Values {
  const names = new Set([...Object.keys(previous), ...Object.keys(current)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !same(previous[name], current[name]))
      .map((name) => [name, current[name] ?? []]),
  );
}

/**
 * Puts values back as if they were typed, so that what listens to the fields hears of it.
 * @returns whether there was a field, or a list that listens, for each
 */
export function fillForm(form: HTMLFormElement, values: Values): boolean {
  return Object.entries(values)
    .map(([name, entries]) => {
      if (name.endsWith(LIST)) return fillList(form, name.slice(0, -LIST.length), entries);
      const controls = [...form.elements].filter(
        (element) => fieldName(element) === name,
      ) as Control[];
      for (const [i, field] of controls.entries()) {
        if (isChoice(field)) setChoice(field, entries.includes(field.value));
        else setValue(field, entries[i] ?? "");
      }
      return controls.length > 0;
    })
    .every(Boolean);
}

function fillList(form: HTMLFormElement, name: string, entries: string[]): boolean {
  const detail: ListDetail = { name, entries };
  return !form.dispatchEvent(new CustomEvent(LIST_EVENT, { detail, cancelable: true }));
}

function setChoice(field: HTMLInputElement, checked: boolean) {
  // A radio is unchecked by checking another.
  if (field.checked !== checked && (checked || field.type === "checkbox")) field.click();
}

function setValue(field: Control, value: string) {
  if (field.value === value) return;
  // React overrides `value` on the element itself to know what it has seen; the prototype's setter passes it by.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
