import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { readFrontMatter, readLoosely } from "./front-matter/front-matter.ts";
import { type PlannedPost, planPosts, type RefusedFile } from "./plan-posts.server.ts";
import { findPosts } from "./site/find-posts.server.ts";

const folder = mkdtempSync(join(tmpdir(), "slow-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const head = "---\ntitle: A wall\ndate: 2024-02-03\n---\n";
const many = (part: string) => part.repeat(Math.floor(190_000 / part.length));

const slow: Record<string, string> = {
  "blanks before a field": `title: A\n\t${many("\t\t\n\t")}`,
  "a value of blanks": `---\ntitle: A: b\nx:${many("\t")}:${many("\t")}\n---\nText`,
  "a heading of blanks": `#\t-${many("\t")}\u0000\n=`,
  "a date of blanks": `---\ntitle: A\ndate: "2018-05-16 0${many(" ")},"\n---\nText`,
  "output of blanks": `${head}{{${many(" ")}`,
  "a reference of blanks": `${head}{{<ref${many("\t")}`,
  "references never closed": `${head}${many("{{<ref ")}`,
  "shortcodes never closed": `${head}${many("{{<a")}`,
  "tags never closed": `${head}${many("{% a ")}`,
  "includes never closed": `${head}${many("{% include a ")}`,
  "links to posts never closed": `${head}{% post_link ${many("a ")}`,
  "comments never closed": `${head}${many("<!--")}`,
  "fences never closed": `${head}${many("\n```a\n~~~b")}`,
  "code tags never closed": `${head}${many("{{<highlight ")}`,
  "frames never closed": `${head}${many('<iframe src="')}`,
  "tags of HTML never closed": `${head}${many("<a\t")}`,
  "attributes without end": `${head}<a ${many("markdown ")}`,
  "brackets never closed": `${head}${many("[[")}`,
  "pictures never closed": `${head}${many("![a](")}`,
  "code of HTML never closed": `${head}${many("<pre>")}`,
  "players never closed": `${head}${many("<video>")}`,
  "quotes never closed": `${head}${many("{% quote %}")}`,
  "notes of Liquid never closed": `${head}${many("{% comment %}")}`,
  "definitions of blanks": `${head}${many("[a]:\t")}`,
};

test("whatever an importer's text is made of, it is read or refused in words, and the next is read", async () => {
  mkdirSync(join(folder, "_posts"));
  writeFileSync(join(folder, "_config.yml"), "title: Slow\n");
  Object.values(slow).forEach((text, n) => {
    writeFileSync(join(folder, "_posts", `2024-02-${String(n + 1).padStart(2, "0")}-slow.md`), text);
    writeFileSync(join(folder, "_posts", `2024-03-${String(n + 1).padStart(2, "0")}-slow.mdx`), text);
  });
  writeFileSync(join(folder, "_posts", "2025-01-01-honest.md"), `${head}A wall of dry stone.`);
  const startedAt = performance.now();
  const planned: (PlannedPost | RefusedFile)[] = [];
  for await (const post of planPosts(await findPosts(folder), Date.now())) planned.push(post);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const refused = planned.filter((post) => !post.ok && post.outcome === "failed");
  for (const { notes } of refused) expect(notes.join()).toMatch(/takes too long to read/);
  expect(planned).toHaveLength(2 * Object.keys(slow).length + 1);
  expect(planned.filter((post) => post.ok).map(({ found }) => found.path)).toContain("_posts/2025-01-01-honest.md");
  noteFigures(
    "slow-imports",
    `${planned.length} texts in ${seconds} s: ${refused.length} refused as too slow, the others read`,
  );
}, 1_200_000);

const pieces = [
  "Status: draft",
  "title: A",
  "tags:",
  "- a",
  "  ",
  "\t",
  " ".repeat(40),
  "\n",
  "\n\n",
  "---",
  "+++",
  "...",
  "{",
  "}",
  "[",
  '"',
  "'",
  ":",
];
const header = fc
  .tuple(
    fc.constantFrom("", "---\n", "+++\n", "{", "{:title ", "Title: A\n"),
    fc.array(fc.constantFrom(...pieces, "&a", "*a", "x = 1", "#{", "|", ">-"), { maxLength: 200, size: "max" }),
  )
  .map(([start, parts]) => start + parts.join(""));

test("100,000 headers are read within 50 ms of processor time each", () => {
  let most = 0;
  fc.assert(
    fc.property(header, (text) => {
      const before = process.cpuUsage();
      const read = readFrontMatter(text);
      if (!read.ok && read.reason === "unreadable") readLoosely(read.inner);
      const { user, system } = process.cpuUsage(before);
      most = Math.max(most, (user + system) / 1000);
    }),
    { numRuns: 100_000 },
  );
  noteFigures("import-headers", `100,000 headers: most ${most.toFixed(1)} ms of processor time`);
  expect(most).toBeLessThan(50);
}, 600_000);
