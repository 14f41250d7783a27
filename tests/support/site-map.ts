import { readFileSync } from "node:fs";
import ts from "typescript";
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
  /** What its buttons ask for. */
  intents: string[];
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

const textOf = (file: string) => readFileSync(`${root}app/${file}`, "utf8");

const exportsOf = (file: string, name: string) =>
  new RegExp(`export (async )?(function|const) ${name}\\b`).test(textOf(file));

const abilityIn = (file: string) =>
  /requireStaff\(context, "([^"]+)"/.exec(textOf(file))?.[1] as Ability | undefined;

/** What a page does with its forms: the keys of the object that its action is defined by. */
function intentsIn(file: string): string[] {
  const source = parse(file);
  const call = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === "action")?.initializer;
  if (!call || !ts.isCallExpression(call)) return [];
  const [prepare] = call.arguments;
  return prepare && ts.isArrowFunction(prepare) ? keysOf(returnedBy(prepare), source) : [];
}

const parse = (file: string) =>
  ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const returnedBy = ({ body }: ts.ArrowFunction | ts.FunctionDeclaration) =>
  body && ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;

/** Also the keys of an object that a function of a feature returns. */
function keysOf(node: ts.Node | undefined, source: ts.SourceFile): string[] {
  if (node && ts.isCallExpression(node)) {
    const name = node.expression.getText();
    const from = new RegExp(`\\b${name}\\b[^;]* from "~/([^"]+)"`).exec(source.text)?.[1];
    const found = from && parse(`${from}.ts`);
    const [declared] = found
      ? found.statements.filter(ts.isFunctionDeclaration).filter((one) => one.name?.text === name)
      : [];
    return found && declared ? keysOf(returnedBy(declared), found) : [];
  }
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return keysOf(property.expression, source);
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
  });
}

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
      intents: intentsIn(entry.file),
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
