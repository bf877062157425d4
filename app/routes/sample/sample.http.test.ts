import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

async function see(path: string) {
  const answer = await app.fetch(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "");
}

describe("/sample", () => {
  test("is a finished order for everybody: five designs, plan, list, wish, and nothing to ask for", async () => {
    const html = await see("/sample");
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(html).toContain('"digitalSourceType":"https://schema.org/CompositeSyntheticDigitalSource"');
    for (let n = 1; n <= 5; n++) expect(html).toContain(`aria-label="Enlarge design ${n}"`);
    for (const words of ["You asked for", "There is", "Plan and shopping list", "All ground in view", "Compare"])
      expect(html).toContain(words);
    for (const words of ["Make this change", "This is not my yard", "Make your plan exact", "/share", "designs.zip"])
      expect(html).not.toContain(words);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/sample"/);
    const files = new Set(html.match(/\/pictures\/[\w-]+\.(?:avif|jpg)/g));
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  });

  test("any of its designs stands in the frame by a link, with its plan in metres or feet", async () => {
    const html = await see("/sample?design=3&unit=ft");
    expect(html).toContain("<h3>Design 3</h3>");
    expect(html).toContain('"/sample/plans/3/plan.svg?unit=ft"');
    expect(await see("/sample/plans/3/plan.svg")).toMatch(/^<svg .*\d\u00a0sq\u00a0ft/s);
    expect(await see("/sample/plans/3/plan.svg?unit=m")).toMatch(/^<svg .*\d\u00a0m²/s);
    expect(await see("/sample?design=3&unit=m")).toContain('"/sample/brief/3?unit=m"');
    expect(await see("/sample/plans/3/list.csv")).toContain("Group,Item,Quantity");
    expect(await see("/sample/brief/3")).toContain("What the owner wants");
  });

  test.each(["/sample/plans/6/plan.svg", "/sample/plans/0/list.csv", "/sample/plans/1/x", "/sample/brief/9"])(
    "there is no %s",
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404);
    },
  );
});
