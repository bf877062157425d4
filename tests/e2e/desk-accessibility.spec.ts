import { expect, type Page, test } from "playwright/test";
import { newTitle, writePost } from "./site/desk.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.beforeEach(() => {
  test.skip(test.info().project.name === "javascript off", "axe is a script");
});

async function pagesOfTheDesk(page: Page): Promise<string[]> {
  const id = await writePost(
    page,
    newTitle("A title that is long enough to need more than one line on a phone's page"),
  );
  const tabs = ["posts", "categories", "tags", "settings"].map((tab) => `/admin?tab=${tab}`);
  const ofPost = ["", "/delete", "/revisions"].map((rest) => `/admin/posts/${id}${rest}`);
  const topics = ["/admin/categories", "/admin/categories/new", "/admin/tags", "/admin/tags/new"];
  const posts = ["/admin/posts", "/admin/posts?search=nothing+like+this", "/admin/posts/new", ...ofPost];
  return ["/admin", ...tabs, ...posts, ...topics, "/admin/settings"];
}

// Darkness changes colours and nothing else that axe looks at.
const rulesOf = { light: undefined, dark: ["color-contrast", "link-in-text-block"] };

for (const colorScheme of ["light", "dark"] as const) {
  const rules = rulesOf[colorScheme];
  test(`axe finds nothing serious on any page of the desk, ${colorScheme}`, async ({ page }) => {
    // A toast is judged as it stands, not while it fades in.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const complaints = watchConsole(page);
    await signIn(page);
    for (const path of await pagesOfTheDesk(page)) {
      await page.goto(siteUrl(path));
      await expectAccessible(page, path, rules);
    }
    await page.goto(siteUrl("/admin/posts/new"));
    await page.getByRole("button", { name: "Save Post" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page, "a form with problems", rules);
    // The browser itself reports the 422.
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
  });
}

test("a phone shows every page of the desk without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  for (const path of await pagesOfTheDesk(page)) {
    await page.goto(siteUrl(path));
    await expectNoSidewaysScroll(page, path);
  }
});
