import { expect, test } from "vitest";
import { createPost, createTopic } from "#tests/factories/create-post.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";
import { startServer } from "#tests/harness/running-server.ts";
import { fillIn, knownRoutes } from "#tests/walk/known-routes.ts";

/** Not pages, or ending an account, or standing for the rest of the site. */
const aside = /^\/(api|share|account)\/|^\/\*/;

test("npm run dev serves every page without complaints", async () => {
  const { user, cookie } = await app.signIn();
  const post = await createPost({}, user);
  const values = {
    requestId: createOrderWithPlans(user.id).id,
    variation: 1,
    postId: post.id,
    slug: post.slug,
    topicId: createTopic("category").id,
    token: "no-such-token",
    paper: "plan.svg",
  };
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const server = await startServer("dev.mjs", settings);
  try {
    const pages = [];
    for (const { pattern } of knownRoutes.filter((route) => !aside.test(route.pattern))) {
      const path = fillIn(pattern, values);
      const answer = await fetch(server.baseUrl + path, { headers: { Cookie: cookie }, redirect: "manual" });
      await answer.arrayBuffer();
      expect(answer.status, path).toBeLessThan(500);
      if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) pages.push(pattern);
    }
    expect(pages).toEqual(expect.arrayContaining(["/", "/results/:requestId", "/blog/:slug", "/admin/posts/:postId"]));
  } finally {
    await server.stop();
  }
  expect(server.complaints()).toBe("");
});
