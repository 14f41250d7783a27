import type { FieldMetadata } from "@conform-to/react";

type Row = readonly [
  label: string,
  stored: string,
  field: Pick<FieldMetadata<string | undefined>, "initialValue">,
];

/** What another page has stored since, beside the fields, which hold what was typed here. */
export function StoredNow({
  versionField,
  rows,
}: {
  /** The field of the version, which has an error when the form was overtaken. */
  versionField: FieldMetadata<number | undefined>;
  rows: readonly Row[];
}) {
  if (!versionField.errors) return null;
  const changedRows = rows.filter(([, stored, { initialValue = "" }]) => stored !== initialValue);
  return (
    <section
      id={versionField.id}
      tabIndex={-1}
      className="rounded-control bg-paper p-4 outline-none"
    >
      <h2 className="text-base">Stored now</h2>
      {changedRows.length === 0 && <p>The same as you typed.</p>}
      <dl className="mt-2 flex flex-col gap-3">
        {changedRows.map(([label, stored]) => (
          <div key={label}>
            <dt className="text-sm font-strong">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{stored || "(empty)"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
