import type { ContentStatus } from "~db/constants";
import type { Actor } from "../accounts/actor";
import { nextStatus, TRANSITIONS, type Transition } from "./status";

/** What a person who has to do with a piece may do with it, as things stand. */
export const allowedTransitions = (
  { type }: Pick<Actor, "type">,
  status: ContentStatus,
): Transition[] =>
  (Object.keys(TRANSITIONS) as Transition[]).filter((step) => nextStatus(status, step, type));

/** A draft is the athlete's own business. */
export const visibleToBrand = (status: ContentStatus) => status !== "draft";
