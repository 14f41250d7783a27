/**
 * A page without scripts carries the rules it can use and no others: most of the style sheet is other pages'.
 * Reads what the build writes (minified, nesting resolved). Classes such a page comes with are all it ever has.
 */
export interface Block {
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

interface Names {
  classes: Set<string>;
  tags: Set<string>;
}

const GROUPS = /^@(layer|media|supports|container)\b/;

export function readStyle(css: string): Block[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, "");
  const blocks: Block[] = [];
  let from = 0;
  let open = 0;
  let depth = 0;
  walk(text, (c, i) => {
    if (c === "{" && depth++ === 0) open = i;
    else if (c === ";" && depth === 0) from = i + 1;
    else if (c === "}" && --depth === 0) {
      blocks.push(block(text.slice(from, open), text.slice(open + 1, i)));
      from = i + 1;
    }
  });
  return blocks;
}

function block(head: string, inside: string): Block {
  if (!head.startsWith("@")) return { head: "", selectors: selectorsIn(head), body: inside };
  return { head, selectors: [], body: GROUPS.test(head) ? readStyle(inside) : inside };
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

const decode = (text: string) =>
  text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** Classes and elements of a page. */
export const namesIn = (html: string): Names => ({
  classes: new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => decode(list).split(" ")),
  ),
  tags: new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag = ""]) => tag)),
});

function keep(blocks: Block[], names: Names): string {
  const used = ({ classes, tags }: Selector) =>
    classes.every((name) => names.classes.has(name)) && tags.every((tag) => names.tags.has(tag));
  const kept = ({ head, selectors, body }: Block) => {
    const inside = typeof body === "string" ? body : keep(body, names);
    const lead =
      head ||
      selectors
        .filter(used)
        .map(({ text }) => text)
        .join();
    return lead && inside && `${lead}{${inside}}`;
  };
  return blocks.map(kept).join("");
}

/** Drops what is said of variables and movements that nothing asks for. */
function withoutIdle(css: string): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
  for (const [, value = ""] of css.matchAll(/animation(?:-name)?:([^;}]*)/g))
    for (const word of value.split(/[\s,]+/)) asked.add(word);
  const unlessIdle = (all: string, name: string) => (asked.has(name) ? all : "");
  return css
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, unlessIdle)
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, unlessIdle)
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, unlessIdle);
}

/** The style of one page. */
export function styleFor(names: Names, sheet: Block[]): string {
  const all = keep(sheet, names);
  const once = withoutIdle(all);
  // A variable may have been asked for by one that is gone now.
  return once === all ? once : withoutIdle(once);
}
