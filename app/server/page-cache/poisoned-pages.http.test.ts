import { expect, test } from "vitest";
import { poisonPages } from "#tests/harness/poison-pages.ts";

test("headers of a page's first request do not affect the answer to the next", async () => {
  expect((await poisonPages(["/terms", "/no-such-page"], ["GET"])).faults).toEqual([]);
});
