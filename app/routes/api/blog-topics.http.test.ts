import { beforeAll, describe, expect, test } from "vitest";
import { photoProblemMessages, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { makeHostileFiles, noise } from "#tests/factories/hostile-files.ts";
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
    expect(first.body.slug).toBe(`strae-${topics}`);
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

const hostileFiles = await makeHostileFiles();

describe("pictures", () => {
  async function send(file: Uint8Array<ArrayBuffer> | undefined, name = "yard.png", field = "media") {
    const form = new FormData();
    if (file) form.append(field, new Blob([file]), name);
    const response = await app.fetch("/api/blog/media", { method: "POST", body: form, cookie });
    return { status: response.status, body: await response.json() };
  }

  test("one is stored, seen by everybody, and makes a featured image", async () => {
    const sent = await send(new Uint8Array(await noise(700, 500)));
    expect(sent).toMatchObject({
      status: 201,
      body: { url: expect.stringMatching(/^\/api\/uploads\/[a-z2-7]{26}\.jpg$/) },
    });
    const seen = await app.fetch(sent.body.url);
    expect(seen.headers.get("Content-Type")).toBe("image/jpeg");
    expect(seen.headers.get("Cache-Control")).toContain("public");
    await seen.arrayBuffer();
    const post = { title: "With a picture", slug: "with-a-picture", content: "The picture says the rest." };
    const made = await call("POST", "posts", { ...post, featuredImagePath: sent.body.url });
    expect(made).toMatchObject({ status: 201, body: { featuredImagePath: sent.body.url } });
  });

  test.each(hostileFiles)("$title is refused", async ({ bytes, name, reason }) => {
    const message = photoProblemMessages[reason];
    expect(await send(bytes, name)).toMatchObject({ status: photoProblemStatuses[reason], body: { message } });
  });

  test.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
  ])("%s named .png is 415", async (_title, text) => {
    expect((await send(new TextEncoder().encode(text))).status).toBe(415);
  });

  test("without a file, under another name, or as JSON", async () => {
    expect((await send(undefined)).status).toBe(400);
    expect((await send(new Uint8Array(9), "a.png", "file")).status).toBe(400);
    expect((await call("POST", "media", {})).status).toBe(415);
  });
});
