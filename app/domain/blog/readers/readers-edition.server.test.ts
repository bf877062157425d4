import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRedirect, deleteRedirect, followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { db } from "#db/client.server.ts";
import { blogCategories, blogPosts, designRequests, media, shareLinks, users, videoStills } from "#db/schema.ts";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { saveBlogSettings } from "../settings/blog-settings.server.ts";
import { firstBlogSettings } from "../settings/blog-settings.ts";
import { followEdition } from "./readers-edition.server.ts";

async function isSeen(change: () => unknown): Promise<boolean> {
  const edition = followEdition();
  const before = edition();
  await change();
  return edition() !== before;
}

async function namesOf(changes: Record<string, () => unknown>, seen: boolean): Promise<string[]> {
  const names: string[] = [];
  for (const [name, change] of Object.entries(changes)) if ((await isSeen(change)) === seen) names.push(name);
  return names;
}

function createShareLink(link: Partial<typeof shareLinks.$inferInsert> = {}) {
  const requestId = createDesignRequest(createUser().id).id;
  const row = { requestId, key: randomUUID(), name: "Tom", expiresAt: 1, exampleAllowedAt: 1, ...link };
  return db.insert(shareLinks).values(row).returning().get();
}

const picture = { width: 1, height: 1, bytes: 1, placeholderColor: "#000000", widths: [] };

test("every change that readers can see raises it, whoever makes it", async () => {
  const author = createUser();
  const post = await createPost({}, author);
  const topic = createTopic("category");
  db.insert(videoStills).values({ video: "YouTube:1", askedAt: 1 }).run();
  const isPost = eq(blogPosts.id, post.id);
  const isLink = eq(shareLinks.id, createShareLink().id);
  const shown = createShareLink({ exampleShownAt: 1 });
  const changes: Record<string, () => unknown> = {
    "a post": () => createPost(),
    "its title": () => db.update(blogPosts).set({ title: "Other" }).where(isPost).run(),
    "its category": () => createPost({ categories: [topic.id] }),
    "a category's name": () => db.update(blogCategories).set({ name: "Else" }).run(),
    "the author's name": () => db.update(users).set({ firstName: "Quentin" }).where(eq(users.id, author.id)).run(),
    "a picture of the blog": () =>
      db
        .insert(media)
        .values({ ...picture, path: "b.jpg", kind: "blog" })
        .run(),
    "what it shows": () => db.update(media).set({ alt: "A bed" }).where(eq(media.path, "b.jpg")).run(),
    "a redirect": () => addRedirect("/old", "/blog"),
    "its end": () => deleteRedirect("/old"),
    "a post taken back": () => db.update(blogPosts).set({ status: "draft" }).where(isPost).run(),
    "the blog's title": () => saveBlogSettings({ ...firstBlogSettings, title: "Garden notes" }),
    "a video's still": () => db.update(videoStills).set({ path: "b.jpg" }).run(),
    "an order shown as an example": () => db.update(shareLinks).set({ exampleShownAt: 1 }).where(isLink).run(),
    "its end put off": () => db.update(shareLinks).set({ expiresAt: 2 }).where(isLink).run(),
    "no longer shown": () => db.update(shareLinks).set({ exampleShownAt: null }).where(isLink).run(),
    "the order of a shown one deleted": () =>
      db.delete(designRequests).where(eq(designRequests.id, shown.requestId)).run(),
    "an author who leaves": async () => {
      await createPost({}, author);
      db.delete(users).where(eq(users.id, author.id)).run();
    },
  };
  expect(await namesOf(changes, false)).toEqual([]);
});

test("what readers do not see is none", async () => {
  const draft = await createPost({ status: "draft" });
  addRedirect("/counted", "/blog");
  const isShown = eq(shareLinks.id, createShareLink({ exampleShownAt: 1 }).id);
  const changes: Record<string, () => unknown> = {
    "a draft": () => createPost({ status: "draft" }),
    "its title": () => db.update(blogPosts).set({ title: "Other" }).where(eq(blogPosts.id, draft.id)).run(),
    "a customer's photo": () =>
      db
        .insert(media)
        .values({ ...picture, path: "p.jpg", kind: "photo" })
        .run(),
    "a new customer": () => createUser(),
    "a sign-in": () =>
      db
        .update(users)
        .set({ firstName: sql`${users.firstName}` })
        .run(),
    "a share link": () => createShareLink(),
    "a visit of the shown one": () => db.update(shareLinks).set({ uses: 1, lastUsedAt: 1 }).where(isShown).run(),
    "a redirect's hit": () => followRedirect("https://yards.example/counted"),
  };
  expect(await namesOf(changes, true)).toEqual([]);
});

test("a scheduled post appears at its time, an example ends at its own, and a new day is one", async () => {
  const noon = Date.UTC(2035, 4, 5, 12);
  await createPost({ publishedAt: noon + 5000 });
  createShareLink({ exampleShownAt: 1, expiresAt: noon + 9000 });
  const edition = followEdition();
  const at = [0, 4999, 5000, 8999, 9000, 3600_000 * 12 - 1, 3600_000 * 12].map((ms) => edition(noon + ms));
  expect(at.map((number) => number - at[0]!)).toEqual([0, 0, 1, 1, 2, 2, 3]);
});
