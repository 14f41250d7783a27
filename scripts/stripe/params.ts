import { invalid, missingParam } from "./errors";

interface Tree {
  [name: string]: string | Tree;
}

/** Whether a row passes a filter of a list. */
export const named = (params: Params, name: string, value: string | null) =>
  !params.has(name) || value === params.text(name);

/** The parameters of a call: `items[0][price]=x` is one of a list of groups. */
export class Params {
  constructor(
    readonly tree: Tree,
    readonly prefix = "",
  ) {}

  static from(pairs: Iterable<[string, string]>): Params {
    const tree: Tree = {};
    for (const [key, value] of pairs) {
      const path = key.split(/[[\]]+/).filter(Boolean);
      const last = path.pop() ?? "";
      let node = tree;
      for (const name of path) {
        const next = node[name];
        const group = typeof next === "object" ? next : {};
        node[name] = group;
        node = group;
      }
      node[last] = value;
    }
    return new Params(tree);
  }

  has = (name: string) => name in this.tree;

  text(name: string): string | null {
    const value = this.tree[name];
    return typeof value === "string" && value !== "" ? value : null;
  }

  need(name: string): string {
    const value = this.text(name);
    if (value === null) throw missingParam(this.#full(name));
    return value;
  }

  int(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^-?\d+$/.test(value))
      throw invalid(`Invalid integer: ${value}`, {
        code: "parameter_invalid_integer",
        param: this.#full(name),
      });
    return Number(value);
  }

  flag = (name: string) => (this.has(name) ? this.text(name) === "true" : null);

  group(name: string): Params {
    const value = this.tree[name];
    return new Params(typeof value === "object" ? value : {}, this.#full(name));
  }

  groups(name: string): Params[] {
    const list = this.group(name);
    return Object.keys(list.tree).map((key) => list.group(key));
  }

  strings = (name: string): string[] =>
    Object.values(this.group(name).tree).filter((value) => typeof value === "string");

  /** `metadata`: an empty value takes a key away. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const given = Object.entries(this.group("metadata").tree) as [string, string][];
    return Object.fromEntries(
      [...Object.entries(before), ...given].filter(([, value]) => value !== ""),
    );
  }

  /** @throws where it has a parameter that the call does not take */
  only(names: string[]): void {
    const unknown = Object.keys(this.tree).find((name) => !names.includes(name));
    if (unknown)
      throw invalid(`Received unknown parameter: ${this.#full(unknown)}`, {
        code: "parameter_unknown",
        param: this.#full(unknown),
      });
  }

  #full = (name: string) => (this.prefix ? `${this.prefix}[${name}]` : name);
}
