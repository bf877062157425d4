import { formOf } from "./orders.mjs";
import { yardPhoto } from "./people.mjs";
import { signIn } from "./signing-in.mjs";

const content =
  "## Start with the ground\n\nWalk the yard after rain. **Where water stands, nothing else matters yet.**";

/** A valid post, for forms and calls. */
export const rightPost = {
  title: "Walked and written",
  content,
  excerpt: "In short",
  status: "draft",
  publishedAt: "",
};

/** An editor's day by forms. @returns the numbers and addresses of what exists afterwards */
export async function walkDesk({ journal, editor, other, stranger, emailOf }) {
  journal.begin("desk: topics");
  await signIn(editor, emailOf(editor));
  const category = await walkTopics(editor, "categories", { description: "Of stone and soil" });
  const tag = await walkTopics(editor, "tags", {});
  journal.begin("desk: a post");
  const post = await walkNewPost(editor, { category, tag });
  await walkEdits(editor, post);
  await walkRevisions(editor, post);
  await walkDrafts(editor, post);
  journal.begin("desk: deleting");
  await walkDeleting(editor);
  journal.begin("desk: refused");
  for (const visitor of [stranger, other]) {
    await visitor.ask("/admin/posts/new", { method: "POST", form: formOf({ ...rightPost, intent: "save" }) });
    await visitor.ask(`/admin/posts/${post}/delete`, { method: "POST", form: new URLSearchParams() });
    await visitor.ask("/admin/tags/new", { method: "POST", form: new URLSearchParams({ name: "Foreign" }) });
  }
  const { slug } = JSON.parse(await editor.peek(`/api/blog/posts/${post}`));
  return { post, slug, category, tag };
}

/** @returns the number of one that stays */
async function walkTopics(editor, list, more) {
  await editor.open(`/admin/${list}/new`);
  for (const name of ["", "Walls & Steps", "Walls & Steps", "x".repeat(200)]) {
    await editor.open(`/admin/${list}/new`);
    await editor.submit({ name, ...more }, ["intent", "save"]);
  }
  await editor.open(`/admin/${list}/new`);
  await editor.submit({ name: "Steps", slug: "Not a slug" }, ["intent", "save"]);
  await editor.submit({ name: "Steps", slug: "walls-steps" }, ["intent", "save"]);
  await editor.submit({ name: "Steps", slug: "steps" }, ["intent", "save"]);
  const [stays, goes] = await numbersOf(editor, list, ["Walls & Steps", "Steps"]);
  await editor.open(`/admin/${list}/${goes}`);
  await editor.submit({ name: "Stairs" }, ["intent", "save"]);
  await editor.open(`/admin/${list}/${goes}`);
  await editor.submit({ into: "" }, ["intent", "merge"]);
  await editor.submit({ into: String(stays) }, ["intent", "merge"]);
  await editor.post(`/admin/${list}/${goes}/delete`, {});
  await editor.open(`/admin/${list}/new`);
  await editor.submit({ name: "Passing" }, ["intent", "save"]);
  const [passing] = await numbersOf(editor, list, ["Passing"]);
  await editor.open(`/admin/${list}/${passing}/delete`);
  await editor.submit({});
  await editor.post(`/admin/${list}/abc`, { name: "Nowhere" });
  return stays;
}

export async function numbersOf(editor, list, names) {
  const topics = JSON.parse(await editor.peek(`/api/blog/${list}`));
  return names.map((name) => topics.find((topic) => topic.name === name).id);
}

async function walkNewPost(editor, { category, tag }) {
  await editor.open("/admin/posts/new");
  await editor.submit({ title: "", content: "" }, ["intent", "save"]);
  await editor.submit({ title: "No", content: "short", slug: "Not a slug", publishedAt: "never" }, ["intent", "save"]);
  await editor.submit({ ...rightPost, slug: "" }, ["intent", "preview"]);
  const noPicture = new File(["GIF89a"], "a.gif", { type: "image/gif" });
  await editor.submit({ ...rightPost, featuredImage: noPicture }, ["intent", "upload-image"]);
  await editor.submit({ ...rightPost, featuredImage: yardPhoto() }, ["intent", "upload-image"]);
  await editor.submit({ ...rightPost, featuredImageAlt: "A fenced yard" }, ["intent", "stay"]);
  const post = Number(/\/(\d+)$/.exec(new URL(editor.url).pathname)[1]);
  const topics = { categories: String(category), tags: String(tag) };
  const published = { ...topics, status: "published", publishedAt: "2025-03-01T09:00", metaTitle: "Walked" };
  await editor.submit(published, ["intent", "save"]);
  await editor.open(`/admin/posts/${post}`);
  const { slug } = JSON.parse(await editor.peek(`/api/blog/posts/${post}`));
  await editor.open(`/blog/${slug}`);
  for (const [list, number] of [
    ["categories", category],
    ["tags", tag],
  ]) {
    const topic = JSON.parse(await editor.peek(`/api/blog/${list}/${number}`));
    await editor.look(`/blog/${list === "tags" ? "tag" : "category"}/${topic.slug}`);
  }
  await editor.ask("/blog/atom.xml");
  return post;
}

async function walkEdits(editor, post) {
  const page = `/admin/posts/${post}`;
  await editor.open(page);
  await editor.submit({ content: `${content}\n\n- dig\n- look`, slug: "walked-again" }, ["intent", "stay"]);
  await editor.submit({ slug: "boulders-low-walls-and-steps" }, ["intent", "stay"]);
  await editor.submit({}, ["freeSlug", editor.valuesOf("freeSlug")[0]]);
  await editor.open(page);
  // Saved over another editor's newer save.
  await editor.submit({ title: "Typed too late", updatedAt: "1000" }, ["intent", "save"]);
  await editor.open(page);
  await editor.submit({}, ["intent", "remove-image"]);
  await editor.submit({ categories: ["999999"] }, ["intent", "save"]);
  await editor.ask("/blog/walked-and-written?from=old");
  await editor.ask("/api/blog/posts/walked-and-written");
  await editor.post("/admin/posts/999999", { intent: "save" });
}

async function walkRevisions(editor, post) {
  const page = `/admin/posts/${post}/revisions`;
  await editor.open(page);
  const revisions = editor.links(/\?revision=\d+$/);
  for (const revision of revisions) await editor.look(new URL(revision, editor.url).href);
  await editor.post(page, { revision: "999999" });
  const [oldest] = revisions.slice(-1);
  await editor.open(`${page}${oldest.replace(/^[^?]*/, "")}`);
  await editor.submit({ revision: oldest.replace(/.*=/, ""), updatedAt: "1000" });
  await editor.open(`${page}${oldest.replace(/^[^?]*/, "")}`);
  await editor.submit({ revision: oldest.replace(/.*=/, "") });
}

/** The form's script: previews, and unsaved versions. */
async function walkDrafts(editor, post) {
  for (const form of [{ content }, { content: "x".repeat(250_000) }, { content: "> ".repeat(2000) }, {}]) {
    await editor.ask("/admin/preview", { method: "POST", form: formOf(form) });
  }
  await editor.ask("/admin/preview", { method: "POST", json: { content } });
  for (const form of [
    { title: "Unsaved", content },
    { title: "Unsaved", postId: String(post) },
    { postId: "999999" },
  ]) {
    await editor.ask("/admin/drafts", { method: "POST", form: formOf(form) });
  }
  await editor.ask("/admin/drafts", { method: "POST", json: {} });
  for (const page of ["/admin/posts/new", `/admin/posts/${post}`]) {
    await editor.open(page);
    const [draft] = editor.links(/\?draft=\d+$/);
    await editor.open(new URL(draft, editor.url).href);
    await editor.open(page);
    await editor.submit({ draftId: draft.replace(/.*=/, "") }, ["intent", "discard"]);
  }
}

async function walkDeleting(editor) {
  await editor.open("/admin/posts/new");
  await editor.submit({ ...rightPost, title: "To be deleted" }, ["intent", "stay"]);
  const page = `${new URL(editor.url).pathname}/delete?status=draft`;
  await editor.open(page);
  await editor.submit({});
  await editor.post(page, {});
}
