import { afterEach, beforeAll, expect, it } from "vitest";
import { shopSettings } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await app.signIn());
});
afterEach(() => void app.db.delete(shopSettings).run());

const save = (fields: Record<string, string>) =>
  app.fetch("/admin/shop", { method: "POST", body: new URLSearchParams(fields), cookie });
const page = async (path: string) => (await app.fetch(path)).text();

it("is for editors only", async () => {
  const answer = await app.fetch("/admin/shop");
  expect(answer.headers.get("Location")).toContain("/login");
});

it("gives every page the shop's name and contact address at once, and takes them back", async () => {
  expect(await page("/")).toContain("Landscape Atelier");
  const answer = await save({ siteName: "Green  Acres Design", contactEmail: "sam@green.example" });
  expect(answer.headers.get("Location")).toBe("/admin/shop");
  for (const path of ["/", "/blog", "/login"]) {
    const html = await page(path);
    expect(html).toContain("Green Acres Design");
    expect(html).not.toContain("Landscape Atelier");
  }
  expect(await page("/blog/atom.xml")).toContain("<name>Green Acres Design</name>");
  expect(await page("/")).toContain("mailto:sam@green.example");
  await save({ siteName: "", contactEmail: "" });
  expect(await page("/")).toContain("Landscape Atelier");
});

it("keeps what was typed when something is wrong with it, and the shop as it was", async () => {
  const answer = await save({ siteName: "Green Acres", contactEmail: "sam at green" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("Please enter a valid email address");
  for (const value of ["Green Acres", "sam at green"]) expect(html).toContain(`value="${value}"`);
  expect(await page("/")).not.toContain("Green Acres");
});

it("goes on as before with a row damaged by hand", async () => {
  app.db.insert(shopSettings).values({ part: "brand", value: '{"siteName":7}' }).run();
  expect(await page("/")).toContain("Landscape Atelier");
  expect((await app.fetch("/admin/shop", { cookie })).status).toBe(200);
});
