import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * axe finds nothing serious on the page as it stands.
 * @param where for the message
 * @param rules all when left out
 */
export async function expectAccessible(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  // Through the debugger: the page's own policy would not let a foreign script in.
  await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(only ? { runOnly: [...only] } : {});
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  }, rules);
  expect(violations, where).toEqual([]);
}

interface Axe {
  run(options: { runOnly?: string[] }): Promise<{ violations: AxeViolation[] }>;
}

interface AxeViolation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
