import { expect, test } from "playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { choosePackage, fillInDetails, signIn, siteUrl, watchConsole } from "./site/journey.ts";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without it they are forms, which the pages' own tests send");

const longWish =
  "Four benches and a bird feeder, please. The lawn is where our two dogs run all day long, and it is worn along the whole of the fence.";

test("a wish's interpretation is shown, the wish reworded by a tap and by hand, and compared with the yard", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page);
  await fillInDetails(page, { wish: "A pergola and a duck pond. Keep the oak." });
  // Not even in the moment before the words are read.
  expect(await page.getByText("We found nothing in these words").count()).toBe(0);
  const words = page.getByLabel("Your words");
  await page.getByRole("button", { name: "Draw a pond instead of a duck pond" }).click();
  await expect(words).toHaveValue("A pergola and a pond. Keep the oak.");
  await expect(page.getByRole("list", { name: "We will draw" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "package step");

  await choosePackage(page, "Quick Look");
  await expect(page.getByRole("list", { name: "We keep" })).toContainText("oak");
  await expectNoSidewaysScroll(page, "payment");
  // A tap on a line leads to its words.
  await page.getByRole("link", { name: /^a pergola/ }).click();
  await expect(page.getByLabel("Describe Your Vision")).toBeFocused();
  const selected = () => getSelection()?.toString();
  expect(await page.evaluate(selected)).toBe("A pergola");
  await expectAccessible(page, "payment");
  await page.getByLabel("Describe Your Vision").fill(longWish);
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page).toHaveURL(/#wish$/);
  await expect(page.getByRole("list", { name: "We cannot draw" })).toContainText("bird feeder");
  await expect(page.getByText(/There is room for|We have no room for/)).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText("Quick Look")).toBeVisible();

  // At 200 % zoom the text is in a narrow column, and nothing else shows all of it before the payment.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto(siteUrl("/account"));
  const whole = page.getByText(longWish);
  await expect(whole).toBeVisible();
  expect(await whole.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
  expect(complaints).toEqual([]);
});
