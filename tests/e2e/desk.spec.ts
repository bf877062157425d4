import { expect, test } from "playwright/test";
import { expectNote, fillInPost, longText, newTitle, rowOf, writePost } from "./site/desk.ts";
import { expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { signIn, siteUrl, smallYardPhoto } from "./site/journey.ts";

/** An editor's daily work. Without JavaScript it consists of forms, which the desk's own tests send. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "forms, which the desk's own tests send");

test("a picture is shown, changed and removed before anything is saved", async ({ page }) => {
  const { title } = newTitle("Picture first");
  await signIn(page);
  await fillInPost(page, { title });
  await page.getByLabel("Featured image file").setInputFiles(smallYardPhoto());
  await expect(page.getByRole("button", { name: "Change Image" })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("No featured image selected")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByRole("button", { name: "Upload Image" })).toBeVisible();
});

test("an error is shown next to its field, and the input stays", async ({ page }) => {
  await signIn(page);
  await fillInPost(page, { title: "Four", content: "too short" });
  await page.getByLabel("Title", { exact: true }).fill("Four");
  await page.getByLabel("Slug").fill("Not A Slug");
  await page.getByRole("button", { name: "Save Post" }).click();
  for (const words of [
    "Title must be at least 5 characters",
    "Slug must contain only lowercase letters, numbers, and hyphens",
    "Content must be at least 20 characters",
  ]) {
    await expect(page.getByRole("alert").getByText(words)).toBeVisible();
    await expect(page.locator("p", { hasText: words }).first()).toBeVisible();
  }
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("too short");
  await expect(page.getByLabel("Slug")).toHaveValue("Not A Slug");
});

test("for a taken slug another one is offered", async ({ page }) => {
  const { title, slug } = newTitle("Twice the same");
  await signIn(page);
  await writePost(page, { title });
  await fillInPost(page, { title });
  await page.getByRole("button", { name: "Save Post" }).click();
  await page.getByRole("button", { name: `Save as ${slug}-2` }).click();
  await expectNote(page, "Post created");
  await page.goto(siteUrl(`/admin/posts?search=${encodeURIComponent(title)}`));
  await expect(page.getByText("2 post(s) found")).toBeVisible();
});

test("a post with a future date is hidden from readers until then; its editor sees it at its address", async ({
  page,
  browser,
}) => {
  const { title, slug } = newTitle("For next spring");
  await signIn(page);
  await fillInPost(page, { title, status: "Published" });
  await page.getByLabel("Publish Date").fill("2035-03-01T08:00");
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
  const row = await rowOf(page, title);
  await expect(row.getByText("Scheduled")).toBeVisible();
  await expect(row.getByText("Mar 1, 2035")).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  expect((await reader.goto(siteUrl(`/blog/${slug}`)))!.status()).toBe(404);
  await page.goto(siteUrl(`/blog/${slug}`));
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("a preview link shows the draft until it is deleted, and again when it is restored", async ({ page, browser }) => {
  const { title } = newTitle("Shown before its time");
  await signIn(page);
  const id = await writePost(page, { title });
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await page.getByRole("link", { name: /^Preview link/ }).click();
  const link = await page.getByLabel("For someone without a login").inputValue();
  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const shown = reader.getByRole("heading", { level: 1, name: title });
  const gone = reader.getByRole("heading", { name: "This link shows nothing any more" });
  await reader.goto(link);
  await expect(shown).toBeVisible();
  await expectNoSidewaysScroll(reader, "a preview");
  await reader.goto(link.slice(0, -1));
  await expect(gone).toBeVisible();

  await page.goto(siteUrl(`/admin/posts/${id}/delete`));
  await page.getByRole("button", { name: "Delete" }).click();
  await expectNote(page, "Post deleted");
  await reader.goto(link);
  await expect(gone).toBeVisible();
  await page.getByRole("link", { name: "Trash" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("button", { name: /^Bring back/ })
    .click();
  await expectNote(page, "Post brought back");
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue(longText);
  await reader.goto(link);
  await expect(shown).toBeVisible();
});

test("an older version is restored", async ({ page }) => {
  const { title } = newTitle("Two versions");
  await signIn(page);
  const id = await writePost(page, { title, content: "The first text, which was the better one after all." });
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await page.getByLabel("Content", { exact: true }).fill("The second text, written in a hurry on a Monday.");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expectNote(page, "Post updated");
  await expect(page).toHaveURL(siteUrl(`/admin/posts/${id}`));
  await page.getByRole("link", { name: /^Revisions/ }).click();
  await page.getByRole("listitem").filter({ hasText: title }).nth(1).getByRole("link").click();
  await expect(page.getByText("The first text, which was the better one after all.")).toBeVisible();
  await expect(page.getByText("The second text, written in a hurry on a Monday.")).toBeVisible();
  await page.getByRole("button", { name: "Restore this revision" }).click();
  await expectNote(page, "Revision restored");
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue(
    "The first text, which was the better one after all.",
  );
});

test("two editors at once: the second sees both versions and decides", async ({ page, browser }) => {
  const { title } = newTitle("Two at once");
  await signIn(page);
  const id = await writePost(page, { title, content: "What both of them opened this morning." });
  const other = await (await browser.newContext()).newPage();
  const email = await signIn(other);
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await other.goto(siteUrl(`/admin/posts/${id}`));
  await other.getByLabel("Content", { exact: true }).fill("What the other one made of it before.");
  await other.getByRole("button", { name: "Update Post" }).click();
  await expectNote(other, "Post updated");

  await page.getByLabel("Content", { exact: true }).fill("What this one made of it afterwards.");
  await page.getByRole("button", { name: "Update Post" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "saved this post while you were editing it" });
  await expect(conflict).toContainText(email);
  await expect(conflict).toContainText("What the other one made of it before.");
  await expect(conflict).toContainText("What this one made of it afterwards.");
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("What this one made of it afterwards.");
  await page.getByRole("button", { name: "Update Post" }).click();
  await expectNote(page, "Post updated");
  await page.goto(siteUrl(`/admin/posts/${id}/revisions`));
  await expect(page.getByRole("listitem").filter({ hasText: title })).toHaveCount(3);
});

test("categories: new, chosen for a post, renamed, merged, deleted with an explanation", async ({ page }) => {
  const [first, second] = [newTitle("Patios").title, newTitle("Terraces").title];
  const { title } = newTitle("With a category");
  await signIn(page);
  for (const name of [first, second]) {
    await page.goto(siteUrl("/admin/categories/new"));
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Create category" }).click();
    await expectNote(page, "Category created");
  }
  await fillInPost(page, { title });
  await page.getByLabel(first).check();
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");

  await page.goto(siteUrl("/admin/categories"));
  await page.getByRole("row").filter({ hasText: first }).getByRole("link", { name: /^Edit/ }).click();
  await page.getByLabel("Name").fill(`${first} and paths`);
  await page.getByRole("button", { name: "Save" }).click();
  await expectNote(page, "Category updated");
  await page
    .getByRole("row")
    .filter({ hasText: `${first} and paths` })
    .getByRole("link", { name: /^Edit/ })
    .click();
  await page.getByLabel(/^Merge .* into/).selectOption({ label: `${second} (0)` });
  await page.getByRole("button", { name: "Merge" }).click();
  await expectNote(page, "Merged");
  await expect(page.getByText(`${first} and paths`)).toHaveCount(0);

  await page
    .getByRole("row")
    .filter({ hasText: second })
    .getByRole("link", { name: /^Delete/ })
    .click();
  await expect(page.getByText("1 post has this category. No post is deleted")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expectNote(page, "Category deleted");
  await (await rowOf(page, title)).getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("a tag with a taken name is refused, and unchecking a tag removes it", async ({ page }) => {
  const { title: tag } = newTitle("Shade");
  const { title } = newTitle("With a tag");
  await signIn(page);
  await page.goto(siteUrl("/admin/tags/new"));
  await page.getByLabel("Name").fill(tag);
  await page.getByRole("button", { name: "Create tag" }).click();
  await expectNote(page, "Tag created");
  await page.goto(siteUrl("/admin/tags/new"));
  await page.getByLabel("Name").fill(tag.toUpperCase());
  await page.getByRole("button", { name: "Create tag" }).click();
  await expect(page.getByText("There is one of this name already")).toBeVisible();

  await fillInPost(page, { title });
  await page.getByLabel(tag).check();
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
  for (const wanted of [true, false]) {
    await (await rowOf(page, title)).getByRole("link", { name: /^Edit/ }).click();
    await expect(page.getByLabel(tag)).toBeChecked({ checked: wanted });
    if (!wanted) break;
    await page.getByLabel(tag).uncheck();
    await page.getByRole("button", { name: "Update Post" }).click();
    await expectNote(page, "Post updated");
  }
});

test("search, status and sort are in the address; back and reload keep the view", async ({ page }) => {
  const mark = newTitle("Zebra grass").title;
  await signIn(page);
  await writePost(page, { title: `B ${mark}`, status: "published" });
  await writePost(page, { title: `A ${mark}` });
  await page.goto(siteUrl("/admin/posts"));
  await page.getByPlaceholder("Search posts...").fill(mark.toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("2 post(s) found")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText(`B ${mark}`);
  await page.getByLabel("Sort").selectOption({ label: "Sort by Title" });
  await expect(page.getByRole("row").nth(1)).toContainText(`A ${mark}`);
  await page.getByLabel("Status").selectOption({ label: "Draft" });
  await expect(page.getByText("1 post(s) found")).toBeVisible();
  await expect(page).toHaveURL(/status=draft/);
  await page.reload();
  await expect(page.getByText("1 post(s) found")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("2 post(s) found")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("all");
  await page.getByPlaceholder("Search posts...").fill("%_'\\");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(
    page.getByText(`No posts found. Create your first post by clicking the "New Post" button.`),
  ).toBeVisible();
});

test("an anonymous visitor logs in and returns", async ({ page }) => {
  await page.goto(siteUrl("/admin/posts?status=draft"));
  await page.getByLabel(/e-mail/i).fill(`editor-${crypto.randomUUID()}@yard.test`);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page).toHaveURL(siteUrl("/admin/posts?status=draft"));
  await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeVisible();
});
