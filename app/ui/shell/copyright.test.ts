import { expect, test } from "vitest";
import { copyrightYears } from "./copyright.ts";

test("the copyright year is 2025 until that year has passed", () => {
  expect(copyrightYears(2025)).toBe("2025");
  expect(copyrightYears(2026)).toBe("2025-2026");
  expect(copyrightYears(2031)).toBe("2025-2031");
  // A server with a wrong clock must not print a range that runs backwards.
  expect(copyrightYears(1970)).toBe("2025");
});
