import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { expectNote, fillInPost, longText, newTitle, rowOf, writePost } from "./site/desk.ts";
import { retries, signIn, siteUrl, watchConsole } from "./site/journey.ts";

/** What scripts add to the desk: saving, warning, previewing, and losing nothing. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "the server alone is a different journey");

const content = (page: Page) => page.getByLabel("Content", { exact: true });

test("typing fills in the slug, shows the preview and is kept on the server", async ({ page }) => {
  const complaints = watchConsole(page);
  const { title, slug } = newTitle("Kept while writing");
  await signIn(page);
  await fillInPost(page, { title });
  await expect(page.getByLabel("Slug")).toHaveValue(slug);
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Where water stands")).toBeVisible();
  await expect(page.getByText(/^Draft saved \d/)).toBeVisible();

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Back to Posts" }).click();
  await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeVisible();
  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page.getByText("You have unsaved changes of")).toContainText(title);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(content(page)).toHaveValue(longText);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
  await page.goto(siteUrl("/admin/posts/new"));
  await expect(page.getByRole("heading", { name: "Create New Post" })).toBeVisible();
  await expect(page.getByText("You have unsaved changes of")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a slug written by hand stays", async ({ page }) => {
  await signIn(page);
  await fillInPost(page, { title: "First words of a title" });
  await page.getByLabel("Slug").fill("my-own-slug");
  await page.getByLabel("Title", { exact: true }).fill("Other words of a title");
  await expect(page.getByLabel("Slug")).toHaveValue("my-own-slug");
});

test("leaving unsaved text requires confirmation, and staying keeps it", async ({ page }) => {
  const { title } = newTitle("Do not leave");
  await signIn(page);
  const id = await writePost(page, { title });
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await content(page).pressSequentially("More. ");
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page).toHaveURL(siteUrl(`/admin/posts/${id}`));
  await expect(content(page)).toHaveValue(/More\. /);
});

test("Ctrl+S saves and stays, and the caret stays where it is", async ({ page }) => {
  const { title } = newTitle("Saved by a key");
  await signIn(page);
  const id = await writePost(page, { title });
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Where water stands")).toBeVisible();
  await content(page).press("Control+Home");
  await content(page).pressSequentially("Begun. ");
  await content(page).press("Control+s");
  await expectNote(page, "Post updated");
  await expect(page.getByText(/^All saved/)).toBeVisible();
  await content(page).pressSequentially("And on. ");
  await content(page).press("Control+s");
  await expect(page.getByText(/^All saved/)).toBeVisible();
  await page.reload();
  await expect(content(page)).toHaveValue(/^Begun\. And on\. /);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await content(page).fill("Plain words");
  for (const [key, text] of [
    ["a", "Plain words"],
    ["b", "**Plain words**"],
    ["i", "***Plain words***"],
    ["b", "*Plain words*"],
    ["k", "*[Plain words](https://)*"],
  ]) {
    await content(page).press(`Control+${key}`);
    await expect(content(page)).toHaveValue(text!);
  }
  await content(page).press("Control+z");
  await expect(content(page)).toHaveValue("*Plain words*");
  await page.getByRole("toolbar").getByRole("button", { name: "Quote" }).click();
  await expect(content(page)).toHaveValue("> *Plain words*");

  const toolbar = page.getByRole("toolbar");
  await content(page).fill("Water stands here.");
  await toolbar.getByRole("button", { name: "Footnote" }).click();
  await page.keyboard.type("after rain");
  await expect(content(page)).toHaveValue("Water stands here.[^1]\n\n[^1]: after rain\n");
  await content(page).fill("Two plants");
  await toolbar.getByRole("button", { name: "Table" }).click();
  await page.keyboard.type("Shrub");
  await expect(content(page)).toHaveValue("Two plants\n\n| Shrub | Height |\n|---|---|\n| Lavender | 24 in |\n");
  await content(page).fill("");
  await toolbar.getByRole("button", { name: "Video" }).click();
  await page.keyboard.type("https://youtu.be/dQw4w9WgXcQ");
  await expect(content(page)).toHaveValue("https://youtu.be/dQw4w9WgXcQ\n");
});

test("without a connection nothing typed is lost, and saving works when it is back", async ({ page, context }) => {
  const { title } = newTitle("On the train");
  await signIn(page);
  await fillInPost(page, { title });
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Where water stands")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByText("Failed to save post", { exact: true })).toBeVisible();
  await expect(content(page)).toHaveValue(longText);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
});

test("an expired login is reported, and the text waits for the next one", async ({ page, context }) => {
  const { title } = newTitle("Logged out meanwhile");
  await signIn(page);
  await fillInPost(page, { title });
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Where water stands")).toBeVisible();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByText("You must be logged in to perform this action.").first()).toBeVisible();
  await expect(content(page)).toHaveValue(longText);
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expectNote(page, "Post created");
});

test("with an expired login a link of the desk leads to the login and back", async ({ page, context }) => {
  await signIn(page);
  await page.goto(siteUrl("/admin"));
  await context.clearCookies();
  await page.getByRole("link", { name: "New Category" }).click();
  await page.getByLabel(/e-mail/i).fill(`editor-${crypto.randomUUID()}@yard.test`);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page).toHaveURL(siteUrl("/admin/categories/new"));
  await expect(page.getByRole("heading", { name: "New Category" })).toBeVisible();
});

test("deleting requires confirmation, and no changes nothing", async ({ page }) => {
  const { title } = newTitle("Not to be deleted");
  await signIn(page);
  await writePost(page, { title });
  const row = await rowOf(page, title);
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await row.getByRole("link", { name: /^Delete/ }).click();
  await expect.poll(() => asked).toEqual(["Are you sure you want to delete this post?"]);
  await expect(row).toBeVisible();
});

test("the list follows the input and the history, and a failed request is reported", async ({ page }) => {
  const { title } = newTitle("Found while typing");
  await signIn(page);
  await writePost(page, { title });
  await page.goto(siteUrl("/admin/posts"));
  await page.getByPlaceholder("Search posts...").pressSequentially(title.slice(-8));
  await expect(page.getByText("1 post(s) found", { exact: true })).toBeVisible();
  await page.getByLabel("Status").selectOption("published");
  await expect(page.getByText("0 post(s) found", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 post(s) found", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("all");

  const tick = page.getByRole("checkbox", { name: title });
  await tick.check();
  await page.getByRole("button", { name: "Publish" }).click();
  await expectNote(page, "1 post published");
  await expect(tick).not.toBeChecked();

  const cut = await page.route(/\/admin\/posts.*\.data/, (route) => route.abort());
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: /^Delete/ }).click();
  await expect(page.getByText("Failed to delete post", { exact: true })).toBeVisible();
  await expect(page.getByText("1 post(s) found", { exact: true })).toBeVisible();
  await page.getByLabel("Status").selectOption("published");
  await expect(page.getByText("Failed to load posts. Please try again.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New Post" })).toHaveCount(0);
  await cut.dispose();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("1 post(s) found", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("published");
});

test("pictures pasted with words and dropped together are all stored, in order, each with a question for its description", async ({
  page,
}) => {
  const { title } = newTitle("With pictures inside");
  await signIn(page);
  await fillInPost(page, { title, content: "First words.\n\nLast words." });
  await content(page).evaluate(async (area) => {
    const field = area as HTMLTextAreaElement;
    const transfer = async (names: string[]) => {
      const data = new DataTransfer();
      for (const name of names) {
        const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 48 });
        canvas.getContext("2d")!.fillRect(0, 0, 40, 40);
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
        data.items.add(new File([blob!], name, { type: "image/png" }));
      }
      return data;
    };
    const withWords = await transfer(["wall.png"]);
    withWords.setData("text/plain", "Pasted words.");
    field.setSelectionRange(5, 5);
    const paste = new ClipboardEvent("paste", { clipboardData: withWords, bubbles: true, cancelable: true });
    // The browser's own paste, unless it was prevented.
    if (area.dispatchEvent(paste)) document.execCommand("insertText", false, " (Pasted words.)");
    const dataTransfer = await transfer(["gate.png", "pond.png", "step.png"]);
    area.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  const picture = "!\\[\\]\\(/api/uploads/[a-z2-7]{26}\\.jpg\\)";
  await expect(content(page)).toHaveValue(new RegExp(`(${picture}\n\n){4}Last words.$`));
  const asked = page.getByRole("list", { name: "Pictures without a description" });
  await asked.getByRole("textbox").first().fill("A dry wall");
  await asked.getByRole("textbox").first().press("Enter");
  await expect(asked.getByRole("textbox")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("img", { name: "A dry wall" })).toBeVisible();
  await page.getByRole("button", { name: "From the library" }).click();
  await expect(page.getByRole("region", { name: "Picture library" }).getByRole("img").first()).toBeVisible();
});

test("a save during an upload waits for it, and is canceled when the upload fails", async ({ page }) => {
  const { title, slug } = newTitle("Saved a little early");
  await signIn(page);
  await fillInPost(page, { title });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/blog/media", async (route) => {
    await released;
    await route.continue();
  });
  const files = { name: "wall.png", mimeType: "image/png", buffer: await smallPicture() };
  await page.getByLabel("Pictures for the text").setInputFiles(files);
  await expect(content(page)).toHaveValue(/!\[Storing wall\.png/);
  await page.getByLabel("Featured image file").setInputFiles(files);
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(page.getByText("Storing the picture, then saving")).toBeVisible();
  release();
  await expect(page).toHaveURL(siteUrl("/admin/posts"));
  await page.unroute("**/api/blog/media");
  const saved = await (await page.request.get(siteUrl("/api/blog/posts?status=all"), retries)).json();
  const { id } = saved.find((one: { slug: string }) => one.slug === slug);
  const post = await (await page.request.get(siteUrl(`/api/blog/posts/${id}`), retries)).json();
  expect(post.content).toMatch(/!\[\]\(\/api\/uploads\/[a-z2-7]{26}\.jpg\)/);
  expect(post.content).not.toContain("Storing");
  expect(post.featuredImagePath).toMatch(/\.jpg$/);

  await page.goto(siteUrl(`/admin/posts/${id}`));
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/api/blog/media", async (route) => {
    await refused;
    await route.fulfill({ status: 507, json: { message: "There is no room." } });
  });
  await page.getByLabel("Pictures for the text").setInputFiles(files);
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  refuse();
  await expect(page.getByText("Not inserted. There is no room.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update Post" })).toBeEnabled();
  await expect(page).toHaveURL(siteUrl(`/admin/posts/${id}`));
});

function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: "#886644" } })
    .png()
    .toBuffer();
}

test("two tabs of one editor keep their own words, and neither saves over the other's", async ({ page, context }) => {
  const { title } = newTitle("In two tabs");
  const email = await signIn(page);
  const id = await writePost(page, { title });
  const other = await context.newPage();
  const words = { page: "What the first tab has to say about it.", other: "What the second tab has to say about it." };
  for (const [tab, text] of [
    [page, words.page],
    [other, words.other],
  ] as const) {
    await tab.goto(siteUrl(`/admin/posts/${id}`));
    await content(tab).fill(text);
    await expect(tab.getByText(/^Draft saved \d/)).toBeVisible();
  }
  await page.getByRole("button", { name: "Update Post" }).click();
  await expectNote(page, "Post updated");
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await expect(content(page)).toHaveValue(words.page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(content(page)).toHaveValue(words.other);

  await other.getByRole("button", { name: "Update Post" }).click();
  const conflict = other.getByRole("alert").filter({ hasText: "saved this post while you were editing it" });
  await expect(conflict).toContainText(email);
  await expect(conflict).toContainText(words.page);
  await expect(conflict).toBeFocused();
  await expect(content(other)).toHaveValue(words.other);
});

test("text typed before the script has loaded is kept", async ({ page }) => {
  const { title } = newTitle("Slow line");
  await signIn(page);
  const id = await writePost(page, { title });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(`/admin/posts/${id}`), { waitUntil: "commit" });
  await content(page).fill("Typed while the line was slow, and longer than twenty letters.");
  release();
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Typed while the line was slow")).toBeVisible();
  await expect(content(page)).toHaveValue("Typed while the line was slow, and longer than twenty letters.");
});
