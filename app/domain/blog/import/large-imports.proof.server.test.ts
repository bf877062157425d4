import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { importPosts } from "./import-posts.server.ts";
import { planPosts } from "./plan-posts.server.ts";
import { findPosts } from "./site/find-posts.server.ts";

const place = mkdtempSync(join(tmpdir(), "large-imports-"));
afterAll(() => rmSync(place, { recursive: true }));
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(place, "site-"));
  mkdirSync(join(folder, "posts"));
});

const post = (title: string) => `---\ntitle: ${title}\ndate: 2024-02-03\n---\nA wall of dry stone stands on gravel.\n`;

test("a folder of 100,000 files, 10,000 of them texts, is planned in bounded memory", async () => {
  const [files, texts] = [100_000, 10_000];
  for (let n = 0; n < files; n++) {
    const isText = n < texts;
    writeFileSync(join(folder, "posts", `wall-${n}.${isText ? "md" : "txt"}`), isText ? post(`Wall ${n}`) : "");
  }
  const startedAt = performance.now();
  let planned = 0;
  let most = 0;
  for await (const plan of planPosts(await findPosts(folder), Date.now())) {
    planned += plan.ok ? 1 : 0;
    if (planned % 1000 === 0) most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  expect(planned).toBe(texts);
  const megabytes = Math.round(most / 2 ** 20);
  noteFigures(
    "large-imports",
    `${texts} texts among ${files} files planned in ${seconds} s, at most ${megabytes} MB resident`,
  );
  expect(megabytes).toBeLessThan(1200);
}, 1_200_000);

test("folders and files that are links, also to themselves, are left alone", async () => {
  writeFileSync(join(folder, "posts", "wall.md"), post("Wall"));
  symlinkSync(folder, join(folder, "posts", "again"));
  symlinkSync("self.md", join(folder, "posts", "self.md"));
  symlinkSync("/etc/hostname", join(folder, "posts", "outside.md"));
  const paths = (await findPosts(folder)).map(({ path }) => path);
  expect(paths).toEqual(["posts/wall.md"]);
});

test("an export with one text that does not end is refused in words, and fills no memory", async () => {
  const file = join(folder, "export.xml");
  const start = `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><item><content:encoded><![CDATA[`;
  writeFileSync(file, start + "stone ".repeat(20_000_000));
  const before = process.memoryUsage().rss;
  const files = [];
  for await (const imported of importPosts(file, { dryRun: true })) files.push(imported);
  expect(files).toMatchObject([{ outcome: "failed", notes: ["one text in it is longer than 32 MB"] }]);
  const megabytes = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  noteFigures("endless-export", `120 MB without an end: ${megabytes} MB more resident`);
  expect(megabytes).toBeLessThan(600);
});
