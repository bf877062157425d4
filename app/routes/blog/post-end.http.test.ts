import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { app } from "#tests/harness/http-app.ts";

async function endOf(slug: string) {
  const page = parse(await (await app.fetch(`/blog/${slug}`)).text());
  const neighbor = (rel: string) => page.querySelector(`main nav a[rel="${rel}"] bdi`)?.textContent;
  return {
    related: page.querySelectorAll('section[aria-labelledby="related"] h3').map(({ textContent }) => textContent),
    older: neighbor("prev"),
    newer: neighbor("next"),
  };
}

test("a post ends with three posts that share most topics, then the newest, and with its neighbors in time", async () => {
  const [category, tag] = [createTopic("category"), createTopic("tag")];
  const [one, both] = [{ tags: [tag.id] }, { tags: [tag.id], categories: [category.id] }];
  // Before everything else that other tests write.
  const at = (day: number) => ({ publishedAt: day * 86_400_000 });
  await createPost({ ...both, ...at(1), title: "Shares two" });
  await createPost({ ...one, ...at(2), title: "Shares one, early" });
  await createPost({ ...one, ...at(3), title: "Shares one, later" });
  const post = await createPost({ ...both, ...at(4), title: "This one" });
  await createPost({ ...one, ...at(5), title: "Shares one, last" });
  await createPost({ ...both, ...at(6), title: "Hidden", status: "draft" });
  await createPost({ ...both, publishedAt: Date.now() + 60_000, title: "For tomorrow" });
  const alone = await createPost({ ...at(7), title: "Shares none" });
  expect(await endOf(post.slug)).toEqual({
    related: ["Shares two", "Shares one, last", "Shares one, later"],
    older: "Shares one, later",
    newer: "Shares one, last",
  });
  expect(await endOf(alone.slug)).toMatchObject({ related: [], older: "Shares one, last" });
  const editor = createUser();
  await savePost({ id: alone.id, title: "Has another name" }, editor);
  await savePost({ id: post.id, status: "archived" }, editor);
  const [last] = (await app.db.query.blogPosts.findMany()).filter(({ title }) => title === "Shares one, last");
  expect(await endOf(last?.slug ?? "")).toMatchObject({ older: "Shares one, later", newer: "Has another name" });
});
