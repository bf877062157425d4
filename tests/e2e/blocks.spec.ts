import { expect, test } from "playwright/test";
import { newTitle, writePost } from "./site/desk.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { signIn, siteUrl, smallYardPhoto } from "./site/journey.ts";

const picture = (words: string) => `![${words}](/apple-touch-icon.png "${words} in May")`;
const content = `Our work in one page.

::: gallery
${picture("The path")}
${picture("The wall")}
:::

::: before-after
${picture("The old bed")}
${picture("The new bed")}
:::

::: callout tip
Water in the morning.
:::

::: button
[See how it works](/blog)
:::

::: quote-form
Tell us about your yard.
:::
`;

/** Such pages have no scripts: a phone without, a desktop with them see the same. */
test("a reader opens pictures, compares two and asks for a quote", async ({ page, javaScriptEnabled }) => {
  if (!javaScriptEnabled) await page.setViewportSize({ width: 390, height: 844 });
  const { title, slug } = newTitle("A page of blocks");
  await signIn(page);
  await writePost(page, { title, content, status: "published" });
  await page.context().clearCookies();
  await page.goto(siteUrl(`/blog/${slug}`));
  await expectNoSidewaysScroll(page, "a post with blocks");

  const large = page.getByRole("link", { name: "Close" });
  await expect(large).toHaveCount(0);
  await page.getByRole("link", { name: "The path" }).click();
  await expect(large).toBeVisible();
  await page.getByRole("link", { name: "Next picture" }).click();
  await expect(page).toHaveURL(/#s-picture_2$/);
  await large.click();
  await expect(large).toHaveCount(0);
  const wipe = page.getByLabel("Before and after: The new bed");
  await expect(wipe.getByRole("img")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "See how it works" })).toHaveAttribute("href", "/blog");
  if (javaScriptEnabled) await expectAccessible(page, "a post with blocks");

  const form = page.getByRole("region", { name: "Ask for a quote" });
  await form.getByLabel("Your name").fill("Ada Green");
  await form.getByLabel("E-mail or telephone").fill("ada@yard.test");
  await form.getByLabel("What would you like?").fill("A stone path from the gate to the porch.");
  await form.getByLabel("A photo, if you like").setInputFiles(smallYardPhoto());
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the page" }).click();
  await expect(page).toHaveURL(siteUrl(`/blog/${slug}`));

  await signIn(page);
  await page.goto(siteUrl("/admin/shop/leads"));
  const lead = page.getByRole("listitem").filter({ hasText: "A stone path from the gate to the porch." }).first();
  await expect(lead).toContainText("Ada Green");
});
