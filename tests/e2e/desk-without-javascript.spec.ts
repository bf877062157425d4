import { expect, test } from "playwright/test";
import { expectNote, fillInPost, longText, newTitle, rowOf, writePost } from "./site/desk.ts";
import { signIn, siteUrl } from "./site/journey.ts";

/** What scripts would do in place, done by the server: nothing typed is lost on the way. */
test.beforeEach(() => {
  test.skip(test.info().project.name === "javascript on", "with scripts it is another journey");
});

test("Preview shows the text as it will be, below what was typed", async ({ page }) => {
  const { title } = newTitle("Looked at first");
  await signIn(page);
  await fillInPost(page, { title });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(
    page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: /Start with/ }),
  ).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue(longText);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
});

test("a login that ran out keeps the text on the page until the next one", async ({ page, context }) => {
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

test("Cancel on the page that asks leads back to the same list", async ({ page }) => {
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
