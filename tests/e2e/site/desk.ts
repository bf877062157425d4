import { execFileSync } from "node:child_process";
import { expect, type Locator, type Page } from "playwright/test";
import { retries, siteUrl } from "./journey.ts";

export const longText =
  "## Start with the ground\n\nWalk the yard after rain. **Where water stands, nothing else matters yet.**\n\n- dig\n- look";

/** A unique title, and its slug. */
export function newTitle(words: string): { title: string; slug: string } {
  const mark = crypto.randomUUID().slice(0, 8);
  const title = `${words} ${mark}`;
  return { title, slug: slugOf(title) };
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** Up to saving. */
export async function fillInPost(page: Page, post: { title: string; content?: string; status?: string }) {
  await page.goto(siteUrl("/admin/posts/new"));
  await expect(page.getByRole("heading", { name: "Create New Post" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(post.title);
  await page.getByLabel("Content", { exact: true }).fill(post.content ?? longText);
  if (post.status) await page.getByLabel("Status").selectOption({ label: post.status });
}

/** For journeys that begin with an existing post. Returns its number. */
export async function writePost(
  page: Page,
  { title, content = longText, status = "draft" }: { title: string; content?: string; status?: "draft" | "published" },
): Promise<number> {
  const data = { title, slug: slugOf(title), content, status };
  const answer = await page.request.post(siteUrl("/api/blog/posts"), { ...retries, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** As an operator's command, as drafts. Returns its output. */
export function importPosts(folder: string): string {
  const env = { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR, LOG_LEVEL: "error" };
  return execFileSync(process.execPath, ["scripts/operate.mjs", "import-posts", folder], { env, encoding: "utf8" });
}

export async function rowOf(page: Page, title: string): Promise<Locator> {
  await page.goto(siteUrl(`/admin/posts?search=${encodeURIComponent(title)}`));
  await expect(page.getByText("1 post(s) found")).toBeVisible();
  return page.getByRole("row").filter({ hasText: title });
}

/** A toast with JavaScript, a line on the page without; Playwright does not search text in <noscript>. */
export async function expectNote(page: Page, title: string): Promise<void> {
  await expect(page.locator('[role="status"], [role="alert"], li', { hasText: title }).first()).toBeVisible();
}
