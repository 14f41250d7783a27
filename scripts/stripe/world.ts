import { randomBytes } from "node:crypto";
import { invalid, missing } from "./errors";
import type { Kinds } from "./objects";

export const API_VERSION = "2026-10-28.endive";
export const DAY = 86_400;

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  /** The connected account it is about; none: our own. */
  account?: string;
  created: number;
  data: { object: unknown; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What the next calls come to, instead of their answer or after it. */
export interface Failure {
  /** Of the calls whose address starts so. */
  path: string;
  times: number;
  /** 0: only slow. */
  status: number;
  slowMs: number;
  /** The call is carried out first: its answer is late, or lost. */
  after: boolean;
}

/** Plain JSON: emulate stores it. */
export interface State {
  /** Seconds by which the clock has been put forward. */
  ahead: number;
  objects: Record<string, Kinds[keyof Kinds]>;
  events: StripeEvent[];
  /** Ids of events that wait for delivery. */
  waiting: string[];
  /** While set, events wait until they are released. */
  held: boolean;
  /** Events of connected accounts come from an endpoint of their own, which has another secret. */
  webhook: { url: string; secret: string; connectSecret: string };
  failures: Failure[];
  /** What connected accounts have paid out to their banks. */
  paidOut: Record<string, number>;
  answers: Record<string, { request: string; status: number; body: string }>;
}

export const emptyState = (webhook: State["webhook"]): State => ({
  ahead: 0,
  objects: {},
  events: [],
  waiting: [],
  held: false,
  webhook,
  failures: [],
  paidOut: {},
  answers: {},
});

/** Everything the account holds, and its clock. */
export class World {
  /** Of the call under way, for its events. */
  request: StripeEvent["request"] = { id: null, idempotency_key: null };

  constructor(
    readonly state: State,
    readonly origin: string,
  ) {}

  now = () => Math.floor(Date.now() / 1000) + this.state.ahead;

  id = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

  /** What every object starts with. */
  base = <K extends string>(prefix: string, object: K) => ({
    id: this.id(prefix),
    object,
    created: this.now(),
    livemode: false as const,
  });

  add<T extends Kinds[keyof Kinds]>(object: T): T {
    this.state.objects[object.id] = object;
    return object;
  }

  all<K extends keyof Kinds>(kind: K): Kinds[K][] {
    return Object.values(this.state.objects).filter(
      (object): object is Kinds[K] => object.object === kind,
    );
  }

  /** @param param the parameter that named it; without one the address did */
  get<K extends keyof Kinds>(kind: K, id: string | null | undefined, param?: string): Kinds[K] {
    const found = this.state.objects[id ?? ""];
    if (found?.object !== kind) throw missing(kind, id ?? "", param);
    return found as Kinds[K];
  }

  /** @param from `account`: the connected account whose event it is; `previous`: what has changed, as it was */
  emit(
    type: string,
    object: object,
    { previous, account }: { previous?: object | undefined; account?: string | undefined } = {},
  ): void {
    const event: StripeEvent = {
      id: this.id("evt"),
      object: "event",
      api_version: API_VERSION,
      ...(account && { account }),
      created: this.now(),
      data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.state.events.push(event);
    this.state.waiting.push(event.id);
  }

  /** Changes an object and tells of it with what was there before. */
  change<T extends object>(object: T, type: string, changes: Partial<T>, account?: string): T {
    const previous = Object.fromEntries(
      Object.keys(changes)
        .filter((key) => {
          const name = key as keyof T;
          return JSON.stringify(object[name]) !== JSON.stringify(changes[name]);
        })
        .map((key) => [key, structuredClone(object[key as keyof T])]),
    );
    Object.assign(object, changes);
    this.emit(type, object, { previous, account });
    return object;
  }

  /** Puts objects in the place of their ids, along paths such as 'latest_invoice' or 'data.customer'. */
  expand(value: object, paths: string[]): object {
    const copy = structuredClone(value);
    for (const path of paths) this.#expandAt(copy as Record<string, unknown>, path.split("."));
    return copy;
  }

  #expandAt(value: Record<string, unknown>, [name = "", ...rest]: string[]): void {
    if (!(name in value)) throw invalid(`This property cannot be expanded (${name}).`);
    const id = value[name];
    if (typeof id === "string" && this.state.objects[id])
      value[name] = structuredClone(this.state.objects[id]);
    const next = value[name];
    if (rest.length === 0 || next === null) return;
    for (const one of Array.isArray(next) ? next : [next]) this.#expandAt(one, rest);
  }
}
