import { useEffect, useId, useState } from "react";
import { Button } from "./button";
import { FieldFrame, Input } from "./field";

/** Text to take along. Without scripts it is a field to copy from; with them there is a button. */
export function CopyField({
  label,
  value,
  subject,
}: {
  label: string;
  value: string;
  /** Whose it is, for screen readers, where a page has several. */
  subject?: string;
}) {
  const id = `copy-${useId().replaceAll(":", "")}`;
  const [hydrated, setHydrated] = useState(false);
  const [message, setSaid] = useState("");
  useEffect(() => setHydrated(true), []);
  const owner = subject && <span className="sr-only"> of {subject}</span>;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid("Copied"),
      () => setSaid("Your browser doesn't allow it. Copy it from the field"),
    );
  return (
    <FieldFrame
      id={id}
      label={
        <>
          {label}
          {owner}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <Input
          id={id}
          readOnly
          value={value}
          className="min-w-0 max-w-96 flex-1 basis-48"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {hydrated && (
          <Button type="button" variant="plain" onClick={copy}>
            Copy
            <span className="sr-only">
              {" "}
              {label.toLowerCase()}
              {subject && ` of ${subject}`}
            </span>
          </Button>
        )}
        <span role="status" className="text-sm text-soft">
          {message}
        </span>
      </div>
    </FieldFrame>
  );
}
