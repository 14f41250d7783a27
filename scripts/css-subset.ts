/** Takes the rules out of a built style sheet (minified, nesting resolved) that a page can use. */
import { type Container, parse, type Root, type Rule } from "postcss";
import parser, { type Selector } from "postcss-selector-parser";

/** What must be on the page before a selector can match anything. */
interface Condition {
  classes: string[];
  tags: string[];
}

export interface Names {
  classes: Set<string>;
  tags: Set<string>;
}

export interface StyleSheet {
  root: Root;
  /** By selector. The steps of an animation have none. */
  conditions: Map<string, Condition>;
}

export function parseStyleSheet(css: string): StyleSheet {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  const conditions = new Map<string, Condition>();
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    for (const text of rule.selectors) {
      const [selector] = parser().astSync(text).nodes;
      if (selector) conditions.set(text, conditionOf(selector));
    }
  });
  return { root, conditions };
}

const isStep = ({ parent }: Rule) =>
  parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";

/** Parts that only an input has and the browser draws. */
const INPUT_PART = /^::(?!before|after|backdrop|selection|marker)/;

/** What stands in brackets may be a negation: it is no condition, unless it is the whole selector. */
function conditionOf(selector: Selector): Condition {
  const [only, ...others] = selector.nodes;
  if (others.length === 0 && only?.type === "pseudo" && only.value === ":is") {
    const [inside, ...alternatives] = only.nodes;
    if (inside && alternatives.length === 0) return conditionOf(inside);
  }
  const named = (type: "class" | "tag") =>
    selector.nodes.flatMap((node) => (node.type === type ? node.value : []));
  return {
    classes: named("class"),
    tags: INPUT_PART.test(String(selector)) ? ["input"] : named("tag"),
  };
}

/** Every class and element that a selector of the sheet needs. */
export function namesOf({ conditions }: StyleSheet): Names {
  const all = [...conditions.values()];
  return {
    classes: new Set(all.flatMap(({ classes }) => classes)),
    tags: new Set(all.flatMap(({ tags }) => tags)),
  };
}

/** Drops variables and animations that no declaration refers to; what only they refer to, too. */
function dropUnusedVariables(root: Root) {
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
    if (/animation(-name)?$/.test(prop)) for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  let dropped = false;
  root.walk((node) => {
    const name =
      node.type === "atrule" && /^(keyframes|property)$/.test(node.name)
        ? node.params
        : node.type === "decl" && node.variable && node.prop;
    if (!name || used.has(name)) return;
    node.remove();
    dropped = true;
  });
  if (dropped) dropUnusedVariables(root);
}

function dropEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" && node.type !== "rule") continue;
    dropEmpty(node);
    if (!node.nodes?.length) node.remove();
  }
}

/** The layers in their order: a layer without a rule here may get some from a sheet that follows. */
function layerOrder(root: Root): string {
  const layers = new Set<string>();
  root.walkAtRules("layer", ({ params }) => void layers.add(params));
  return layers.size > 0 ? `@layer ${[...layers].join()};` : "";
}

/** The rules that a page with these classes and elements can use. */
export function subsetOf({ root, conditions }: StyleSheet, names: Names): string {
  const subset = root.clone();
  const isUsed = (selector: string) => {
    const { classes, tags } = conditions.get(selector) ?? { classes: [], tags: [] };
    return (
      classes.every((name) => names.classes.has(name)) && tags.every((tag) => names.tags.has(tag))
    );
  };
  subset.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropUnusedVariables(subset);
  dropEmpty(subset);
  return layerOrder(root) + String(subset);
}
