import { expect, test } from "vitest";
import { deskLog } from "#db/schema.ts";
import { createTopic } from "#tests/factories/create-post.ts";
import { app } from "#tests/harness/http-app.ts";

test("the desk's log says who did what, by page and by call", async () => {
  const { user, cookie } = await app.signIn();
  const topic = createTopic("tag");
  await app.fetch(`/admin/tags/${topic.id}/delete`, {
    method: "POST",
    body: new URLSearchParams(),
    cookie,
    headers: { Origin: app.baseUrl },
  });
  const headers = { "Content-Type": "application/json", Origin: app.baseUrl };
  const body = JSON.stringify({ name: `Shade ${topic.id}` });
  await app.fetch("/api/blog/tags", { method: "POST", cookie, headers, body });
  const log = app.db.select().from(deskLog).all();
  expect(log.filter(({ editorId }) => editorId === user.id)).toMatchObject([
    { editor: user.email, did: "Tag deleted", about: topic.name },
    { editor: user.email, did: "Tag created", about: `Shade ${topic.id}` },
  ]);
});
