import type { ComponentProps } from "react";
import { ListInput } from "~/components/list-input";
import { SportOptions } from "./sport-options";

const OPTIONS = "known-sports";

/** The sports a brand looks for, with suggestions. A form has one of these. */
export const TargetSports = (
  input: Omit<ComponentProps<typeof ListInput>, "addLabel" | "list">,
) => (
  <>
    <ListInput {...input} addLabel="Add sport" list={OPTIONS} />
    <SportOptions id={OPTIONS} />
  </>
);
