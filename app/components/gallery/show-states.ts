/** Selector of focusable elements. */
const FOCUSABLE = "a, button, input, select, textarea, summary";

const STATE_PATTERNS: [RegExp, string][] = [
  [/(?<!\\):hover/g, ":is([data-shown=hover] *)"],
  [/(?<!\\):focus-visible/g, `:is([data-shown=focus] :is(${FOCUSABLE}):not(:disabled))`],
  [/(?<!\\):active/g, ":is([data-shown=active] *)"],
];

/**
 * Copies every :hover, :focus and :active rule to elements within `[data-shown]`.
 * The gallery therefore shows the product's own rules.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) repeat(sheet);
}

function repeat(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let i = list.cssRules.length - 1; i >= 0; i--) {
    const rule = list.cssRules[i];
    if (rule instanceof CSSStyleRule) {
      const copy = STATE_PATTERNS.reduce(
        (css, [state, shown]) => css.replace(state, shown),
        rule.cssText,
      );
      if (copy !== rule.cssText) list.insertRule(copy, i + 1);
    } else if (rule instanceof CSSGroupingRule) repeat(rule);
  }
}
