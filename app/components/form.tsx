import {
  type DefaultValue,
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type ReactNode, useReducer, useState } from "react";
import type { z } from "zod";
import { plural } from "~/platform/numbers";
import { type LazyForm, useLazyValidation } from "./lazy-validation";
import { CheckBox } from "./ui/checkbox";
import { control, ErrorText, FieldFrame, Input, type Option, SelectBox } from "./ui/field";
import { TextLink } from "./ui/link";

/** Conform keeps the errors of an answer until it is given another one: the answer to a form that was taken. */
const TAKEN: SubmissionResult<string[]> = { error: {} };

/** The answer to the last form that was sent. The action's data alone would go when the page loads its data again. */
function useAnswer(result: SubmissionResult<string[]> | undefined) {
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const [previous, setPrevious] = useState({ result, isSending });
  const [answer, setAnswer] = useState(result ?? null);
  if (previous.result !== result || previous.isSending !== isSending) {
    setPrevious({ result, isSending });
    if (result) setAnswer(result);
    else if (previous.isSending && !isSending) setAnswer(TAKEN);
  }
  return answer;
}

/**
 * The one form idiom: the schema's rules in the browser for comfort, the server's answer when there is one.
 * @param id of the form; fields get theirs from it
 * @param answer what the route's action returned, if it was about this form
 */
export function useZodForm<S extends z.ZodObject | z.ZodPipe>(
  id: string,
  { constraint, schema }: LazyForm<S>,
  options: {
    actionData?: { result?: SubmissionResult<string[]> } | undefined;
    defaultValue?: DefaultValue<z.input<S>>;
  } = {},
) {
  const answer = useAnswer(options.actionData?.result);
  const check = useLazyValidation(id, schema);
  // Conform renders again only for the fields that the last render read. When a field changes while React is part-way through
  // a render, the fields read after that are lost, and their next errors would not appear.
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);
  return useForm<z.input<S> & Record<string, unknown>, z.infer<S>, string[]>({
    id,
    lastResult: answer,
    constraint: constraint as never,
    defaultValue: options.defaultValue as never,
    // Not on blur: the message would push the button away from under the pointer that left the field.
    shouldValidate: "onSubmit",
    // Without the check, every letter would ask the server.
    shouldRevalidate: check ? "onInput" : "onSubmit",
    onValidate: (check &&
      ((sent: Parameters<typeof check>[0]) => {
        renderAgain();
        return check(sent);
      })) as never,
  });
}

interface Described {
  label: string;
  hint?: ReactNode;
}

/** Label, hint and error of one field, wired to each other. */
export function LabelledField({
  field,
  label,
  hint,
  children,
}: Described & {
  field: Pick<FieldMetadata<unknown>, "id" | "errors" | "errorId" | "descriptionId" | "required">;
  children: ReactNode;
}) {
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={hint}
      hintId={field.descriptionId}
      errors={field.errors}
      errorId={field.errorId}
      required={field.required}
    >
      {children}
    </FieldFrame>
  );
}

type InputType = "text" | "email" | "date" | "time" | "url" | "search";

export function Field({
  field,
  label,
  hint,
  type = "text",
  ...input
}: Described & {
  field: FieldMetadata<string | number | undefined | null>;
  type?: InputType;
  min?: string;
  autoComplete?: string;
  maxLength?: number;
  inputMode?: "numeric" | "decimal";
  placeholder?: string;
  /** Id of a `<datalist>` with suggestions. */
  list?: string;
}) {
  const { key, ...props } = getInputProps(field as FieldMetadata<string>, {
    type,
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  });
  return (
    <LabelledField field={field} label={label} hint={hint}>
      <Input key={key} {...props} {...input} />
    </LabelledField>
  );
}

export function TextArea({
  field,
  label,
  hint,
  rows = 4,
}: Described & { field: FieldMetadata<string | undefined | null>; rows?: number }) {
  const { key, ...props } = getTextareaProps(field as FieldMetadata<string>, {
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  });
  return (
    <LabelledField field={field} label={label} hint={hint}>
      <textarea key={key} rows={rows} className={control} {...props} />
    </LabelledField>
  );
}

export function Select({
  field,
  label,
  hint,
  placeholder,
  options,
}: Described & {
  field: FieldMetadata<string | undefined | null>;
  placeholder?: string;
  options: readonly Option[];
}) {
  const { key, ...props } = getSelectProps(field as FieldMetadata<string>, {
    ariaDescribedBy: hint ? field.descriptionId : undefined,
  });
  return (
    <LabelledField field={field} label={label} hint={hint}>
      <SelectBox key={key} {...props} placeholder={placeholder} options={options} />
    </LabelledField>
  );
}

export function Checkbox({
  field,
  label,
  hint,
}: {
  field: FieldMetadata<boolean | string | undefined>;
  label: ReactNode;
  hint?: ReactNode;
}) {
  const { key, ...props } = getInputProps(field as FieldMetadata<boolean>, { type: "checkbox" });
  return (
    <div>
      <CheckBox key={key} label={label} hint={hint} {...props} />
      <ErrorText id={field.errorId} errors={field.errors} />
    </div>
  );
}

/** What is wrong with a form, above it, each entry a link to its field. */
export function ErrorSummary({
  form,
  title,
}: {
  /** Instead of how many things are wrong. */
  title?: string;
  form: { errors?: string[]; allErrors: Record<string, string[]>; id: string; status?: string };
}) {
  const entries = Object.entries(form.allErrors).filter(([name]) => name !== "");
  if (form.status !== "error" && !form.errors?.length) return null;
  return (
    <div
      role="alert"
      // Focus comes here after a page load with errors.
      tabIndex={-1}
      autoFocus
      className="rounded-card border-2 border-alert p-4 focus-visible:outline-alert"
    >
      <h2 className="text-lg">
        {entries.length === 0
          ? "That didn't work"
          : (title ?? `${plural(entries.length, "thing")} to put right`)}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {form.errors?.map((error) => (
          <li key={error}>{error}</li>
        ))}
        {entries.map(([name, errors]) => (
          <li key={name}>
            <a href={`#${form.id}-${name}`} className="text-alert">
              {errors.join(" ")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link that closes a form without sending it. */
export function Cancel({ to }: { to: string }) {
  return (
    <TextLink to={to} className="!min-h-11 px-3 whitespace-nowrap">
      Cancel
    </TextLink>
  );
}
