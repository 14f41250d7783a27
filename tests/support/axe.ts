import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds wrong: '<rule>: <element>', a line for each element.
 * axe is read once a page, and asked for nothing but violations, because to describe what is right is most of its work.
 * @param colors only the contrast: a theme changes nothing else
 */
export async function violations(
  page: Page,
  { colors = false, within = ["html"] }: { colors?: boolean; within?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, runOnly]) => {
      const { axe: reader } = window as never as { axe: typeof axe };
      const found = await reader.run({ include }, { runOnly, resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, colors ? ["color-contrast"] : TAGS] as const,
  );
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
