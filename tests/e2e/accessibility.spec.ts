import { expect, test } from "playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { choosePackage, fillInDetails, signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.beforeEach(() => {
  test.skip(test.info().project.name === "javascript off", "axe is a script");
});

test("axe finds nothing on any page of an order, and no script is blocked", async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of ["/", "/login", "/sample", "/sample?design=1&with=3", "/share/gone", "/no-such-page"]) {
    await page.goto(siteUrl(path));
    await expectAccessible(page, path);
  }
  // The browser itself reports every 404 document.
  complaints.splice(0);
  await signIn(page);
  await page.goto(siteUrl("/#transform"));
  await expectAccessible(page, "form, details");
  await fillInDetails(page, { wish: "A wooden deck with planters" });
  await expectAccessible(page, "form, packages");
  const id = await choosePackage(page, "Quick Look");
  await expectAccessible(page, "payment");
  await page.goto(siteUrl(`/results/${id}`));
  await expectAccessible(page, "results");
  for (const path of [
    "/account",
    "/account?tab=settings",
    "/account/delete",
    `/designs/${id}/delete`,
    `/designs/${id}/share`,
  ]) {
    await page.goto(siteUrl(path));
    await expectAccessible(page, path);
  }
  expect(complaints).toEqual([]);
});

test("a phone shows every page without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, `maximiliane.wintergruen-schoenfelder-${crypto.randomUUID()}@gartenbaubetriebe-sued.example`);
  await fillInDetails(page, { wish: "Eine Donaudampfschifffahrtsgesellschaftskapitänsmützenständerterrasse" });
  const id = await choosePackage(page, "Quick Look");
  // Home comes first: after a look at results it jumps back to them, once.
  const order = ["/", `/payment/${id}`, `/results/${id}`];
  for (const path of [...order, "/account", "/account?tab=settings", "/no-such-page", "/demo/mail"]) {
    await page.goto(siteUrl(path));
    await expectNoSidewaysScroll(page, path);
  }
});
