import { beforeAll, expect, it } from "vitest";
import { app } from "#tests/harness/http-app.ts";

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});

it("keeps what was typed of the blog's settings when something is wrong with it", async () => {
  const typed = {
    title: "Notes of a garden",
    introduction: "What grows",
    language: "Klingon!",
    timeZone: "Asia/Tokyo",
  };
  const answer = await app.fetch("/admin/settings", { method: "POST", body: new URLSearchParams(typed), cookie });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Language must be a tag such as en, de or pt-BR");
  for (const value of [typed.title, "Klingon!"]) expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/What grows<\/textarea>.*<option value="Asia\/Tokyo" selected/s);
});
