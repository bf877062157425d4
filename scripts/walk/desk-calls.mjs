import { walkBrokenBodies } from "./calls.mjs";
import { numbersOf, rightPost } from "./desk.mjs";
import { formOf } from "./orders.mjs";
import { yardPhoto } from "./people.mjs";

/** Posts, topics and pictures by API calls, valid and invalid, and by visitors without permission. */
export async function walkDeskCalls({ journal, editor, other, stranger }) {
  journal.begin("desk by calls");
  const post = { ...rightPost, title: "Called", slug: "called", blocks: [{ type: "text", content: { text: "x" } }] };
  for (const visitor of [stranger, other]) await visitor.ask("/api/blog/posts", { method: "POST", json: post });
  const { body } = await editor.ask("/api/blog/posts", { method: "POST", json: post });
  const { id } = JSON.parse(body.toString());
  for (const json of [post, {}, { ...post, slug: "X" }, { ...post, slug: "new", tags: [999_999] }, []]) {
    await editor.ask("/api/blog/posts", { method: "POST", json });
  }
  await walkBrokenBodies(editor, "/api/blog/posts");
  const address = `/api/blog/posts/${id}`;
  for (const visitor of [stranger, other]) await visitor.ask(address, { method: "PUT", json: { title: "Changed" } });
  for (const json of [
    { title: "Changed" },
    { title: "" },
    { title: "Changed too late", updatedAt: 1000 },
    { status: "none" },
  ]) {
    await editor.ask(address, { method: "PUT", json });
  }
  await editor.ask(address, { method: "PUT", json: { status: "published", publishedAt: "2025-03-02" } });
  await editor.ask("/blog/called");
  await walkBrokenBodies(editor, address, "PUT");
  for (const visitor of [stranger, other, editor, editor]) await visitor.ask(address, { method: "DELETE" });
  await walkTopicCalls({ editor, other, stranger }, "categories");
  await walkTopicCalls({ editor, other, stranger }, "tags");
  await walkMediaCalls({ editor, other, stranger });
}

async function walkTopicCalls({ editor, other, stranger }, list) {
  const calls = `/api/blog/${list}`;
  for (const visitor of [stranger, other, editor, editor]) {
    await visitor.ask(calls, { method: "POST", json: { name: "Called" } });
  }
  for (const json of [{}, { name: "Called", slug: "X" }]) await editor.ask(calls, { method: "POST", json });
  await editor.ask(calls, { method: "POST", json: { name: "Named" } });
  const [called, named] = await numbersOf(editor, list, ["Called", "Named"]);
  for (const json of [{ name: "Recalled" }, { name: "Named" }, {}]) {
    for (const visitor of [other, editor]) await visitor.ask(`${calls}/${called}`, { method: "PUT", json });
  }
  await editor.ask(`${calls}/999999`, { method: "PUT", json: { name: "Nowhere" } });
  await editor.ask(`${calls}/${called}?mergeInto=999999`, { method: "DELETE" });
  await editor.ask(`${calls}/${called}?mergeInto=${named}`, { method: "DELETE" });
  for (const visitor of [stranger, other, editor, editor]) await visitor.ask(`${calls}/${named}`, { method: "DELETE" });
}

async function walkMediaCalls({ editor, other, stranger }) {
  const noPicture = new File(["GIF89a"], "a.gif", { type: "image/gif" });
  for (const visitor of [stranger, other]) {
    await visitor.ask("/api/blog/media", { method: "POST", form: formOf({ media: yardPhoto() }) });
  }
  for (const form of [{}, { media: noPicture }, { other: yardPhoto() }]) {
    await editor.ask("/api/blog/media", { method: "POST", form: formOf(form) });
  }
  await editor.ask("/api/blog/media", { method: "POST", json: {} });
  const { body } = await editor.ask("/api/blog/media", { method: "POST", form: formOf({ media: yardPhoto() }) });
  const { url } = JSON.parse(body.toString());
  for (const query of ["", "?w=480"]) await stranger.ask(`${url}${query}`);
}
