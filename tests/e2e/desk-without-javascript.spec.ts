import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { expectNote, fillInPost, importPosts, longText, newTitle, rowOf, writePost } from "./site/desk.ts";
import { signIn, siteUrl } from "./site/journey.ts";

/** The server replaces the scripts: nothing typed is lost on the way. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true, "with scripts it is a different journey");

test("an expired login keeps the text on the page until the next one", async ({ page, context }) => {
  const { title } = newTitle("Written too long");
  await signIn(page);
  await fillInPost(page, { title });
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByText("You must be logged in to perform this action.")).toBeVisible();
  await expect(page.getByLabel(title)).toHaveValue(longText);
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "Save again" }).click();
  await expectNote(page, "Post created");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("Cancel on the confirmation page leads back to the same list", async ({ page }) => {
  const { title } = newTitle("Spared");
  await signIn(page);
  await writePost(page, { title });
  const row = await rowOf(page, title);
  const list = page.url();
  await row.getByRole("link", { name: /^Delete/ }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(list.replaceAll("%20", "+"));
  await expect(row).toBeVisible();
  await page.goto(siteUrl("/admin/posts/abc"));
  await expect(page).toHaveURL(siteUrl("/admin/posts"));
});

test("an imported post is a draft, is published at the desk, and its old address leads to it", async ({
  page,
  browser,
}) => {
  const { title, slug } = newTitle("Moved from elsewhere");
  const moved = mkdtempSync(join(tmpdir(), "moved-site-"));
  mkdirSync(join(moved, "_posts"));
  writeFileSync(join(moved, "_posts", `2019-05-11-${slug}.md`), `---\ntitle: ${title}\n---\n${longText}\n`);
  const told = importPosts(moved);
  expect(told).toContain(`/blog/${slug} (draft, --publish shows it)`);
  rmSync(moved, { recursive: true });

  const reader = await (await browser.newContext()).newPage();
  const old = siteUrl(`/2019/05/11/${slug}.html`);
  expect((await reader.goto(old))!.status()).toBe(404);
  await signIn(page);
  await (await rowOf(page, title)).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Publish" }).click();
  await expectNote(page, "1 post published");
  await expect((await rowOf(page, title)).getByText("May 11, 2019")).toBeVisible();
  await reader.goto(old);
  await expect(reader).toHaveURL(siteUrl(`/blog/${slug}`));
  await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
