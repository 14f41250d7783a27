import { useEffect, useId, useState } from "react";
import { Button } from "./button";
import { FieldFrame, Input } from "./field";

/** Text to take along. Without scripts it is a field to copy from; with them there is a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = `copy-${useId().replaceAll(":", "")}`;
  return (
    <FieldFrame id={id} label={label}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Input
          id={id}
          readOnly
          value={value}
          className="min-w-0 max-w-96 flex-1 basis-48"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={value} what={label.toLowerCase()} />
      </div>
    </FieldFrame>
  );
}

/** Copies a text. Without scripts it is not there: the text stands beside it. */
export function CopyButton({
  text,
  children = "Copy",
  what,
  size,
}: {
  text: string;
  children?: string;
  /** What is copied, for screen readers: 'your link'. */
  what?: string;
  size?: "sm";
}) {
  const [hydrated, setHydrated] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => setHydrated(true), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setMessage("Copied"),
      () => setMessage("Your browser doesn't allow it. Select the text"),
    );
  return (
    <>
      {hydrated && (
        <Button type="button" variant="plain" size={size} onClick={copy}>
          {children}
          {what && <span className="sr-only"> {what}</span>}
        </Button>
      )}
      <span role="status" className="text-sm text-soft">
        {message}
      </span>
    </>
  );
}
