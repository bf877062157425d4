import { describe, expect, test } from "vitest";
import { postViewQuery, readPostView } from "./post-view.ts";

const usual = { search: "", status: "all", category: "", tag: "", author: "", sort: "published", rows: "20", page: 1 };
const read = (query: string) => readPostView(new URLSearchParams(query));

describe("the view of the post list in its address", () => {
  test("is the usual one without a query, and for what makes no sense", () => {
    for (const query of [
      "",
      "status=all",
      "status=x",
      "status[]=draft",
      "sort=;drop",
      "page=0",
      "page=-1",
      "page=1e3",
      "page=99999999",
      "category=abc&tag=-1&author=nobody",
      "search=%20",
    ]) {
      expect(read(query), query).toEqual(usual);
    }
  });

  test("survives being written and read", () => {
    const views = [
      usual,
      { ...usual, search: "50% _'\\ é", status: "draft", sort: "title", rows: "200", page: 7 },
      { ...usual, status: "archived" },
      { ...usual, status: "scheduled", category: "3", tag: "12", author: "none" },
    ] as const;
    for (const view of views) expect(read(postViewQuery(view as never))).toEqual(view);
    expect(postViewQuery(usual as never)).toBe("");
  });

  test("takes no endless search", () => {
    expect(read(`search=${"x".repeat(10_000)}`).search).toHaveLength(200);
  });
});
