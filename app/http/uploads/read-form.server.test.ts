import { describe, expect, test } from "vitest";
import { readForm, readJson } from "./read-form.server.ts";

const capBytes = 64 * 1024;

/** A body that arrives in pieces. `read` returns how much of it was taken. */
function inPieces(text: string, pieceBytes = 1000) {
  const bytes = new TextEncoder().encode(text);
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = bytes.subarray(read.bytes, read.bytes + pieceBytes);
        if (piece.length === 0) return controller.close();
        read.bytes += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

function post(body: BodyInit, type: string): Request {
  const headers = { "Content-Type": type };
  return new Request("http://localhost/", { method: "POST", body, headers, ...{ duplex: "half" } });
}

const urlencoded = "application/x-www-form-urlencoded";
const textOf = (bytes: number) => `a=${"x".repeat(bytes - 2)}`;
const jsonOf = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));

describe("a body of the greatest size", () => {
  test("is read, however it is cut", async () => {
    for (const pieceBytes of [1000, 1024, capBytes]) {
      const form = await readForm(post(inPieces(textOf(capBytes), pieceBytes).body, urlencoded));
      expect(form.get("a")).toHaveLength(capBytes - 2);
    }
    expect(await readJson(post(inPieces(jsonOf(capBytes)).body, "application/json"))).toHaveLength(capBytes - 2);
  });

  test("with one byte more is refused", async () => {
    await expect(readForm(post(inPieces(textOf(capBytes + 1)).body, urlencoded))).rejects.toMatchObject({
      status: 413,
    });
    const json = readJson(post(inPieces(jsonOf(capBytes + 1)).body, "application/json"));
    await expect(json).rejects.toMatchObject({ status: 413 });
  });
});

test.each([
  ["of another type", 415, "text/plain", textOf(5000)],
  ["that is too large", 413, urlencoded, textOf(capBytes * 3)],
])(
  "a form %s is read to its end before the answer, which would not be seen otherwise",
  async (_, status, type, text) => {
    const { body, read } = inPieces(text);
    await expect(readForm(post(body, type))).rejects.toMatchObject({ status });
    expect(read.bytes).toBe(text.length);
  },
);
