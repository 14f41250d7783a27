import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { RadioCards, type RadioOption } from "./ui/radio-cards";

/** A choice of a few visible options. */
export function RadioField({
  field,
  label,
  hint,
  options,
  columns = false,
}: {
  field: FieldMetadata<string | undefined | null>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly RadioOption[];
  columns?: boolean;
}) {
  return (
    <RadioCards
      key={field.key}
      id={field.id}
      name={field.name}
      legend={label}
      hint={hint}
      options={options}
      defaultValue={field.initialValue as string | undefined}
      errors={field.errors}
      errorId={field.errorId}
      columns={columns}
    />
  );
}
