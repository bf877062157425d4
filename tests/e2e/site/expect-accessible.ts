import { expect, type Page } from "playwright/test";
import { findViolations } from "./find-violations.ts";

/**
 * axe finds nothing on the page as it stands, not even something minor.
 * @param where for the message
 * @param rules all when left out
 */
export async function expectAccessible(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  expect(await findViolations(page, rules), where).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
