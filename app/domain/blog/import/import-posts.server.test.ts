import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts, media } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { findPostForEdit } from "../desk/find-post.server.ts";
import { savePost } from "../desk/save-post.server.ts";
import { findPublishedPost } from "../readers/find-published-post.server.ts";
import { type ImportedFile, importPosts } from "./import-posts.server.ts";
import type { ImportOptions } from "./save-imported-post.server.ts";

const folder = mkdtempSync(join(tmpdir(), "imported-sites-"));
cpSync("tests/fixtures/imported-sites", folder, { recursive: true });
afterAll(() => {
  stopPictureProcesses();
  rmSync(folder, { recursive: true });
});

async function runImport(options: ImportOptions = {}): Promise<Map<string, ImportedFile>> {
  const files = new Map<string, ImportedFile>();
  for await (const file of importPosts(folder, { publish: true, ...options }))
    files.set(file.path.split("/").slice(1).join("/"), file);
  return files;
}

function outcomes(files: Map<string, ImportedFile>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of files.values()) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function postOf(slug: string) {
  return findPostForEdit(db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get()!.id)!;
}

test("a Jekyll and a Hugo site come over, twice", async () => {
  const author = createUser();
  const files = await runImport({ authorId: author.id });
  expect(outcomes(files)).toEqual({ created: 24, skipped: 1 });
  const notesOf = (path: string) => files.get(path)!.notes;
  expect(notesOf("README.md")).toEqual(["no front matter"]);
  expect(notesOf("_posts/2021-02-01-bad-front-matter.md")).toEqual([
    "comes as a draft: line 1 of the front matter: a text with a colon needs quotes",
  ]);
  expect(notesOf("_posts/2021-03-08-short.md")).toEqual([
    expect.stringMatching(/^comes as a draft: its text has \d+ of at least 20 characters$/),
  ]);
  expect(notesOf("_posts/2021-07-30-missing-picture.md")).toEqual([
    "comes as a draft: picture not found: /assets/images/lost.jpg",
  ]);
  expect(notesOf("content/posts/steps.md")).toEqual([]);
  expect(postOf("steps").content).toContain("(https://www.youtube.com/watch?v=w7Ft2ymGmfc)");
  expect(notesOf("content/posts/escape.md")).toEqual([expect.stringMatching(/^comes as a draft: picture not found/)]);
  expect(notesOf("content/posts/roof-water.md")).toEqual([
    expect.stringMatching(/roof-water-again\.md has the slug roof-water: this one is roof-water-2022-03-01$/),
    "its old address /posts/roof-water is that of another post",
  ]);

  const pictures = () => db.select({ n: count() }).from(media).get()!.n;
  expect(pictures()).toBe(3);
  const before = db.select().from(blogPosts).all();
  expect(outcomes(await runImport({ authorId: author.id }))).toEqual({ unchanged: 24, skipped: 1 });
  expect(db.select().from(blogPosts).all()).toEqual(before);
  expect(pictures()).toBe(3);

  expect(postOf("mulch-how-deep")).toMatchObject({
    title: "Mulch: how deep is deep enough?",
    excerpt: "Two inches of compost or three of bark. More is not better.",
    publishedAt: Date.UTC(2019, 4, 11),
    authorId: author.id,
    featuredImage: { alt: "A handful of coarse bark", picture: { width: 320 } },
    categories: [{ name: "Soil" }],
    tags: [{ name: "mulch" }, { name: "soil" }],
  });
  const mulch = (await findPublishedPost("mulch-how-deep"))!.contentHtml;
  expect(mulch).toMatch(
    /<img src="\/api\/uploads\/[a-z2-7]{26}\.jpg\?w=320" [^>]*width="320" height="240" alt="Coarse bark" [^>]*><figcaption>Coarse bark</,
  );
  expect(mulch).toContain('<a href="/blog/first-spring-walk">');
  expect(mulch).not.toContain("{:");
  expect(postOf("first-spring-walk")).toMatchObject({
    excerpt: "Take a notebook and no tools. The point of the first walk is to look.",
    publishedAt: Date.UTC(2019, 2, 2, 8, 30),
    categories: [{ name: "Planning" }, { name: "seasons" }],
  });
  const watering = (await findPublishedPost("watering-by-the-clock"))!.contentHtml;
  expect(watering).toContain('<code class="language-yaml">zones:');
  expect(watering).toContain("<code>{{ site.url }}</code>");
  expect((await findPublishedPost("gravel-and-weeds"))!.contentHtml).not.toMatch(/onerror|<script|alert/);
  expect(postOf("an-olive-tree-in-a-pot").title).toBe("Ελιά: an olive tree in a pot");
  expect(postOf("half-an-idea").status).toBe("draft");
  expect(postOf("unfinished").status).toBe("draft");
  expect(await findPublishedPost("for-later")).toBeUndefined();
  expect((await findPublishedPost("pond-edge"))!.contentHtml).toContain("<figcaption>A hand's width hides the liner</");
  const lights = (await findPublishedPost("night-lights"))!.contentHtml;
  expect(lights).toContain('href="/blog/pond-edge#liner"');
  expect(lights).toContain("{{&lt; not a shortcode here &gt;}}");
  expect(postOf("tool-shed").featuredImage?.alt).toBe("A small shed with a green roof");
  expect(postOf("fence-and-neighbour").tags).toMatchObject([{ name: "fences" }]);
});

test("a changed file changes its post, unless it was edited at the desk", async () => {
  await runImport();
  appendFileSync(join(folder, "hugo/content/posts/low-walls.md"), "\nLeave a joint every six feet.\n");
  appendFileSync(join(folder, "hugo/content/posts/steps.md"), "\nAnd a rail from the third step on.\n");
  const { id } = postOf("steps");
  await savePost({ id, title: "Steps that nobody stumbles on" }, createUser());
  const files = await runImport();
  expect(files.get("content/posts/low-walls.md")).toMatchObject({ outcome: "updated" });
  expect(files.get("content/posts/steps.md")).toMatchObject({
    outcome: "kept",
    notes: [expect.stringMatching(/^Pat Garden/)],
  });
  expect(postOf("low-walls").content).toContain("Leave a joint");
  expect(postOf("steps").title).toBe("Steps that nobody stumbles on");
  expect((await runImport({ overwrite: true })).get("content/posts/steps.md")).toMatchObject({ outcome: "updated" });
});

test("posts without Latin letters get numbers, never the address of another post, and the same ones again", async () => {
  const site = mkdtempSync(join(tmpdir(), "imported-scripts-"));
  try {
    const writeFile = (name: string, title: string) =>
      writeFileSync(
        join(site, `${name}.md`),
        `---\ntitle: ${title}\n---\nIt stands outside until the first real frost comes.\n`,
      );
    const written = await savePost(
      { title: "松の手入れ", slug: "post", content: "Cut it in May, never later." },
      createUser(),
    );
    if (!written.ok) throw new Error(written.reason);
    writeFile("庭", "庭の石");
    writeFile("水", "水の音");
    const run = async () => {
      const slugs: Record<string, string | undefined> = {};
      const found = [];
      for await (const file of importPosts(site, { publish: true, overwrite: true })) {
        slugs[file.path.replace(/^.*\//, "")] = file.slug;
        found.push(file.outcome);
      }
      return { slugs, outcomes: found };
    };
    const first = await run();
    expect(first.outcomes).toEqual(["created", "created"]);
    expect(new Set(["post", ...Object.values(first.slugs)]).size).toBe(3);
    for (const slug of Object.values(first.slugs)) expect(slug).toMatch(/^post-\d+$/);
    expect(postOf("post").title).toBe("松の手入れ");

    writeFile("一", "はじめに");
    const second = await run();
    expect(second.slugs).toMatchObject(first.slugs);
    expect(second.outcomes.sort()).toEqual(["created", "unchanged", "unchanged"]);
  } finally {
    rmSync(site, { recursive: true });
  }
});
