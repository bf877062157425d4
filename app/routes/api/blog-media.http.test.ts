import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { makeHostileFiles, noise } from "#tests/factories/hostile-files.ts";
import { app } from "#tests/harness/http-app.ts";

let cookie = "";
beforeAll(async () => {
  cookie = (await app.signIn()).cookie;
});

/** What is no photo of a yard may well be a picture of a post. */
const refused = (await makeHostileFiles()).filter(({ title }) => !["GIF", "WebP", "AVIF"].includes(title));

async function post(path: string, body: unknown) {
  const json = { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await app.fetch(`/api/blog/${path}`, { method: "POST", cookie, ...json });
  return { status: response.status, body: await response.json() };
}

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
  const words = { title: "With a picture", slug: "with-a-picture", content: "The picture says the rest." };
  const made = await post("posts", { ...words, featuredImagePath: sent.body.url });
  expect(made).toMatchObject({ status: 201, body: { featuredImagePath: sent.body.url } });
});

test.each([
  ["WebP", sharp(await noise(90, 60)).webp()],
  ["AVIF", sharp(await noise(90, 60)).avif({ effort: 0 })],
  ["GIF that moves", sharp([await noise(90, 60), await noise(90, 60)], { join: { animated: true } }).gif()],
])("a %s is stored as JPEG, whatever its name", async (title, picture) => {
  const sent = await send(new Uint8Array(await picture.toBuffer()), "yard.jpg");
  expect(sent).toMatchObject({ status: 201, body: { width: 90, height: 60 } });
  expect(sent.body.note).toBe(title.includes("moves") ? "The picture moves: its first frame was taken." : undefined);
  const seen = await app.fetch(sent.body.url);
  expect(seen.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await sharp(await seen.arrayBuffer()).metadata()).format).toBe("jpeg");
});

test.each(refused)("$title is refused", async ({ bytes, name, reason }) => {
  const message = pictureProblemMessages[reason];
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
  expect((await post("media", {})).status).toBe(415);
});
