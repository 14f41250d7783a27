import { readFileSync } from "node:fs";
import type { Ability } from "~/features/identity/accounts/abilities";
import routes from "../../app/routes";
import { root } from "../../scripts/stack.mjs";

export type Group =
  | "public"
  | "auth"
  | "athlete"
  | "brand"
  | "account"
  | "admin"
  | "dev"
  | "resources";

export interface Screen {
  id: string;
  /** Its module in app/. */
  file: string;
  /** With its parameters: '/brand/campaigns/:campaignId'. */
  path: string;
  group: Group;
  hasLoader: boolean;
  hasAction: boolean;
  /** What its loader requires of staff. */
  ability?: Ability;
}

interface Entry {
  id?: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: Entry[];
}

export const textOf = (file: string) => readFileSync(`${root}app/${file}`, "utf8");

const exportsOf = (file: string, name: string) =>
  new RegExp(`export (async )?(function|const) ${name}\\b`).test(textOf(file));

const abilityIn = (file: string) =>
  /requireStaff\(context, "([^"]+)"/.exec(textOf(file))?.[1] as Ability | undefined;

function flatten(entries: Entry[], parent = ""): Screen[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return flatten(entry.children, path);
    const ability = abilityIn(entry.file);
    return {
      ...(ability && { ability }),
      id: entry.id ?? entry.file.replace(/\.\w+$/, ""),
      file: entry.file,
      path: path || "/",
      group: entry.file.split("/")[1] as Group,
      hasLoader: exportsOf(entry.file, "loader"),
      hasAction: exportsOf(entry.file, "action"),
    };
  });
}

/** Every address of the product, read from app/routes.ts itself. */
export const screens: Screen[] = flatten(routes as Entry[]);

/** Screens whose form carries a file. */
export const FILE_FORMS = ["/verify", "/brand/sales"];

/** The address with its parameters filled in; a parameter without a value gets an id that does not exist. */
export const fill = (path: string, ids: Record<string, string> = {}) =>
  path
    .replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "01arz3ndektsv4rrffq69g5fav")
    .replace("/*", "/no-such-page");
