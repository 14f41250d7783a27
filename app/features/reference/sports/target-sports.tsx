import type { ComponentProps } from "react";
import { ListInput } from "~/components/list-input";
import { SportOptions } from "./sport-options";

const OPTIONS = "known-sports";

/** The sports a brand looks for, with suggestions. A form has one of these. */
export function TargetSports({
  hint = "",
  ...input
}: Omit<ComponentProps<typeof ListInput>, "addLabel" | "list" | "hint"> & {
  /** Shown below the label. */
  hint?: string;
}) {
  return (
    <>
      <ListInput
        {...input}
        hint={`Add one at a time with Enter or the plus button.${hint && ` ${hint}`}`}
        addLabel="Add sport"
        list={OPTIONS}
      />
      <SportOptions id={OPTIONS} />
    </>
  );
}
