import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer } from "./compress-answer.server.ts";

const page = "A yard, redesigned. ".repeat(200);

function answerTo(encodings: string | undefined, body = page, type = "text/html; charset=utf-8") {
  const request = new Request("http://localhost/", { headers: encodings ? { "Accept-Encoding": encodings } : {} });
  const headers = new Headers({ "Content-Type": type, Vary: "Cookie" });
  return compressAnswer(request, new Response(body, { status: 203 }), headers);
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)("whoever takes %s gets %s", async (accepted, encoding, unpack) => {
  const answer = await answerTo(accepted);
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Content-Length")).toBe(String(packed.length));
  expect(answer.status).toBe(203);
  expect(unpack(packed).toString()).toBe(page);
});

test.each([
  ["who takes none", undefined, page],
  ["with something not worth it", "br", "short"],
])("a browser %s gets it as it is", async (_, accepted, body) => {
  const answer = await answerTo(accepted, body);
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(await answer.text()).toBe(body);
});

test("a cache between must keep the answers to different browsers apart, packed or not", async () => {
  for (const accepted of ["br", undefined]) {
    expect((await answerTo(accepted)).headers.get("Vary")).toBe("Cookie, Accept-Encoding");
  }
  expect((await answerTo("br", page, "image/jpeg")).headers.get("Vary")).toBe("Cookie");
});
