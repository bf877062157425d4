import { expect, type Locator, test } from "playwright/test";
import { expectAccessible, expectToFit, visitAsPhone } from "./site/expect-accessible.ts";
import { choosePackage, fillInDetails, signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "axe is a script");

/** Longer than any real name, or word of a wish. */
const address = () => `maximiliane.wintergruen-schoenfelder-${crypto.randomUUID()}@gartenbaubetriebe-sued.example`;
const wish = "A wooden deck with planters, and a Donaudampfschifffahrtsgesellschaftskapitänsmützenständerterrasse";

test("no page of an order is inaccessible, wider than a phone, or has a blocked script", async ({ page }) => {
  const complaints = watchConsole(page);
  const look = async (where: string) => {
    await expectAccessible(page, where);
    await expectToFit(page, where);
  };
  const visit = async (path: string) => {
    await visitAsPhone(page, path);
    await expectToFit(page, path);
    await expectAccessible(page, path);
  };
  for (const path of ["/", "/login", "/sample", "/sample?design=1&with=3", "/share/gone", "/no-such-page"]) {
    await visit(path);
  }
  // The browser itself reports every 404 document.
  complaints.splice(0);
  await signIn(page, address());
  await visit("/#transform");
  await fillInDetails(page, { wish });
  await look("form, packages");
  const id = await choosePackage(page, "Quick Look");
  await look("payment");
  for (const path of [
    `/results/${id}`,
    "/account",
    "/account?tab=settings",
    "/account/delete",
    `/designs/${id}/delete`,
    `/designs/${id}/share`,
    "/demo/mail",
  ]) {
    await visit(path);
  }
  expect(complaints).toEqual([]);
});

test("forced system colors still distinguish the current step and the main button", async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(siteUrl("/#transform"));
  const fillOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const steps = page.getByRole("list", { name: "Steps" });
  const [current, other] = await Promise.all(["1", "2"].map((number) => fillOf(steps.getByText(number))));
  expect(current).not.toBe(other);
  expect(await fillOf(page.getByRole("link", { name: "View Examples" }))).toBe(other);
  await page.goto(siteUrl("/account"));
  expect(await fillOf(page.getByRole("link", { name: "Create New Design" }))).toBe(current);
  await page.emulateMedia({ forcedColors: null });
});
