import { expect, test } from "vitest";
import { describePost } from "./describe-post.ts";
import { readFrontMatter } from "./front-matter/front-matter.ts";
import { reasonsForDraft } from "./reasons-for-draft.ts";

const now = Date.UTC(2025, 0, 1);

function reasons(frontMatter: string, path = "_posts/2024-05-06-low-walls.md"): string[] {
  const read = readFrontMatter(`---\n${frontMatter}\n---\n`);
  if (!read.ok) throw new Error(read.message);
  const described = describePost(read.fields, { path, kind: "jekyll", heading: undefined, summary: undefined });
  const markdown = "A wall to the knee needs no mortar.";
  return reasonsForDraft({ place: "post", fields: read.fields, described, markdown, doubts: [] }, now);
}

test.each([
  ["draft: true", "it is marked as a draft"],
  ["draft: yes", "it is marked as a draft"],
  ["draft: 'true'", "it is marked as a draft"],
  ["published: false", "it is marked as not published"],
  ["published: no", "it is marked as not published"],
  ["published: Off", "it is marked as not published"],
  ["private: true", "it is marked as private"],
  ["password: roses", "it asked for a password"],
  ["expiryDate: 2024-12-31", "its time is over (expiryDate)"],
  ["date: 2025-01-02", "its date is to come: 2025-01-02"],
  ["date: next spring", "its date is none: next spring"],
  ["date: 2024-02-30", "its date is none: 2024-02-30"],
])("%s keeps a post back", (frontMatter, reason) => {
  expect(reasons(frontMatter)).toEqual([reason]);
});

test.each([
  "title: No more",
  "draft: false",
  "draft: no",
  "published: true",
  "published: yes",
  "draft:",
  "draft: 2024",
])("%s does not", (frontMatter) => {
  expect(reasons(frontMatter)).toEqual([]);
});

test("a text without any date stays a draft", () => {
  expect(reasons("title: Low walls", "_posts/low-walls.md")).toEqual(["it has no date"]);
});
