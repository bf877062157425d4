import type { Mutant } from "./mutant.ts";

const blog = "app/domain/blog";
const desk = "app/routes/admin";

/** What editors do with many posts, settings, preview links, and texts made to be slow. */
export const deskMutants: readonly Mutant[] = [
  {
    name: "preview-forever",
    breaks: "a preview link shows a draft for ever",
    file: `${blog}/readers/preview-link.server.ts`,
    text: "  if (expiresAt <= now) return undefined;\n",
    replacement: "",
    tests: ["app/routes/blog/post.http.test.ts"],
  },
  {
    name: "preview-any-post",
    breaks: "whoever has one preview link reads every draft",
    file: `${blog}/readers/preview-link.server.ts`,
    text: " || !isSignature(signature, facts)",
    replacement: "",
    tests: ["app/routes/blog/post.http.test.ts"],
  },
  {
    name: "bulk-unjudged",
    breaks: "a post too short for readers is published among others",
    file: `${blog}/desk/change-posts.server.ts`,
    text: 'if (status === "published" && !judged.success)',
    replacement: 'if (status === "archived" && !judged.success)',
    tests: [`${desk}/posts.http.test.ts`],
  },
  {
    name: "bulk-unasked",
    breaks: "one press deletes fifty posts without a question",
    file: `${desk}/posts.tsx`,
    text: 'form.get("sure") !== String(ids.length)',
    replacement: 'form.get("sure") === "no"',
    tests: [`${desk}/posts.http.test.ts`],
  },
  {
    name: "author-anybody",
    breaks: "a post is put under the name of any customer",
    file: `${blog}/desk/save-post.server.ts`,
    text: "return isKnown ? undefined :",
    replacement: "return isKnown || true ? undefined :",
    tests: [`${desk}/post-form.http.test.ts`],
  },
  {
    name: "zone-ignored",
    breaks: "a publish date typed in Berlin is published an hour late",
    file: "app/domain/blog/desk/post-texts.ts",
    text: "momentOf(publishedAt, timeZone)",
    replacement: 'momentOf(publishedAt, "UTC")',
    tests: ["app/domain/blog/desk/post-texts.test.ts"],
  },
  {
    name: "rendering-endless",
    breaks: "a text made to be slow keeps the renderer busy for ever",
    file: `${blog}/article/rendering-process.server.ts`,
    text: "if (end > 0n && ",
    replacement: "if (end < 0n && ",
    tests: [`${blog}/article/render-markdown.server.test.ts`],
  },
  {
    name: "still-again",
    breaks: "a video's still is fetched at every save",
    file: `${blog}/pictures/video-stills.server.ts`,
    text: "if (!isNew && tx.update",
    replacement: "if (tx.update",
    tests: [`${blog}/pictures/video-stills.server.test.ts`],
  },
  {
    name: "release-ahead",
    breaks: "a post that was to be released in 2999 is published when it moves in",
    file: `${blog}/import/reasons-for-draft.ts`,
    text: "if (release && !readDate(release))",
    replacement: "if (release && readDate(release) === null)",
    tests: [`${blog}/import/moved-sites.server.test.ts`],
  },
];
