import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";

interface Choice {
  seq: number;
  body: string;
  createdAt: number;
  /** Who wrote it, where both sides are offered. */
  from?: string;
}

/** Chooses messages of a conversation in a form. */
export function MessageChoices({
  field,
  legend,
  hint,
  earlier,
  messages,
  isChosen,
}: {
  field: FieldMetadata<unknown>;
  legend: string;
  hint: ReactNode;
  /** Where earlier messages are offered; null if there are none. */
  earlier: string | null;
  messages: readonly Choice[];
  /** @param seq as a field of the form says it */
  isChosen: (seq: string) => boolean;
}) {
  const { id, name, errors, errorId } = field;
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="font-strong">{legend}</legend>
      <p className="text-sm text-soft">{hint}</p>
      {earlier && <TextLink to={earlier}>Choose from earlier messages</TextLink>}
      {messages.map(({ seq, from, body, createdAt }) => (
        <CheckBox
          key={seq}
          className="border-b border-line py-1.5"
          id={`${id}-${seq}`}
          name={name}
          value={seq}
          defaultChecked={isChosen(String(seq))}
          label={
            <>
              {from && <span className="text-sm font-strong">{from}</span>}
              <span className="line-clamp-3 break-words whitespace-pre-line">{body}</span>
              <span className="text-xs text-soft">
                <Time at={createdAt} as="moment" />
              </span>
            </>
          }
        />
      ))}
      <ErrorText id={errorId} errors={errors} />
    </fieldset>
  );
}
