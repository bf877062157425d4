import { expect, type Page } from "playwright/test";
import { findViolations } from "./find-violations.ts";
import { siteUrl } from "./journey.ts";

/** axe finds nothing, not even something minor. `where` is for the message; without `rules`, all apply. */
export async function expectAccessible(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  expect(await findViolations(page, rules), where).toEqual([]);
}

/** A phone's width at 200 %, a phone's and a desktop's. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of [195, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${where}, ${width} wide`);
  }
  await page.setViewportSize(before);
}

/** Loads a page as a phone does, checks its width, and leaves the window as wide as a desktop's. */
export async function visitAsPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(path));
  await expectNoSidewaysScroll(page, path);
  await page.setViewportSize({ width: 1280, height: 900 });
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}
