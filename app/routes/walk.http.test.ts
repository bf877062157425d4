import { expect, test } from "vitest";
import { serverToWalk } from "#tests/walk/server-to-walk.ts";
import { walkEverywhere } from "#tests/walk/walk-everywhere.ts";

const baseUrl = serverToWalk();

test("whoever asks for whatever, however it is spelled: nobody sees or changes what is another's", async () => {
  const { faults, shownTo } = await walkEverywhere(baseUrl(), { isWhole: false });
  expect(faults).toEqual([]);
  // Doors that open for whoever may: where nothing is to be seen, nothing would be proved.
  expect(shownTo.owner).toEqual(expect.arrayContaining(["/account", "/results/:requestId", "/api/designs/:requestId"]));
  expect(shownTo.editor).toEqual(
    expect.arrayContaining(["/admin/posts/:postId", "/admin/posts/:postId/revisions", "/blog/:slug"]),
  );
});
