import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { blogPosts, jobs, media } from "#db/schema.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { listPostsForFeed } from "../readers/find-published-post.server.ts";
import { offerFirstPosts, plantFirstPosts } from "./plant-first-posts.server.ts";

test("a real installation starts empty", () => {
  offerFirstPosts({ DEMO: false, PUBLIC_URL: "https://yards.example" });
  expect(db.select().from(jobs).all()).toEqual([]);
});

test("a demo starts with six articles worth reading, each with a picture", async () => {
  offerFirstPosts({ DEMO: true, PUBLIC_URL: "https://yards.example" });
  offerFirstPosts();
  expect(await runUntilEmpty()).toEqual([{ kind: "plant-first-posts", result: "done" }]);
  const posts = await listPostsForFeed();
  expect(posts).toHaveLength(6);
  expect(new Set(posts.flatMap(({ categories }) => categories.map(({ name }) => name))).size).toBeGreaterThanOrEqual(4);
  for (const post of posts) {
    const words = post.contentHtml.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)!.length;
    expect([post.slug, words >= 700 && words <= 1300]).toEqual([post.slug, true]);
    expect(post.featuredImage?.alt).toMatch(/\w+ \w+/);
    expect(post.excerpt).not.toBe("");
    expect(post.metaDescription.length).toBeLessThanOrEqual(170);
    expect(post.tags.length).toBeGreaterThanOrEqual(2);
    expect(post.categories).toHaveLength(1);
    expect(post.authorName).toBeNull();
    expect(post.contentHtml).not.toMatch(/<h1|undefined/);
  }
});

test("planting again changes nothing, and deleted articles do not come back", async () => {
  const before = db.select().from(blogPosts).all();
  await plantFirstPosts();
  expect(db.select().from(blogPosts).all()).toEqual(before);
  expect(db.select().from(media).all()).toHaveLength(6);
  db.delete(blogPosts).run();
  db.delete(jobs).run();
  offerFirstPosts();
  expect(await runUntilEmpty()).toEqual([]);
  expect(db.select().from(blogPosts).all()).toEqual([]);
});
