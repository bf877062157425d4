import { expect, test } from "vitest";
import { newPostSchema } from "../post-schemas.ts";
import { emptyPost, readPostTexts } from "./post-texts.ts";

const words = { title: "A quiet yard", slug: "a-quiet-yard", content: "Twenty characters at least." };
const zone = "Europe/Berlin";

function published(publishedAt: string, stored?: { publishedAt: number }) {
  const input = readPostTexts({ ...emptyPost, ...words, publishedAt }, zone, stored);
  return newPostSchema.safeParse(input);
}

test("a publish date is typed in the blog's time zone, and keeps its seconds while nobody touches it", () => {
  const stored = { publishedAt: Date.UTC(2026, 6, 5, 8, 30, 12) };
  expect(published("2026-07-05T10:31", stored).data?.publishedAt).toBe(Date.UTC(2026, 6, 5, 8, 31));
  expect(published("2026-07-05T10:30", stored).data?.publishedAt).toBeUndefined();
  expect(published("", stored).data?.publishedAt).toBeNull();
  expect(published("soon").error?.issues[0]?.message).toBe("The publish date must be a date between 1970 and 2199");
  expect(published("2026-02-30T10:00").success).toBe(false);
});
