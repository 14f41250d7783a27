import type { AuditAction } from "~db/constants";

/** One way from a state to another. `by` names the party that may take it. */
export interface Transition<State extends string, Party extends string> {
  from: State;
  to: State;
  by: Party;
  /** The action of its audit row. */
  audit: AuditAction;
}

export type Transitions<State extends string, Party extends string> = Record<
  string,
  Transition<State, Party>
>;

/**
 * The states of a row and the only ways between them, as a table. Write the table `as const satisfies
 * Transitions<State, Party>`, so that the types below name its states and transitions.
 */
export function stateMachine<const T extends Transitions<string, string>>(transitions: T) {
  type Name = keyof T & string;
  type State = T[Name]["from" | "to"];
  type Party = T[Name]["by"];
  const names = Object.keys(transitions) as Name[];

  /** The state a transition leads to; null when this party cannot take it from here. */
  const next = (state: string, name: Name, party: string): State | null => {
    const { from, to, by } = transitions[name] as Transition<State, Party>;
    return state === from && party === by ? to : null;
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
