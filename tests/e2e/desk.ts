import { expect, type Locator, type Page } from "playwright/test";
import { siteUrl } from "./journey.ts";

export const longText =
  "## Start with the ground\n\nWalk the yard after rain. **Where water stands, nothing else matters yet.**\n\n- dig\n- look";

/** A title nobody else has, and the slug it gets. */
export function newTitle(words: string): { title: string; slug: string } {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `${words} ${mark}`;
  return { title, slug: title.toLowerCase().replaceAll(" ", "-") };
}

/** Fills in the form of a new post, up to saving. */
export async function fillInPost(page: Page, post: { title: string; content?: string; status?: string }) {
  await page.goto(siteUrl("/admin/posts/new"));
  await expect(page.getByRole("heading", { name: "Create New Post" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(post.title);
  await page.getByLabel("Content", { exact: true }).fill(post.content ?? longText);
  if (post.status) await page.getByLabel("Status").selectOption({ label: post.status });
}

/** Writes and saves a post, back to the list. @returns its number */
export async function writePost(
  page: Page,
  post: { title: string; content?: string; status?: string },
): Promise<number> {
  await fillInPost(page, post);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
  await expect(page).toHaveURL(siteUrl("/admin/posts"));
  return postIdIn(await rowOf(page, post.title));
}

/** The row of a post in the list. */
export async function rowOf(page: Page, title: string): Promise<Locator> {
  await page.goto(siteUrl(`/admin/posts?search=${encodeURIComponent(title)}`));
  await expect(page.getByText("1 post found")).toBeVisible();
  return page.getByRole("row").filter({ hasText: title });
}

/** A toast with JavaScript, a line on the page without; in <noscript> text is not looked for. */
export async function expectNote(page: Page, title: string): Promise<void> {
  await expect(page.locator('[role="status"], [role="alert"], li', { hasText: title }).first()).toBeVisible();
}

async function postIdIn(row: Locator): Promise<number> {
  const address = await row.getByRole("link", { name: /^Edit/ }).getAttribute("href");
  return Number(/\d+/.exec(address!)![0]);
}
