import { expect, test } from "vitest";
import { describePost } from "./describe-post.ts";
import { readFrontMatter } from "./front-matter.ts";

function isDraft(frontMatter: string): boolean {
  const read = readFrontMatter(`---\n${frontMatter}\n---\n`);
  if (!read.ok) throw new Error(read.message);
  return describePost("_posts/2024-05-06-low-walls.md", read.fields, undefined).isDraft;
}

test.each(["draft: true", "draft: yes", "draft: 'true'", "published: false", "published: no", "published: Off"])(
  "%s keeps a post back",
  (frontMatter) => {
    expect(isDraft(frontMatter)).toBe(true);
  },
);

test.each(["title: No", "draft: false", "draft: no", "published: true", "published: yes", "draft:", "draft: 2024"])(
  "%s does not",
  (frontMatter) => {
    expect(isDraft(frontMatter)).toBe(false);
  },
);
