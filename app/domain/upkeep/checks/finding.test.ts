import { expect, test } from "vitest";
import { causeOf, examine, printable } from "./finding.ts";

test("a check that hangs, or throws, is a finding itself", async () => {
  const hanging = { name: "mail", limitMs: 20, run: () => new Promise<never>(() => {}) };
  expect(await examine(hanging)).toEqual([{ check: "mail", status: "broken", found: "no answer within 0.02 s" }]);
  const throwing = { name: "disk", run: () => Promise.reject(new Error("no such disk")) };
  expect(await examine(throwing)).toEqual([{ check: "disk", status: "broken", found: "no such disk" }]);
});

test("advice is given where something is not well, and no secret is printed", () => {
  const text = printable(
    [
      { check: "a", status: "ok", found: "fine", advice: "never shown" },
      { check: "stripe key", status: "broken", found: "sk_live_abcdef was refused", advice: "see sk_live_abcdef" },
    ],
    ["sk_live_abcdef", ""],
  );
  expect(text).toBe(
    [
      "ok      a           fine",
      "broken  stripe key  [secret] was refused",
      "                    -> see [secret]",
    ].join("\n"),
  );
});

test("the cause of a failed fetch is reported", async () => {
  const error = await fetch("http://127.0.0.1:9/").catch((reason) => reason);
  expect(causeOf(error)).toMatch(/ECONNREFUSED|bad port/);
});
