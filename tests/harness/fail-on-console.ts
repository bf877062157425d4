import { afterEach, beforeEach, expect, vi } from "vitest";

// Unexpected output is a defect: a test that expects some replaces the method itself.
const methods = ["log", "info", "warn", "error"] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${method} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
