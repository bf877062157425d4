import { beforeAll, describe, expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

let cookie = "";
beforeAll(async () => {
  cookie = (await app.signIn()).cookie;
});

async function call(method: string, path: string, body?: unknown) {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await app.fetch(`/api/blog/${path}`, { method, cookie, ...json });
  return { status: response.status, body: await response.json() };
}

describe.each(["categories", "tags"])("%s", (topics) => {
  test("made, listed, renamed, merged and deleted", async () => {
    const stone = await call("POST", topics, { name: `  Dry   stone of ${topics} ` });
    expect(stone).toMatchObject({
      status: 201,
      body: { name: `Dry stone of ${topics}`, slug: `dry-stone-of-${topics}` },
    });
    const wood = await call("POST", topics, { name: `Wood of ${topics}`, slug: `timber-${topics}` });
    expect((await call("GET", topics)).body).toContainEqual(expect.objectContaining(wood.body));
    expect((await call("GET", `${topics}/${wood.body.id}`)).body).toMatchObject(wood.body);

    const renamed = await call("PUT", `${topics}/${wood.body.id}`, { name: `Timber of ${topics}` });
    expect(renamed.body).toEqual({ ...wood.body, name: `Timber of ${topics}` });

    const post = { title: "A post about both", slug: `about-both-${topics}`, content: "Stone and wood go together." };
    const both = await call("POST", "posts", { ...post, [topics]: [stone.body.id, wood.body.id] });
    const merged = await call("DELETE", `${topics}/${wood.body.id}?mergeInto=${stone.body.id}`);
    expect(merged).toMatchObject({ status: 200, body: { ok: true, movedPosts: 1 } });
    expect((await call("GET", `posts/${both.body.id}`)).body[topics]).toMatchObject([{ id: stone.body.id }]);

    expect(await call("DELETE", `${topics}/${stone.body.id}`)).toMatchObject({ status: 200 });
    expect((await call("GET", `posts/${both.body.id}`)).body[topics]).toEqual([]);
    expect((await call("DELETE", `${topics}/${stone.body.id}`)).status).toBe(404);
  });

  test("names and slugs are there once, in whatever case", async () => {
    const first = await call("POST", topics, { name: `Straße ${topics}` });
    expect(first.body.slug).toBe(`strasse-${topics}`);
    expect((await call("POST", topics, { name: `STRASSE ${topics}` })).status).toBe(409);
    expect((await call("POST", topics, { name: `Other ${topics}`, slug: first.body.slug })).status).toBe(409);
    expect((await call("PUT", `${topics}/${first.body.id}`, { name: `straße ${topics}` })).status).toBe(200);
    const [one, two] = [await call("POST", topics, { name: "🌿" }), await call("POST", topics, { name: "🌵" })];
    expect([one.body.slug, two.body.slug]).toEqual(["topic", "topic-2"]);
  });

  test.each([
    {},
    { name: "" },
    { name: " \n " },
    { name: "x".repeat(101) },
    { name: 7 },
    { name: "A", slug: "A b" },
    [],
  ])("%j is 400", async (body) => {
    expect(await call("POST", topics, body)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  test.each(["abc", "0", "-1", "1e3"])("no %s", async (id) => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await call(method, `${topics}/${id}`, method === "PUT" ? { name: "A" } : undefined)).status).toBe(404);
    }
    const { body } = await call("POST", topics, { name: `Kept ${id} ${topics}` });
    expect((await call("DELETE", `${topics}/${body.id}?mergeInto=${id}`)).status).toBe(404);
    expect((await call("DELETE", `${topics}/${body.id}?mergeInto=${body.id}`)).status).toBe(404);
  });
});
