import { expect, test } from "playwright/test";
import { expectNote, fillInPost, newTitle, rowOf } from "./site/desk.ts";
import { signIn, siteUrl, smallYardPhoto, watchConsole } from "./site/journey.ts";

/** The same journey with and without JavaScript. */
test("write, picture, publish, read, another slug, the old link, delete", async ({ page, browser }) => {
  const complaints = watchConsole(page);
  const { title, slug } = newTitle("Stepping stones in wet ground");
  await signIn(page);
  await page.goto(siteUrl("/admin"));
  await page.getByRole("main").getByRole("link", { name: "New Post" }).click();
  await expect(page.getByText("No featured image selected")).toBeVisible();
  await fillInPost(page, { title, status: "Published" });
  await page.getByLabel("Featured image file").setInputFiles(smallYardPhoto());
  await page.getByLabel("Image Description").fill("A fenced yard before any work");
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
  await expect(page).toHaveURL(siteUrl("/admin/posts"));

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(siteUrl(`/blog/${slug}`));
  await expect(reader.getByRole("heading", { name: title })).toBeVisible();
  await expect(reader.getByRole("heading", { name: /Start with the ground/ })).toBeVisible();
  await expect(reader.getByRole("img", { name: "A fenced yard before any work" })).toBeVisible();

  await (await rowOf(page, title)).getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByRole("heading", { name: "Edit Post" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Image" })).toBeVisible();
  await page.getByLabel("Slug").fill(`${slug}-new`);
  await page.getByRole("button", { name: "Update Post" }).click();
  await expectNote(page, "Post updated");
  await reader.goto(siteUrl(`/blog/${slug}`));
  await expect(reader).toHaveURL(siteUrl(`/blog/${slug}-new`));

  page.once("dialog", (dialog) => dialog.accept());
  await (await rowOf(page, title)).getByRole("link", { name: /^Delete/ }).click();
  if (test.info().project.name === "javascript off") {
    await expect(page.getByRole("heading", { name: "Are you sure you want to delete this post?" })).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
  }
  await expectNote(page, "Post deleted");
  await expect(page).toHaveURL(siteUrl(`/admin/posts?search=${encodeURIComponent(title).replaceAll("%20", "+")}`));
  await expect(page.getByText("0 post(s) found")).toBeVisible();
  expect((await reader.goto(siteUrl(`/blog/${slug}-new`)))!.status()).toBe(404);
  expect(complaints).toEqual([]);
});
