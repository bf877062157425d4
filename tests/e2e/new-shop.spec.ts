import { expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import { expectNoSidewaysScroll } from "./site/expect-accessible.ts";
import { choosePackage, fillInDetails, plainWish, siteUrl } from "./site/journey.ts";
import { letterTo, prepareNewShop, signInByLetter } from "./site/new-shop.ts";

const site = prepareNewShop();
const name = "Green Acres Design";
const accent = "#7a1f2b";
const editor = "gardener@green.example";
const customer = "pat@yard.example";

test("an empty installation becomes a shop of its own, sells, and takes a withdrawal", async ({ page }) => {
  const shop = site.current;
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto(siteUrl("/"));
  await expect(page.getByRole("heading", { name: "Not set up yet" })).toBeVisible();
  await setUp(page);

  await page.goto(siteUrl("/login"));
  await signInByLetter(page, shop, editor);
  await furnish(page);
  await page.goto(siteUrl("/api/logout"));

  await page.goto(siteUrl("/"));
  await expectBrand(page);
  for (const price of ["€5", "€9", "€14"]) await expect(page.getByText(price, { exact: true }).first()).toBeVisible();

  await page.goto(siteUrl("/blog"));
  await expectBrand(page);
  await expect(page.getByText("Coming Soon!")).toBeVisible();

  await page.goto(siteUrl("/login"));
  await signInByLetter(page, shop, customer);
  await fillInDetails(page, { wish: plainWish });
  const id = await choosePackage(page, "Quick Look");
  await page.getByText("Have a coupon?").click();
  await page.getByLabel("Code", { exact: true }).fill("spring");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Includes 19 % VAT: €0.64")).toBeVisible();
  await expect(page.getByText("You can withdraw from the contract within 14 days")).toBeVisible();
  await page.getByRole("button", { name: "Order with obligation to pay, on Stripe's page" }).click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(siteUrl(`/results/${id}`));

  await page.getByRole("link", { name: "Invoice" }).click();
  const invoice = page.getByRole("article", { name: "Invoice GA-INV-1" });
  for (const line of ["Green Acres GmbH", "VAT number: DE123456788"])
    await expect(invoice.getByText(line)).toBeVisible();
  await expect(invoice.getByRole("row")).toContainText([
    "What",
    "Quick Look",
    "Coupon SPRING−€1.00",
    "Net€3.36",
    "VAT 19 %€0.64",
    "Total€4.00",
  ]);
  await expectNoSidewaysScroll(page, "the invoice");
  const receipt = await letterTo(shop, customer, /Invoice GA-INV-1/);
  for (const words of [name, accent, "/api/uploads/", "€3.36", "Withdraw from contract"])
    expect(receipt).toContain(words);

  await page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" }).click();
  await expectBrand(page);
  await page.getByLabel("Your name").fill("Pat Green");
  await page.getByLabel("Number of the order").fill(String(id));
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We received your withdrawal" })).toBeVisible();
  await letterTo(shop, customer, /withdr/i);
  await expect.poll(() => shop.stripe.books.refunds.size).toBe(1);
});

async function setUp(page: Page): Promise<void> {
  const { stripe, mail, setUpLink } = site.current;
  await page.goto(setUpLink());
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Address", { exact: true }).fill(siteUrl());
  await page.getByLabel("Currency").selectOption("eur");
  await page.getByLabel("Your E-mail Address").fill(editor);
  await page.getByLabel("Contact Address").fill("hello@green.example");
  await page.getByRole("button", { name: "Save and Continue" }).click();
  await page.getByLabel("Mail Server (SMTP)").fill("127.0.0.1");
  await page.getByLabel("Port").fill(new URL(mail.url).port);
  await page.getByRole("button", { name: "Save and Send a Test Letter" }).click();
  await expect(page.getByText(`A test letter left for ${editor}.`)).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByLabel("Real cards, through Stripe").check();
  await page.getByLabel("Publishable Key").fill(stripe.publishableKey);
  await page.getByLabel("Secret Key").fill(stripe.secretKey);
  await page.getByLabel("Webhook Secret").fill(stripe.webhookSecret);
  await page.getByRole("button", { name: "Check, Save and Continue" }).click();
  await expectNoSidewaysScroll(page, "what the set-up found");
  await page.getByRole("button", { name: /^Open Anyway, with/ }).click();
  await expect(page.getByRole("heading", { name: "Your Site Is Set Up" })).toBeVisible();
  await expect
    .poll(() =>
      page.goto(siteUrl("/")).then(
        (answer) => answer?.status(),
        () => 0,
      ),
    )
    .toBe(200);
}

async function furnish(page: Page): Promise<void> {
  await page.goto(siteUrl("/admin/shop"));
  await page.getByLabel("Color").fill(accent);
  await save(page, /saved/);
  await page.goto(siteUrl("/admin/shop/mark"));
  const mark = await sharp({ create: { width: 96, height: 96, channels: 3, background: accent } })
    .png()
    .toBuffer();
  await page.getByLabel("Picture").setInputFiles({ name: "mark.png", mimeType: "image/png", buffer: mark });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Square Mark" })).toBeVisible();
  await page.goto(siteUrl("/admin/shop/packages"));
  await page.getByLabel("Price").first().fill("5");
  await save(page, /saved/);
  await page.goto(siteUrl("/admin/shop/seller"));
  await page.getByLabel("Name", { exact: true }).fill("Green Acres GmbH");
  await page.getByLabel("Address").fill("Gartenweg 1\n50667 Köln");
  await page.getByLabel("Country").selectOption({ label: "Germany" });
  await page.getByLabel("VAT Number").fill("DE123456788");
  await page.getByLabel("Included in every price, at this rate").check();
  await page.getByLabel("Rate in Percent").fill("19");
  await page.getByLabel("Prefix").fill("GA-");
  await save(page, /Seller and tax saved/);
  await page.goto(siteUrl("/admin/shop/law"));
  await page.getByLabel("I sell to consumers in the EU").check();
  await save(page, /saved/);
  await page.goto(siteUrl("/admin/shop/codes"));
  await page.getByRole("textbox", { name: "Code" }).fill("SPRING");
  await page.getByLabel("Worth").fill("20");
  await page.getByRole("button", { name: "Make coupon" }).click();
  await expect(page.getByText("20 % off, used 0 times")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("");
}

async function save(page: Page, note: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator('[role="status"], li').filter({ hasText: note }).first()).toBeVisible();
}

/** Name, mark and color. */
async function expectBrand(page: Page): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(name));
  const header = page.getByRole("banner").getByRole("link", { name });
  await expect(header.locator("img.shop-mark")).toBeVisible();
  expect(await header.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-moss"))).toBe(
    accent,
  );
}
