import { expect, type Page, test } from "playwright/test";
import { newTitle, writePost } from "./site/desk.ts";
import { expectAccessible, visitAsPhone } from "./site/expect-accessible.ts";
import { signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "axe is a script");

async function pagesOfTheDesk(page: Page): Promise<string[]> {
  const id = await writePost(
    page,
    newTitle("A title that is long enough to need more than one line on a phone's page"),
  );
  // Categories have all that tags have.
  const tabs = ["posts", "categories", "settings"].map((tab) => `/admin?tab=${tab}`);
  const ofPost = ["", "/delete", "/revisions"].map((rest) => `/admin/posts/${id}${rest}`);
  const topics = ["/admin/categories", "/admin/categories/new"];
  const posts = ["/admin/posts", "/admin/posts?search=nothing+like+this", "/admin/posts/new", ...ofPost];
  return ["/admin", ...tabs, ...posts, ...topics, "/admin/settings"];
}

// Dark mode changes only colors, of all that axe checks.
const darkModeRules = ["color-contrast", "link-in-text-block"];

/** In light and dark mode, which switch at once with reduced motion. */
async function expectAccessibleInAnyLight(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const fading = await page.evaluate(
    () => document.getAnimations().filter((own) => own instanceof CSSTransition).length,
  );
  expect(fading, `${where}, what changes slowly`).toBe(0);
  await expectAccessible(page, `${where}, dark`, darkModeRules);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

test("axe finds nothing on any page of the desk, in light and dark mode, and a phone shows all of it", async ({
  page,
}) => {
  // A toast is checked as it is, not while it fades in.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const complaints = watchConsole(page);
  await signIn(page);
  for (const path of await pagesOfTheDesk(page)) {
    await visitAsPhone(page, path);
    await expectAccessibleInAnyLight(page, path);
  }
  await page.goto(siteUrl("/admin/posts/new"));
  await page.getByRole("button", { name: "Save Post" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessibleInAnyLight(page, "a form with problems");
  // The browser itself reports the 422.
  expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
});
