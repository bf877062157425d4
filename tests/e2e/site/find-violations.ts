import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe has against the page as it stands, a line each. @param rules all when left out */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger: the page's own policy would not let a foreign script in. Once a document, for there is much of it to parse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      ...(only ? { runOnly: [...only] } : {}),
      // Of what is well one element is enough, and the style sheets only matter to a rule that is none of the usual ones.
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
