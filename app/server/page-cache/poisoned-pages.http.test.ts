import { expect, test } from "vitest";
import { poisonPages } from "#tests/harness/poison-pages.ts";

test("whatever the first asker of a page sends along, the next gets the page as it is", async () => {
  expect((await poisonPages(["/terms", "/no-such-page"], ["GET"])).faults).toEqual([]);
});
