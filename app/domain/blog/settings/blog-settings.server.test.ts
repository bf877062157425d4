import { expect, test } from "vitest";
import { createPost } from "#tests/factories/create-post.ts";
import { describeList, describePost } from "../readers/describe-page.server.ts";
import { findPublishedPost } from "../readers/find-published-post.server.ts";
import { writeFeed } from "../readers/write-feed.server.ts";
import { readBlogSettings, saveBlogSettings } from "./blog-settings.server.ts";
import { blogSettingsSchema } from "./blog-settings-schema.ts";

const typed = { title: " Gartennotizen ", introduction: "Was\nwächst.", language: "de-at", timeZone: "Europe/Vienna" };

test("title, introduction, language and time zone are the blog's own, on pages and in feeds", async () => {
  expect(readBlogSettings()).toMatchObject({ title: "Blog", language: "en", timeZone: "UTC" });
  for (let times = 0; times < 2; times++) saveBlogSettings(blogSettingsSchema.parse(typed));
  const saved = { ...typed, title: "Gartennotizen", introduction: "Was wächst.", language: "de-AT" };
  expect(readBlogSettings()).toEqual(saved);

  const { slug } = await createPost();
  const page = describePost((await findPublishedPost(slug))!);
  expect(page).toMatchObject({ language: "de-AT", timeZone: "Europe/Vienna", jsonLd: { inLanguage: "de-AT" } });
  expect(describeList({ title: "x", description: "", path: "/blog", page: 1 })).toMatchObject({
    language: "de-AT",
    timeZone: "Europe/Vienna",
  });
  expect(await writeFeed("rss")).toContain("<language>de-AT</language>");
  const atom = await writeFeed("atom");
  for (const part of ['xml:lang="de-AT"', "<title>Gartennotizen</title>", "<subtitle>Was wächst.</subtitle>"]) {
    expect(atom).toContain(part);
  }
});

test.each([
  [{ title: " " }, "title", "Title is required"],
  [{ title: "x".repeat(61) }, "title", "Title must be at most 60 characters"],
  [{ introduction: "x".repeat(301) }, "introduction", "Introduction must be at most 300 characters"],
  [{ language: "German" }, "language", "Language must be a tag such as en, de or pt-BR"],
  [{ language: "" }, "language", "Language must be a tag such as en, de or pt-BR"],
  [{ timeZone: "Mars/Base" }, "timeZone", "Please choose a time zone from the list"],
])("%o is refused in words", (wrong, field, message) => {
  const parsed = blogSettingsSchema.safeParse({ ...typed, ...wrong });
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message }]);
});
