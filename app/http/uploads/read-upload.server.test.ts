import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { whileAnswering } from "../current-request.server.ts";
import { readForm, readJson } from "./read-form.server.ts";
import { readUpload } from "./read-upload.server.ts";

const limit = 1000;

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/", { method: "POST", body, headers, ...{ duplex: "half" } });
}

function formWith(fields: Record<string, string | Blob>, fileName = "yard.jpg"): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

const multipart = { "Content-Type": "multipart/form-data; boundary=xx" };
const part = (name: string, value: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileHeader = (name: string, fileName: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`;

function temporaryFiles(): string[] {
  const folder = join(env.DATA_DIR, "tmp");
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function bytesOnDisk(): Promise<number> {
  const files = temporaryFiles().map((file) => stat(join(env.DATA_DIR, "tmp", file)).catch(() => undefined));
  return (await Promise.all(files)).reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

afterEach(() => expect(temporaryFiles()).toEqual([]));

describe("readUpload", () => {
  test("of a field that comes twice the first value counts; check boxes have all", async () => {
    const form = new FormData();
    for (const value of ["first", "second"]) form.append("prompt", value);
    const upload = await readUpload(post(form), "photo", limit);
    expect(upload.fields).toEqual({ prompt: "first" });
    expect(upload.texts.getAll("prompt")).toEqual(["first", "second"]);
    await upload.dispose();
  });

  test("below FREE_DISK_MB a file is refused, with what was typed around it to give back; a form without one is read", async () => {
    const usual = env.FREE_DISK_MB;
    env.FREE_DISK_MB = 10_000_000;
    try {
      const client = { line: "192.0.2.1", network: "192.0.2.0/24" };
      const facts = { client, typed: undefined as FormData | undefined };
      const form = formWith({ a: "1", photo: new Blob(["x".repeat(3 * 1024 * 1024)]), b: "2" });
      const reading = whileAnswering(facts, () => readUpload(post(form), "photo", 20 * 1024 * 1024));
      await expect(reading).rejects.toMatchObject({ name: "TryLater", status: 507 });
      expect([facts.typed?.get("a"), facts.typed?.get("b")]).toEqual(["1", "2"]);
      expect((await readUpload(post(formWith({ a: "1" })), "photo", limit)).fields).toEqual({ a: "1" });
    } finally {
      env.FREE_DISK_MB = usual;
    }
  });

  test("gives fields and the file on disk", async () => {
    const upload = await readUpload(
      post(formWith({ a: "1", photo: new Blob(["x".repeat(limit)]), b: "ü" })),
      "photo",
      limit,
    );
    expect(upload).toMatchObject({ fields: { a: "1", b: "ü" }, file: { name: "yard.jpg" } });
    expect([upload.problem, upload.fileProblem]).toEqual([undefined, undefined]);
    expect(await readFile(upload.file!.file, "utf8")).toBe("x".repeat(limit));
    await upload.dispose();
  });

  test.each([limit + 1, 3 * 1024 * 1024])("keeps the fields around a file of %i bytes", async (size) => {
    const upload = await readUpload(
      post(formWith({ a: "1", photo: new Blob(["x".repeat(size)]), b: "2" })),
      "photo",
      limit,
    );
    expect(upload).toMatchObject({ fields: { a: "1", b: "2" }, fileProblem: "too-large" });
    expect(upload.file).toBeUndefined();
  });

  test("an input without a chosen file is no file", async () => {
    const upload = await readUpload(post(formWith({ a: "1", photo: new Blob([]) }, "")), "photo", limit);
    expect([upload.problem, upload.fileProblem]).toEqual([undefined, undefined]);
    expect(upload.file).toBeUndefined();
  });

  test("line breaks after the end do no harm", async () => {
    const upload = await readUpload(post(`${part("a", "1")}--xx--\r\n\r\n`, multipart), "photo", limit);
    expect(upload).toMatchObject({ fields: { a: "1" } });
  });

  test.each([
    ["empty", "", multipart],
    ["no end", part("a", "1"), multipart],
    ["another boundary", `${part("a", "1")}--xx--`, { "Content-Type": "multipart/form-data; boundary=yy" }],
    ["no boundary", `${part("a", "1")}--xx--`, { "Content-Type": "multipart/form-data" }],
    ["line feeds only", `${part("a", "1")}--xx--`.replaceAll("\r", ""), multipart],
    ["a part header of 20 KB", `--xx\r\nX: ${"x".repeat(20_000)}\r\n${part("a", "1").slice(6)}--xx--`, multipart],
    ["many parts", `${part("a", "1").repeat(31)}--xx--`, multipart],
    ["an endless field", `${part("a", "x".repeat(70_000))}--xx--`, multipart],
    ["fields of megabytes", `${part("a", "x".repeat(3_000_000))}--xx--`, multipart],
    ["bytes that are no text", Buffer.from(`${part("a", "\xff\xfe")}--xx--`, "latin1"), multipart],
  ])("malformed: %s", async (_title, body, headers) => {
    expect(await readUpload(post(body, headers), "photo", limit)).toMatchObject({ fields: {}, problem: "malformed" });
  });

  test("malformed: two files, or one under another name", async () => {
    const two = formWith({ photo: new Blob(["x"]) });
    two.append("photo", new Blob(["y"]), "other.jpg");
    expect(await readUpload(post(two), "photo", limit)).toMatchObject({ problem: "malformed" });
    const other = formWith({ picture: new Blob(["x"]) });
    expect(await readUpload(post(other), "photo", limit)).toMatchObject({ problem: "malformed" });
  });

  test.each([
    ["JSON", "{}", { "Content-Type": "application/json" }],
    ["urlencoded", "a=1", { "Content-Type": "application/x-www-form-urlencoded" }],
    ["compressed", `${part("a", "1")}--xx--`, { ...multipart, "Content-Encoding": "gzip" }],
  ])("not multipart: %s", async (_title, body, headers) => {
    expect(await readUpload(post(body, headers), "photo", limit)).toMatchObject({ problem: "not-multipart" });
  });

  test("a client that disconnects leaves nothing, not even in the middle of its photo", async () => {
    const left = [part("a", "1"), part("b", "2"), fileHeader("photo", "yard.jpg"), "x".repeat(500)];
    const body = new ReadableStream({
      pull(controller) {
        const next = left.shift();
        if (next !== undefined) controller.enqueue(Buffer.from(next));
        else controller.error(new Error("aborted"));
      },
    });
    expect(await readUpload(post(body, multipart), "photo", limit)).toMatchObject({ problem: "interrupted" });
  });

  test("a photo is written down as it comes, and only that much of it that may be kept", async () => {
    const megabyte = 1024 * 1024;
    const most = 4 * megabyte;
    const seen: number[] = [];
    let sent = 0;
    const body = new ReadableStream({
      async pull(controller) {
        // Everything yielded before has been written when more is requested.
        seen.push(await bytesOnDisk());
        if (sent === 0) controller.enqueue(Buffer.from(fileHeader("photo", "yard.jpg")));
        else if (sent <= 8) controller.enqueue(Buffer.alloc(megabyte, "x"));
        else controller.enqueue(Buffer.from(`\r\n${part("a", "1")}--xx--`));
        if (++sent > 9) controller.close();
      },
    });
    const upload = await readUpload(post(body, multipart), "photo", most);
    expect(upload).toMatchObject({ fields: { a: "1" }, fileProblem: "too-large" });
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(2 * megabyte);
    expect(Math.max(...seen)).toBeLessThan(most + megabyte / 2);
    expect(seen.at(-1)).toBeLessThan(megabyte);
  });

  test("a form reads the same however its bytes are cut, a photo full of beginnings of the boundary too", async () => {
    const photo = "\r\n--x\r\n--\r\r\n--xy\r\n-\r\n";
    const whole = `${part("a", "1\r\n--")}${fileHeader("photo", "yard.jpg")}${photo}\r\n${part("b", "ü")}--xx--\r\n`;
    const bytes = Buffer.from(whole);
    for (let cut = 1; cut < 24; cut++) {
      const body = new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += cut) controller.enqueue(bytes.subarray(at, at + cut));
          controller.close();
        },
      });
      const upload = await readUpload(post(body, multipart), "photo", limit);
      expect(upload, `chunks of ${cut}`).toMatchObject({ fields: { a: "1\r\n--", b: "ü" } });
      expect(await readFile(upload.file!.file, "utf8")).toBe(photo);
      await upload.dispose();
    }
  });

  test("of a list's pictures together no more is kept than the list may have", async () => {
    const form = formWith({ a: "1" });
    for (const size of [300, 400, 500]) form.append("pictures", new Blob(["x".repeat(size)]), `${size}.jpg`);
    const list = { field: "pictures", bytesAtMost: limit };
    const upload = await readUpload(post(form), "", limit, { fieldLength: 100, parts: 30, list });
    expect(upload).toMatchObject({ fields: { a: "1" }, fileProblem: "too-large" });
    expect(upload.files.map(({ name }) => name)).toEqual(["300.jpg", "400.jpg"]);
    expect(await bytesOnDisk()).toBe(700);
    await upload.dispose();
  });
});

async function statusOf(reading: Promise<unknown>): Promise<number> {
  const thrown = await reading.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.status : 200;
}

describe("readForm and readJson", () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const json = { "Content-Type": "application/json; charset=utf-8" };

  test("read what they take", async () => {
    expect([...(await readForm(post("a=1&b=%C3%BC", form)))]).toEqual([
      ["a", "1"],
      ["b", "ü"],
    ]);
    expect([...(await readForm(post(formWith({ a: "1", photo: new Blob([]) }))))]).toEqual([["a", "1"]]);
    expect(await readJson(post('{"a":[1]}', json))).toEqual({ a: [1] });
  });

  test.each([
    ["a JSON body", "{}", json, 415],
    ["a compressed body", "a=1", { ...form, "Content-Encoding": "br" }, 415],
    ["too much", `a=${"x".repeat(70_000)}`, form, 413],
    ["half a form", part("a", "1"), multipart, 400],
  ])("readForm refuses %s", async (_title, body, headers, status) => {
    expect(await statusOf(readForm(post(body, headers)))).toBe(status);
  });

  test.each([
    ["a form", "a=1", form, 415],
    ["too much", JSON.stringify("x".repeat(70_000)), json, 413],
    ["half of it", '{"a":', json, 400],
    ["nothing", "", json, 400],
  ])("readJson refuses %s", async (_title, body, headers, status) => {
    expect(await statusOf(readJson(post(body, headers)))).toBe(status);
  });
});
