import { expect, test } from "vitest";
import { ensureTopics } from "#app/domain/blog/topics/save-topic.server.ts";
import { unknownIntentWords } from "#app/http/read-intent.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { serverToWalk } from "#tests/walk/server-to-walk.ts";

const editorEmail = "pressing-editor@yard.test";
const baseUrl = serverToWalk(editorEmail);

test("a button that no form has is answered 400 in words, on every page that has any", async () => {
  const { user, cookie } = await app.signIn({ email: editorEmail });
  const unpaid = createUnpaidOrder({ userId: user.id, package: "standard" });
  const paid = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" });
  const [tag] = ensureTopics("tag", ["Nonsense"]);
  const { id: post } = await createPost();
  const multipart = ["/?index", "/admin/posts/new", "/admin/pictures"];
  const urlencoded = [
    `/payment/${unpaid.id}`,
    `/designs/${unpaid.id}/ground`,
    `/results/${paid.id}`,
    `/designs/${paid.id}`,
    `/designs/${paid.id}/share`,
    `/designs/${paid.id}/delete`,
    "/account/delete",
    "/admin/posts",
    `/admin/posts/${post}/delete`,
    `/admin/posts/${post}/revisions`,
    "/admin/trash",
    "/admin/settings",
    "/admin/redirects",
    `/admin/tags/${tag}`,
    `/admin/tags/${tag}/delete`,
    "/admin/tags/new",
    "/admin/operation",
    "/admin/operation/jobs",
    "/admin/operation/letters",
    `/admin/operation/orders/${paid.id}`,
    "/admin/operation/storage",
    "/admin/shop/law",
    "/admin/shop/leads",
  ];
  const answers: Record<string, string> = {};
  for (const path of [...multipart, ...urlencoded]) {
    const body = multipart.includes(path) ? new FormData() : new URLSearchParams();
    body.set("intent", "nonsense");
    const answer = await fetch(`${baseUrl()}${path}`, {
      method: "POST",
      body,
      headers: { Cookie: cookie },
      redirect: "manual",
    });
    const isInWords = (await answer.text()).includes(unknownIntentWords);
    answers[path] = `${answer.status} ${isInWords ? "in words" : "without words"}`;
  }
  const expected = Object.fromEntries(Object.keys(answers).map((path) => [path, "400 in words"]));
  expect(answers).toEqual(expected);
});
