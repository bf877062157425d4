import { describe, expect, test } from "vitest";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

/** The walk of a stranger over every protected page, the ways a browser does not go included. */
const pages = [
  ["/account", "routes/account/account"],
  ["/designs/:id", "design"],
  ["/results/:id", "results"],
  ["/designs/:id/ground", "routes/designs/ground"],
  ["/designs/:id/brief/1", "routes/designs/brief"],
  ["/designs/:id/share", "routes/designs/share"],
  ["/payment/:id", "routes/designs/payment"],
] as const;

describe.each(pages)("%s", (pattern, routeId) => {
  test("without a cookie every way in leads to the sign-in page", async () => {
    const { user } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    const path = pattern.replace(":id", String(id));
    const page = await app.fetch(path);
    expect([page.status, page.headers.get("Location")]).toEqual([303, "/login"]);
    expect((await app.fetch(path, { method: "HEAD" })).status).toBe(303);
    for (const query of ["", `?_routes=${encodeURIComponent(routeId)}`]) {
      const answer = await app.fetch(`${path}.data${query}`);
      expect(await answer.text()).not.toContain("A curved path and lavender");
      expect([200, 202, 204]).toContain(answer.status);
    }
    const posted = await app.fetch(path, { method: "POST", body: new URLSearchParams({ number: "4242424242424242" }) });
    expect([303, 405]).toContain(posted.status);
  });

  test("with somebody else's cookie nothing of the order shows", async () => {
    if (pattern === "/account") return;
    const { user } = await app.signIn();
    const { id } = createDesignRequest(user.id);
    const { cookie } = await app.signIn();
    const path = pattern.replace(":id", String(id));
    expect((await app.fetch(path, { cookie })).status).toBe(404);
    for (const query of ["", `?_routes=${encodeURIComponent(routeId)}`]) {
      const answer = await app.fetch(`${path}.data${query}`, { cookie });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("A curved path and lavender");
    }
    const posted = await app.fetch(path, {
      method: "POST",
      cookie,
      body: new URLSearchParams({ number: "4242424242424242" }),
    });
    expect([404, 405]).toContain(posted.status);
  });
});
