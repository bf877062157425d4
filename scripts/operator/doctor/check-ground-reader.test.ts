import { expect, test } from "vitest";
import { checkGroundReader } from "./check-ground-reader.ts";

test("weights that are missing or are something else are broken, with what to do", () => {
  expect(checkGroundReader("package.json")).toMatchObject({
    status: "broken",
    found: expect.stringContaining("not a file of weights"),
    advice: expect.stringContaining("git checkout"),
  });
  expect(checkGroundReader("nowhere.bin")).toMatchObject({ found: expect.stringContaining("missing") });
});
