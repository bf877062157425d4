import { APICallError } from "ai";
import { expect, test } from "vitest";
import { classifyFailure, retryAfterMs } from "./classify-failure.server.ts";

function answered(statusCode: number, responseBody = "", responseHeaders: Record<string, string> = {}) {
  const call = { message: "said", url: "https://models.example", requestBodyValues: {} };
  return new APICallError({ ...call, statusCode, responseBody, responseHeaders });
}

test.each([
  [401, "", "configuration"],
  [402, "", "configuration"],
  [429, '{"code":"insufficient_quota"}', "configuration"],
  [404, "", "gone"],
  [400, "The model `x` does not exist", "gone"],
  [400, '{"code":"moderation_blocked"}', "refuse"],
  [400, "malformed", "retry"],
  [429, "", "wait"],
  [503, "", "retry"],
  [200, "", "retry"],
])("an answer %i %s means %s", (status, body, failure) => {
  expect(classifyFailure(answered(status, body), {})).toMatchObject({ failure });
});

test("a server that is down waits only when it says for how long; wrapped errors are found", () => {
  const busy = answered(503, "", { "retry-after": "5" });
  const wrapped = new Error("outer", { cause: new Error("inner", { cause: busy }) });
  expect(classifyFailure(wrapped, {})).toMatchObject({ failure: "wait", retryAfterMs: 5_000 });
});

const now = Date.UTC(2026, 0, 1, 12);

test.each([
  [{ "retry-after": "7" }, 7_000],
  [{ "retry-after": "1.5" }, 1_500],
  [{ "retry-after": "Thu, 01 Jan 2026 12:01:00 GMT" }, 60_000],
  [{ "retry-after": "Thu, 01 Jan 2026 11:00:00 GMT" }, 0],
  [{ "retry-after": "86400" }, 3_600_000],
  [{ "retry-after": "soon" }, undefined],
  [{ "retry-after-ms": "250", "retry-after": "7" }, 250],
  [{}, undefined],
] as [Record<string, string>, number | undefined][])("%j asks for %s ms", (headers, ms) => {
  expect(retryAfterMs(headers, now)).toBe(ms);
});
