/** Takes the rules out of a built style sheet (minified, nesting resolved) that a page can use. */
interface Block {
  /** An at-rule's name and condition; empty for a rule. */
  head: string;
  selectors: Selector[];
  /** Declarations as written, or the blocks inside. */
  body: string | Block[];
}

/** What must be on the page before a selector can match anything. */
interface Selector {
  text: string;
  classes: string[];
  tags: string[];
}

export interface Names {
  classes: Set<string>;
  tags: Set<string>;
}

export type StyleSheet = Block[];

const GROUPS = /^@(layer|media|supports|container)\b/;

export function parseStyleSheet(css: string): StyleSheet {
  const text = css.replaceAll(/\/\*.*?\*\//gs, "");
  const blocks: Block[] = [];
  let from = 0;
  let open = 0;
  let depth = 0;
  walk(text, (c, i) => {
    if (c === "{" && depth++ === 0) open = i;
    else if (c === ";" && depth === 0) {
      // A statement, such as the name of a layer.
      blocks.push(block(text.slice(from, i), ""));
      from = i + 1;
    } else if (c === "}" && --depth === 0) {
      blocks.push(block(text.slice(from, open), text.slice(open + 1, i)));
      from = i + 1;
    }
  });
  return blocks;
}

function block(head: string, inside: string): Block {
  if (!head.startsWith("@")) return { head: "", selectors: selectorsIn(head), body: inside };
  return { head, selectors: [], body: GROUPS.test(head) ? parseStyleSheet(inside) : inside };
}

/** Calls for every character that is neither escaped nor quoted. */
function walk(text: string, visit: (c: string, at: number) => void) {
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (c === "\\") i++;
    else if (c === '"' || c === "'") i = text.indexOf(c, i + 1);
    else visit(c, i);
  }
}

function selectorsIn(list: string): Selector[] {
  const commas: number[] = [];
  let depth = 0;
  walk(list, (c, i) => {
    if (c === "(" || c === "[") depth++;
    else if (c === ")" || c === "]") depth--;
    else if (c === "," && depth === 0) commas.push(i);
  });
  return [-1, ...commas].map((comma, i) => selector(list.slice(comma + 1, commas[i])));
}

/** Parts that only an input has and the browser draws. */
const INPUT_PART = /^::(?!before|after|backdrop|selection|marker)/;

function selector(text: string): Selector {
  const outside = withoutBrackets(text);
  if (outside === ":is") {
    const [only, ...others] = selectorsIn(text.slice(":is(".length, -1));
    if (only && others.length === 0) return { ...only, text };
  }
  const classes = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
  const tags = [...outside.matchAll(/(?:^|[\s>+~])([a-z]\w*)/g)].map(([, tag = ""]) => tag);
  return { text, classes, tags: INPUT_PART.test(text) ? ["input"] : tags };
}

/** What stands in brackets may be a negation: it is no condition here. */
function withoutBrackets(text: string): string {
  let outside = "";
  let depth = 0;
  let from = 0;
  walk(text, (c, i) => {
    const change = c === "(" || c === "[" ? 1 : c === ")" || c === "]" ? -1 : 0;
    if (change === 1 && depth === 0) outside += text.slice(from, i);
    depth += change;
    if (change === -1 && depth === 0) from = i + 1;
  });
  return outside + text.slice(from);
}

function keep(blocks: Block[], names: Names): string {
  const used = ({ classes, tags }: Selector) =>
    classes.every((name) => names.classes.has(name)) && tags.every((tag) => names.tags.has(tag));
  const kept = ({ head, selectors, body }: Block) => {
    const inside = typeof body === "string" ? body : keep(body, names);
    const index =
      head ||
      selectors
        .filter(used)
        .map(({ text }) => text)
        .join();
    return index && inside && `${index}{${inside}}`;
  };
  return blocks.map(kept).join("");
}

/** Drops variables and animations that no declaration refers to. */
function dropUnusedVariables(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
  for (const [, value = ""] of css.matchAll(/animation(?:-name)?:([^;}]*)/g))
    for (const word of value.split(/[\s,]+/)) used.add(word);
  const ifUsed = (all: string, name: string) => (used.has(name) ? all : "");
  return css
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, ifUsed)
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, ifUsed)
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, ifUsed);
}

/** Every class and element that a selector of the sheet needs. */
export function namesOf(sheet: StyleSheet): Names {
  const all = selectorsOf(sheet);
  return {
    classes: new Set(all.flatMap(({ classes }) => classes)),
    tags: new Set(all.flatMap(({ tags }) => tags)),
  };
}

const selectorsOf = (sheet: StyleSheet): Selector[] =>
  sheet.flatMap(({ selectors, body }) =>
    typeof body === "string" ? selectors : selectorsOf(body),
  );

/** The layers in their order: a layer without a rule here may get some from a sheet that follows. */
function layerOrder(sheet: StyleSheet): string {
  const layers = sheet.flatMap(({ head }) => /^@layer (\S+)$/.exec(head)?.[1] ?? []);
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join()};` : "";
}

/** The rules that a page with these classes and elements can use. */
export function subsetOf(sheet: StyleSheet, names: Names): string {
  const all = keep(sheet, names);
  const once = dropUnusedVariables(all);
  // A variable may have been used only by one that is gone now.
  return layerOrder(sheet) + (once === all ? once : dropUnusedVariables(once));
}
