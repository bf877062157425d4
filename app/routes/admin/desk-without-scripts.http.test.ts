import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";
import { signIn } from "#tests/machines/customer.ts";
import type { PlainBrowser } from "../../../scripts/order/plain-browser.mjs";

// The desk as a browser without scripts has it: the forms as they stand on its pages, with what these have filled in.
let browser: PlainBrowser;
beforeAll(async () => {
  browser = await signIn(app.baseUrl, `editor-${crypto.randomUUID()}@yard.test`);
});

const text = "## Start with the ground\n\nWalk the yard after rain. **Where water stands, nothing else matters yet.**";
const newTitle = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

const page = () => parse(browser.html);
const filledIn = (field: string) => page().querySelector(`input[name="${field}"]`)?.getAttribute("value");
/** The address that a row of a list leads to. */
function linkOf(words: string): string {
  const row = page()
    .querySelectorAll("tr")
    .find(({ text }) => text.includes(words));
  return row!.querySelector("a[href^='/admin/']")!.getAttribute("href")!.split("?")[0]!;
}

/** Presses one of the page's buttons, in the form that has the named fields. */
async function press(name: string, value: string, fields: Record<string, string | File>) {
  expect(page().querySelector(`button[name="${name}"][value="${value}"]`)).not.toBeNull();
  await browser.submit(fields, { [name]: value });
}

async function fillInPost(title: string, fields: Record<string, string | File> = {}) {
  await browser.open("/admin/posts/new");
  return { title, content: text, ...fields };
}

/** The list, narrowed to posts of a title. */
const openList = (title: string) => browser.open(`/admin/posts?search=${encodeURIComponent(title)}`);

test("a text is looked at, a picture put above it and taken away, and what was typed stays", async () => {
  const title = newTitle("Looked at first");
  const small = await sharp(readFileSync("tests/fixtures/fenced-back-yard.jpg")).resize(280).jpeg().toBuffer();
  const featuredImage = new File([new Uint8Array(small)], "yard.jpg", { type: "image/jpeg" });
  await press("intent", "preview", await fillInPost(title));
  expect(browser.html).toMatch(/aria-label="Preview".*<h\d[^>]*>Start with the ground/s);
  await press("intent", "upload-image", { featuredImage });
  expect(browser.html).toContain("Change Image");
  expect(filledIn("featuredImagePath")).toMatch(/\.jpg$/);
  await press("intent", "remove-image", { title });
  expect(browser.html).toContain("No featured image selected");
  expect([filledIn("title"), filledIn("featuredImagePath")]).toEqual([title, ""]);
  await browser.submit({ title });
  expect(browser.html).toContain("Post created");
  await openList(title);
  await browser.open(linkOf(title));
  expect(browser.html).toContain("**Where water stands, nothing else matters yet.**");
});

test("a taken slug is offered another one, and an older text comes back", async () => {
  const title = newTitle("Twice the same");
  await browser.submit(await fillInPost(title));
  await browser.submit(await fillInPost(title));
  expect(browser.status).toBe(409);
  await press("freeSlug", `${slugOf(title)}-2`, { title });
  expect(browser.html).toContain("Post created");

  await openList(title);
  const post = linkOf(title);
  await browser.open(post);
  await browser.submit({ content: "The second text, written in a hurry on a Monday." });
  await browser.open(`${post}/revisions`);
  await browser.open(browser.links(/revision=\d+/).at(-1)!);
  expect(browser.html).toContain("Where water stands, nothing else matters yet.");
  await browser.submit({ revision: filledIn("revision")! });
  expect(browser.html).toContain("Revision restored");
  expect(browser.html).toContain("**Where water stands, nothing else matters yet.**");
});

test("categories: made, chosen for a post, renamed, merged, deleted with what happens said", async () => {
  const [first, second] = [newTitle("Patios"), newTitle("Terraces")];
  const title = newTitle("With a category");
  const paths: string[] = [];
  for (const name of [first, second]) {
    await browser.open("/admin/categories/new");
    await browser.submit({ name });
    expect(browser.html).toContain("Category created");
    paths.push(linkOf(name));
  }
  const [one, other] = paths as [string, string];
  const idOf = (path: string) => path.split("/").at(-1)!;
  await browser.submit(await fillInPost(title, { categories: idOf(one) }));
  expect(browser.html).toContain("Post created");

  await browser.open(one);
  await browser.submit({ name: `${first} and paths` });
  expect(browser.html).toContain("Category updated");
  await browser.open(one);
  await press("intent", "merge", { into: idOf(other) });
  expect(browser.html).toContain("Merged");
  expect(browser.html).not.toContain(`${first} and paths</`);

  await browser.open(`${other}/delete`);
  expect(browser.html.replaceAll("<!-- -->", "")).toContain("1 post has this category. No post is deleted");
  await browser.submit({});
  expect(browser.html).toContain("Category deleted");
  await openList(title);
  await browser.open(linkOf(title));
  expect(filledIn("title")).toBe(title);
});
