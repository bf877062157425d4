import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** By axe, one line each; without `rules`, all apply. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger, since the page's policy forbids foreign scripts. Once per document, since parsing is slow.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      ...(only ? { runOnly: [...only] } : {}),
      // One passing element is enough, and style sheets only matter to a rule that is not used here.
      ...{ resultTypes: ["violations"], preload: { assets: ["media"] } },
    });
    return violations.map(({ id, impact, nodes }) => {
      return `${id} (${impact}): ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`;
    });
  }, rules);
}

interface Axe {
  run(options: {
    runOnly?: string[];
    resultTypes: string[];
    preload: { assets: string[] };
  }): Promise<{ violations: AxeViolation[] }>;
}

interface AxeViolation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}
