import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { request as openRequest } from "node:http";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newPicturePath, pictureFileName } from "#app/domain/media/picture-names.server.ts";
import { signMediaUrl } from "#app/domain/media/sign-media-url.server.ts";
import { media } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";

let owner: Awaited<ReturnType<typeof app.signIn>>;
let stranger: typeof owner;
beforeAll(async () => {
  owner = await app.signIn();
  stranger = await app.signIn();
});

const source = join("tests", "fixtures", "fenced-back-yard.jpg");

function insertPicture(kind: "photo" | "design" | "blog") {
  const path = newPicturePath();
  const sizes = [undefined, { width: 480, format: "jpeg" }, { width: 480, format: "avif" }] as const;
  for (const size of sizes) {
    const file = join(app.dataDir, "media", path.slice(0, 2), pictureFileName(path, size));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(source, file);
  }
  const facts = { width: 640, height: 480, bytes: 1, placeholderColor: "#000000", widths: [480] };
  app.db
    .insert(media)
    .values({ path, kind, ownerId: owner.user.id, ...facts })
    .run();
  return path;
}

async function get(address: string, init: Parameters<typeof app.fetch>[1] = {}) {
  const response = await app.fetch(`/api/uploads/${address}`, init);
  return { status: response.status, headers: response.headers, bytes: (await response.arrayBuffer()).byteLength };
}

test("the owner gets the picture, to keep and not to share", async () => {
  const path = insertPicture("photo");
  const { status, headers, bytes } = await get(path, { cookie: owner.cookie });
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("image/jpeg");
  expect(headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  // Somebody else at the same browser is not shown it out of its cache.
  expect(headers.get("Vary")).toContain("Accept, Cookie");
  expect(Number(headers.get("Content-Length"))).toBe(bytes);
  for (const address of [`uploads/${path}`, `/uploads/${path}`]) {
    const init = { cookie: owner.cookie, redirect: "follow" } as const;
    expect((await get(address, init)).status).toBe(200);
  }
});

test("HEAD tells the same without the bytes", async () => {
  const path = insertPicture("photo");
  const { status, headers, bytes } = await get(path, { cookie: owner.cookie, method: "HEAD" });
  expect([status, bytes]).toEqual([200, 0]);
  expect(Number(headers.get("Content-Length"))).toBeGreaterThan(1000);
});

test("whoever has it is told so, and a part of it can be had", async () => {
  const path = insertPicture("blog");
  const whole = await get(path);
  const etag = whole.headers.get("ETag")!;
  const again = await get(path, { headers: { "If-None-Match": etag } });
  expect([again.status, again.bytes]).toEqual([304, 0]);
  const part = async (range: string, more = {}) => {
    const { status, headers, bytes } = await get(path, { headers: { Range: range, ...more } });
    return [status, headers.get("Content-Range"), bytes];
  };
  const size = whole.bytes;
  expect(await part("bytes=0-99")).toEqual([206, `bytes 0-99/${size}`, 100]);
  expect(await part(`bytes=${size - 5}-`)).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
  expect(await part("bytes=-7")).toEqual([206, `bytes ${size - 7}-${size - 1}/${size}`, 7]);
  expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
  expect(await part("bytes=0-1,3-4")).toEqual([200, null, size]);
  expect(await part("bytes=0-99", { "If-Range": '"other"' })).toEqual([200, null, size]);
});

test("Accept decides between AVIF and JPEG where a width is asked for", async () => {
  const path = insertPicture("photo");
  const typeOf = async (query: string, accept: string) =>
    (await get(path + query, { cookie: owner.cookie, headers: { Accept: accept } })).headers.get("Content-Type");
  expect(await typeOf("?w=480", "image/avif,image/webp,*/*;q=0.8")).toBe("image/avif");
  expect(await typeOf("?w=480", "*/*")).toBe("image/jpeg");
  expect(await typeOf("?w=960", "image/avif")).toBe("image/jpeg");
  expect(await typeOf("", "image/avif")).toBe("image/jpeg");
});

test("strangers, visitors and wrong names get one and the same 404", async () => {
  const answers = [];
  const path = insertPicture("design");
  for (const [address, cookie] of [
    [path, stranger.cookie],
    [path, undefined],
    [newPicturePath(), owner.cookie],
    ["..%2f..%2flandscape-atelier.sqlite", owner.cookie],
    ["%2e%2e/session-secret", owner.cookie],
    [`${path}%00`, owner.cookie],
  ] as const) {
    const response = await app.fetch(`/api/uploads/${address}`, { cookie, headers: { "If-None-Match": "*" } });
    answers.push([response.status, await response.text()]);
  }
  const { message } = JSON.parse(answers[0]![1] as string);
  expect(message).toBe("There is no such picture.");
  expect(new Set(answers.slice(0, 3).map(String)).size).toBe(1);
  for (const [status] of answers) expect(status).toBe(404);
});

test("a row without its file is a 404 too", async () => {
  const path = newPicturePath();
  const facts = { width: 640, height: 480, bytes: 1, placeholderColor: "#000000", widths: [] };
  app.db
    .insert(media)
    .values({ path, kind: "photo", ownerId: owner.user.id, ...facts })
    .run();
  expect((await get(path, { cookie: owner.cookie })).status).toBe(404);
});

test("designs are downloaded under a name of their own, as full JPEG", async () => {
  const path = insertPicture("design");
  const headers = { Accept: "image/avif" };
  const answer = await get(`${path}?download=3&w=480`, { cookie: owner.cookie, headers });
  expect(answer.headers.get("Content-Disposition")).toBe("attachment; filename=landscape-design-3.jpg");
  expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
  const odd = await get(`${path}?download=3%0d%0aX:1`, { cookie: owner.cookie });
  expect(odd.headers.get("Content-Disposition")).toBeNull();
});

test("pictures of the blog are public", async () => {
  const { status, headers } = await get(insertPicture("blog"));
  expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
});

test("a letter's link shows its picture anywhere, and no cache keeps it", async () => {
  const { pathname, search } = new URL(signMediaUrl(insertPicture("design"), Date.now() + 60_000, 480));
  const { status, headers } = await get(`${pathname.replace("/api/uploads/", "")}${search}`);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test("a wrong signature opens nothing, and nothing can be posted", async () => {
  const path = insertPicture("design");
  expect((await get(`${path}?expires=${Date.now() + 9999}&signature=AAAA`)).status).toBe(404);
  expect((await get(path, { cookie: owner.cookie, method: "POST" })).status).toBe(405);
});

test("readers who leave at any moment leave no file open", async () => {
  const path = insertPicture("photo");
  await Promise.all(Array.from({ length: 40 }, (_, left) => readAndLeave(`/api/uploads/${path}`, left)));
  await expect.poll(() => timesOpen(path)).toBe(0);
});

/** Goes away after so many turns of the event loop: before, while and after the file is opened. */
async function readAndLeave(address: string, turns: number) {
  const request = openRequest(app.baseUrl + address, { headers: { Cookie: owner.cookie } });
  request.on("error", () => {});
  await new Promise((resolve) => request.end(resolve));
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setTimeout(resolve));
  request.destroy();
}

/** How often any process holds the file; Linux tells. */
function timesOpen(path: string): number {
  const list = spawnSync("sh", ["-c", "ls -l /proc/[0-9]*/fd 2>/dev/null"], { encoding: "utf8" }).stdout;
  return list.split(path).length - 1;
}
