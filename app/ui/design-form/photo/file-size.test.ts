import { describe, expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

describe("a file's size for people", () => {
  test.each([
    [0, "0 B"],
    [1, "1 B"],
    [1023, "1023 B"],
    [1024, "1.0 KB"],
    [1536, "1.5 KB"],
    [1_048_524, "1023.9 KB"],
    [1_048_575, "1.0 MB"],
    [1_048_576, "1.0 MB"],
    [20 * 1024 * 1024, "20.0 MB"],
  ])("%i bytes read %s", (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});
