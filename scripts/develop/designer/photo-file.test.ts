import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadPhoto } from "./photo-file.ts";

const photo = "tests/fixtures/fenced-back-yard.jpg";
const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

function place(name: string, bytes: Uint8Array | string): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

test("a photo is decoded at the size that is asked for", async () => {
  expect(await loadPhoto(photo, 400)).toMatchObject({ width: 400 });
});

test.each([
  ["that is missing", join(folder, "none.jpg"), /^There is no file .*none\.jpg\.$/],
  ["in a file", join(photo, "none.jpg"), /^There is no file .*none\.jpg\.$/],
  ["that is a folder", folder, /is a folder, not a photo\.$/],
  ["that is text", place("text.jpg", "no photo"), /text\.jpg is neither a JPEG nor a PNG\.$/],
  ["that is empty", place("empty.jpg", ""), /empty\.jpg is neither a JPEG nor a PNG\.$/],
  [
    "that was cut off",
    place("cut.jpg", readFileSync(photo).subarray(0, 30_000)),
    /cut\.jpg cannot be decoded: .*premature end/,
  ],
  [
    "that only begins like one",
    place("odd.png", Buffer.from("89504e470d0a1a0a00", "hex")),
    /odd\.png cannot be decoded: /,
  ],
])("a file %s is refused in one line", async (_, file, line) => {
  const message = await loadPhoto(file, 400).then(String, (error: Error) => error.message);
  expect(message).toMatch(line);
  expect(message).not.toContain("\n");
});
