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

/**
 * A change of state that is not the right of one party. A job, a deadline, the change of another row or a command of two sides makes it
 * with a statement of its own, which sets `to` where the status is one of `from`.
 */
interface Step<State extends string> {
  from: readonly State[];
  to: State;
}

export type Steps<State extends string> = Record<string, Step<State>>;

/** The states that a transition leads from. */
export const statesOf = (from: Transition<string, string>["from"]): readonly string[] =>
  typeof from === "string" ? [from] : from;

/**
 * The states of a row and the only ways between them, as two tables. Write them `as const satisfies Transitions<State, Party>` and
 * `as const satisfies Steps<State>`, so that the types below name their states and transitions.
 */
export function stateMachine<
  const T extends Transitions<string, string>,
  const S extends Steps<string> = Record<never, never>,
>(transitions: T, steps: S = {} as S) {
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
    steps,
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
  steps: Steps<string>;
  names: readonly string[];
}
