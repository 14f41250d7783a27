import type { AuditAction } from "~db/constants";

/** One way from a state, or from any of a list, to another. `by` names the party that may take it. */
export interface Transition<State extends string, Party extends string> {
  from: State | readonly State[];
  to: State;
  by: Party;
  /** The action of its audit row. */
  audit: AuditAction;
}

export type Transitions<State extends string, Party extends string> = Record<
  string,
  Transition<State, Party>
>;

/** The states that a transition leads from. */
export const statesOf = (from: Transition<string, string>["from"]): readonly string[] =>
  typeof from === "string" ? [from] : from;

/**
 * The states of a row and the only ways between them, as a table. Write the table `as const satisfies
 * Transitions<State, Party>`, so that the types below name its states and transitions.
 */
export function stateMachine<const T extends Transitions<string, string>>(transitions: T) {
  type Name = keyof T & string;
  type Single<From> = From extends readonly (infer S extends string)[] ? S : From & string;
  type State = T[Name]["to"] | Single<T[Name]["from"]>;
  type Party = T[Name]["by"];
  const names = Object.keys(transitions) as Name[];

  /** The state a transition leads to; null when this party cannot take it from here. */
  const next = (state: string, name: Name, party: string): State | null => {
    const { from, to, by } = transitions[name] as Transition<State, Party>;
    return statesOf(from).includes(state) && party === by ? to : null;
  };

  return {
    transitions,
    names,
    next,
    /** The transitions open to this party from here. */
    allowed: (state: string, party: string): Name[] =>
      names.filter((name) => next(state, name, party) !== null),
  };
}

/** Any state machine. */
export interface StateMachine {
  transitions: Transitions<string, string>;
  names: readonly string[];
}
