import { expect, test } from "vitest";
import { answering } from "#tests/harness/answering-server.ts";
import { createS3Bucket } from "./s3-bucket.server.ts";

const place = { bucket: "yards", prefix: "shop/", accessKeyId: "id", secretAccessKey: "hush-hush", region: "garden" };

test("a list is complete, and keys come without the folder", async () => {
  const asked: string[] = [];
  const endpoint = await answering((request, response) => {
    asked.push(request.url!);
    const isFirst = !request.url!.includes("continuation-token");
    const object = (key: string) =>
      `<Contents><Key>shop/${key}</Key><Size>7</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
    const more = "<NextContinuationToken>a+b/c=</NextContinuationToken>";
    response.end(`<ListBucketResult>${isFirst ? object("one&amp;a") + more : object("two")}</ListBucketResult>`);
  });
  const writtenAt = Date.UTC(2026, 0, 2, 3, 4, 5);
  const found = [];
  for await (const object of createS3Bucket("s3://yards/shop", { ...place, endpoint }).list()) found.push(object);
  expect(found).toEqual([
    { key: "one&a", bytes: 7, writtenAt },
    { key: "two", bytes: 7, writtenAt },
  ]);
  expect(asked[0]).toBe("/yards/?list-type=2&prefix=shop%2F");
  expect(asked[1]).toContain("continuation-token=a%2Bb%2Fc%3D");
});

test("a store that fails is asked again, one that refuses is not, and no key is in the words", async () => {
  const statuses = [503, 200, 403];
  const endpoint = await answering((_, response) => {
    const status = statuses.shift()!;
    response.writeHead(status).end(status === 403 ? "<Error><Code>AccessDenied</Code></Error>" : "");
  });
  const bucket = createS3Bucket("s3://yards", { ...place, endpoint });
  await bucket.remove("one");
  const refusal = await bucket.remove("two").catch((error) => error);
  expect(refusal.message).toBe("The bucket answered 403 AccessDenied");
  expect(statuses).toEqual([]);
});
