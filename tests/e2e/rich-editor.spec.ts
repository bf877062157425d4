import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { expectNote, fillInPost, newTitle, rowOf, writePost } from "./site/desk.ts";
import { signIn, siteUrl, watchConsole } from "./site/journey.ts";

/** Writing without knowing Markdown, which the text area keeps. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "the text area alone is a different journey");

const editor = (page: Page) =>
  page.getByRole("textbox", { name: "Content", exact: true }).and(page.locator(".ProseMirror"));
const markdown = (page: Page) => page.locator('textarea[name="content"]');
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openRich(page: Page) {
  await press(page, "Rich");
  await expect(editor(page)).toBeVisible();
}

test("a post is written with the buttons, and readers see what the editor showed", async ({ page }) => {
  const complaints = watchConsole(page);
  const { title, slug } = newTitle("Written without Markdown");
  await signIn(page);
  await fillInPost(page, { title, content: "" });
  await openRich(page);
  await editor(page).click();
  await press(page, "Heading");
  await page.keyboard.type("Start * with the ground");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Walk the yard ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("after rain");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" and look.");
  await page.keyboard.press("Enter");
  await press(page, "List");
  await page.keyboard.type("dig");
  await page.keyboard.press("Enter");
  await page.keyboard.type("look");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  page.once("dialog", (dialog) => dialog.accept("https://example.org/soil"));
  await press(page, "Link");
  await page.keyboard.press("Enter");
  await press(page, "Table");
  await page.getByRole("toolbar", { name: "Table" }).getByRole("button", { name: "Delete row" }).click();
  const jpeg = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#507a48" } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel("Pictures for the text")
    .setInputFiles({ name: "bed.jpg", mimeType: "image/jpeg", buffer: jpeg });
  await expect(editor(page).locator("figure img")).toBeVisible();
  await editor(page).locator("figcaption").click();
  await page.keyboard.type("The bed in May");
  await editor(page).getByLabel("What this picture shows").fill("A green bed");
  await editor(page).getByLabel("What this picture shows").press("Tab");
  await expect(markdown(page)).toHaveValue(
    /^## Start \\\* with the ground\n\nWalk the yard \*\*after rain\*\* and look\.\n\n- dig\n- look\n\n<https:\/\/example\.org\/soil>\n\n\| Lavender \| 24 in \|\n\| --- \| --- \|\n\| {2}\| {2}\|\n\n!\[A green bed\]\(\/api\/uploads\/[a-z2-7]{26}\.jpg "The bed in May"\)\n$/,
  );
  await page.getByLabel("Status").selectOption("published");
  await press(page, "Save Post");
  await expectNote(page, "Post created");
  await page.goto(siteUrl(`/blog/${slug}`));
  const article = page.locator(".article-text");
  await expect(article.getByRole("heading", { name: "Start * with the ground" })).toBeVisible();
  await expect(article.locator("strong")).toHaveText("after rain");
  await expect(article.getByRole("listitem")).toHaveText(["dig", "look"]);
  await expect(article.getByRole("link", { name: "https://example.org/soil" })).toBeVisible();
  await expect(article.locator("th")).toHaveText(["Lavender", "24 in"]);
  await expect(article.getByRole("img", { name: "A green bed" })).toBeVisible();
  await expect(article.locator("figcaption")).toHaveText("The bed in May");
  expect(complaints).toEqual([]);
});

test("chosen pictures become a row, and the save waits until they are stored", async ({ page }) => {
  const { title } = newTitle("Row of pictures");
  await signIn(page);
  await fillInPost(page, { title, content: "Twenty letters are needed here." });
  await openRich(page);
  await editor(page).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/blog/media", async (route) => {
    await released;
    await route.continue();
  });
  const files = page.waitForEvent("filechooser");
  await press(page, "Row of pictures");
  const picture = async (name: string, background: string) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  await (await files).setFiles([await picture("a.jpg", "#507a48"), await picture("b.jpg", "#7a5048")]);
  await expect(editor(page).locator(".rich-source")).toContainText("Storing a.jpg");
  await press(page, "Save Post");
  await expect(page.getByText("Storing the picture, then saving")).toBeVisible();
  release();
  await expectNote(page, "Post created");
  const row = await rowOf(page, title);
  await row.getByRole("link", { name: title, exact: true }).click();
  await expect(markdown(page)).toHaveValue(
    /^Twenty letters are needed here\.\n\n::: gallery\n!\[\]\(\/api\/uploads\/\w+\.jpg\)\n!\[\]\(\/api\/uploads\/\w+\.jpg\)\n:::\n*$/,
  );
});

const imported = [
  "Setext heading\n==============",
  "A first  paragraph\nof *two* lines.",
  "* star\n* list",
  "<details><summary>More</summary>words</details>",
  "::: callout\nWords\n:::",
  "[x]: https://example.org",
  "Last one, see [x].",
].join("\n\n");

test("of an imported post only the paragraph that was touched changes, and undo brings back its letters", async ({
  page,
}) => {
  const { title } = newTitle("Moved in");
  await signIn(page);
  const id = await writePost(page, { title, content: imported });
  await page.goto(siteUrl(`/admin/posts/${id}`));
  await openRich(page);
  await expect(markdown(page)).toHaveValue(imported);
  await editor(page).getByText("A first").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Added.");
  await expect(markdown(page)).toHaveValue(
    imported.replace("A first  paragraph\nof *two* lines.", "A first  paragraph of *two* lines. Added."),
  );
  await press(page, "Undo");
  await expect(markdown(page)).toHaveValue(imported);
  await editor(page).locator(".rich-source", { hasText: ":::" }).getByText("Words").click();
  await page.keyboard.type("some");
  await expect(markdown(page)).toHaveValue(
    /::: callout\n[\s\S]*some[\s\S]*\n:::\n\n\[x\]: https:\/\/example\.org\n\nLast one, see \[x\]\.$/,
  );
});

test("the choice stays, Tab leaves the editor, and what is typed as Markdown is shown in it", async ({ page }) => {
  await signIn(page);
  await fillInPost(page, { title: "A title that is here", content: "One" });
  await openRich(page);
  await editor(page).click();
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();
  await press(page, "Markdown");
  await expect(editor(page)).toHaveCount(0);
  await markdown(page).fill("## Two\n\nThree");
  await press(page, "Rich");
  await expect(editor(page).getByRole("heading", { name: "Two" })).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await page.goto(siteUrl("/admin/posts/new"));
  await expect(editor(page)).toBeVisible();
});

const word = `<html><body><!--StartFragment--><h1>Spring<o:p></o:p></h1>
<p class=MsoNormal>Look at the <b>soil</b> first.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>dig<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>deep<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>look<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>first<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Plant</p></td><td><p class=MsoNormal>Height</p></td></tr><tr><td><p class=MsoNormal>Sage</p></td><td><p class=MsoNormal>2 ft</p></td></tr></table>
<p class=MsoNormal><img src="file:///C:/Users/x/clip.png" width=9><a href="https://example.org/a">a page</a></p><!--EndFragment--></body></html>`;
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Plan</span></h2><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and slanted</span></p><ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400">one</span></p></li><ul><li><p><span>inner</span></p></li></ul><li><p><span>two</span></p></li></ul></b>`;
const web = `<div class="a"><div><h3>Roses</h3><div>Prune <em>late</em>.</div><div><img src="https://example.org/r.jpg" alt="A rose"></div><script>alert(1)</script><blockquote><p>Less is more</p></blockquote></div></div>`;

const pasted = [
  {
    from: "Word",
    html: word,
    becomes:
      "# Spring\n\nLook at the **soil** first.\n\n- dig\n  - deep\n- look\n\n1. first\n\n| Plant | Height |\n| --- | --- |\n| Sage | 2 ft |\n\n[a page](https://example.org/a)",
  },
  { from: "Google Docs", html: docs, becomes: "## Plan\n\nPlain, **bold** *and slanted*\n\n- one\n  - inner\n- two" },
  {
    from: "a web page",
    html: web,
    becomes: "### Roses\n\nPrune *late*.\n\n![A rose](https://example.org/r.jpg)\n\n> Less is more",
  },
];

for (const { from, html, becomes } of pasted) {
  test(`what is pasted from ${from} keeps its structure, in both ways to write`, async ({ page }) => {
    await signIn(page);
    await fillInPost(page, { title: "A title that is here", content: "" });
    const paste = (selector: string) =>
      page.locator(selector).evaluate((place, html) => {
        const data = new DataTransfer();
        data.setData("text/html", html);
        data.setData("text/plain", "plain");
        place.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      }, html);
    await markdown(page).focus();
    await paste('textarea[name="content"]');
    await expect(markdown(page)).toHaveValue(becomes);
    await markdown(page).fill("");
    await openRich(page);
    await editor(page).focus();
    await paste(".ProseMirror");
    await expect(markdown(page)).toHaveValue(becomes);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the editor fits, and its preview takes the place of the text", async ({ page }) => {
    await signIn(page);
    await fillInPost(page, { title: "A title that is here", content: "## Ground\n\n| a | b |\n|---|---|\n| c | d |" });
    await openRich(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await press(page, "Preview");
    await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Ground" })).toBeVisible();
    await expect(editor(page)).toBeHidden();
    await press(page, "Back to writing");
    await expect(editor(page)).toBeVisible();
  });
});
