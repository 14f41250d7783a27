/** A documented object as it travels: what can be expanded is an id. */
type Wire<T> = {
  [K in keyof T]: string extends T[K] ? Extract<T[K], string | null | undefined> : T[K];
};
export type Part<T, K extends keyof T> = Wire<Pick<T, K>>;
export type Base = "id" | "object" | "created" | "livemode" | "metadata";
