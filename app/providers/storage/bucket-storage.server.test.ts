import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { StoreUnreachableError } from "#app/disk/store-unreachable.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { createPictureDoor } from "#app/server/stored-pictures.server.ts";
import { startS3 } from "#tests/harness/s3-server.ts";
import { createBucketStorage } from "./bucket-storage.server.ts";
import type { Storage, StoredBytes } from "./contract.ts";
import { diskStorage } from "./disk-storage.server.ts";

const impatient = { connectMs: 300, silenceMs: 300, pausesMs: [] };
const picture = "0123456789";

async function newFile(content: string): Promise<string> {
  const file = join(await temporaryFolder(), `new-${Math.random()}`);
  await writeFile(file, content);
  return file;
}

async function textOf(stored: StoredBytes | "none" | undefined): Promise<string> {
  return (await buffer(Readable.from((stored as StoredBytes).body))).toString();
}

async function namesIn(storage: Storage): Promise<string[]> {
  const pages: string[][] = [];
  for await (const page of storage.list(2)) pages.push(page.map(({ name, bytes }) => `${name} ${bytes}`));
  expect(pages.every((page) => page.length <= 2)).toBe(true);
  return pages
    .flat()
    .filter((name) => name.startsWith("qq"))
    .sort();
}

test("a bucket keeps, lends and gives back what a disk does", async () => {
  const { bucket } = await startS3();
  for (const storage of [diskStorage, createBucketStorage(bucket)]) {
    for (const name of ["qq1.jpg", "qq2.jpg", "qq3-480.avif"]) {
      const file = await newFile(picture);
      await storage.keep(file, name);
      expect(existsSync(file)).toBe(false);
    }
    expect(await namesIn(storage)).toEqual(["qq1.jpg 10", "qq2.jpg 10", "qq3-480.avif 10"]);
    expect(await textOf(await storage.read("qq1.jpg"))).toBe(picture);
    expect(await storage.read("qq1.jpg", { first: 2, last: 4 })).toMatchObject({ size: 10, start: 2, end: 4 });
    expect(await textOf(await storage.read("qq1.jpg", { first: 2, last: 4 }))).toBe("234");
    expect(await textOf(await storage.read("qq1.jpg", { last: 3 }))).toBe("789");
    expect(await textOf(await storage.read("qq1.jpg", { first: 8, last: 90 }))).toBe("89");
    expect(await storage.read("qq1.jpg", { first: 10 })).toBe("none");
    const lent = await storage.lend("qq1.jpg", async (file) => [basename(file), await readFile(file, "utf8")]);
    expect(lent).toEqual(["qq1.jpg", picture]);
    for (const name of ["qq1.jpg", "qq2.jpg", "qq3-480.avif", "qq1.jpg"]) await storage.remove(name);
    expect([await storage.read("qq1.jpg"), await storage.sizeOf("qq1.jpg"), await namesIn(storage)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await expect(storage.keep(await newFile(picture), "../qq.jpg")).rejects.toThrow("not the name");
  }
});

/** A front door that shows every picture of this storage to every visitor. */
async function openDoor(storage: Storage): Promise<string> {
  const door = createPictureDoor({
    findPicture: (path) => ({ path, kind: "blog", widths: [], width: 8 }) as never,
    choosePictureFile: ({ path }) => ({ name: path, contentType: "image/jpeg" }),
    storage,
  });
  const server = createServer((request, response) =>
    door({ path: request.url!, query: "" }, request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/uploads`;
}

test("pictures come out of a bucket whole, in part and not again, and a bucket that is away says so", async () => {
  const { bucket, stop, start } = await startS3(impatient);
  const storage = createBucketStorage(bucket);
  const door = await openDoor(storage);
  await storage.keep(await newFile(picture), "qq9.jpg");
  const get = async (headers: Record<string, string> = {}, method = "GET", name = "qq9.jpg") => {
    const answer = await fetch(`${door}/${name}`, { headers, method });
    return [
      answer.status,
      answer.headers.get("Content-Range") ?? answer.headers.get("Content-Length"),
      await answer.text(),
    ];
  };
  expect(await get()).toEqual([200, "10", picture]);
  expect(await get({ range: "bytes=1-2" })).toEqual([206, "bytes 1-2/10", "12"]);
  expect(await get({ range: "bytes=50-" })).toEqual([416, "bytes */10", ""]);
  expect(await get({ "if-none-match": '"qq9.jpg"' })).toEqual([304, null, ""]);
  expect(await get({}, "HEAD")).toEqual([200, "10", ""]);
  expect(await get({}, "GET", "qq8.jpg")).toEqual([404, null, ""]);

  await stop();
  const [status, , words] = await get();
  expect([status, words]).toEqual([503, expect.stringContaining("Nothing is lost")]);
  const file = await newFile(picture);
  await expect(storage.keep(file, "qq7.jpg")).rejects.toThrow(StoreUnreachableError);
  expect(existsSync(file)).toBe(true);
  await expect(storage.lend("qq9.jpg", async () => "lent")).rejects.toThrow(StoreUnreachableError);
  await start();
  expect(await get()).toEqual([200, "10", picture]);
});
