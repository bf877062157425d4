import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, type Page } from "playwright/test";
import { findForm } from "../../../scripts/order/plain-browser.mjs";

export const yardPhoto = "tests/fixtures/fenced-back-yard.jpg";

/** 280 pixels, just above a "tiny" photo: for orders whose designs may be small, and are ready sooner. */
export function smallYardPhoto(): string {
  return process.env.SMALL_YARD_PHOTO!;
}

/** Its designs are ready at once, since nothing has to grow: for orders that are not about their pictures. */
export const plainWish = "Only gravel, no plants";

/**
 * Connections outlive the tests that opened them, and the server closes idle ones after 65 seconds, perhaps just as one
 * is used again.
 */
export const retries = { maxRetries: 3 };

export function siteUrl(path = ""): string {
  return `${process.env.SITE_URL}${path}`;
}

/** As a new user through the pages. Returns the e-mail. */
export async function signInByHand(page: Page, email = newEmail()): Promise<string> {
  await page.goto(siteUrl("/login"));
  await expect(page.getByText("Please sign in to view your designs")).toBeVisible();
  await page.getByRole("link", { name: /Log in with/ }).click();
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await expect(page).toHaveURL(/\/account$/);
  return email;
}

/** Without showing the pages. Returns the e-mail. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  const login = await page.request.get(siteUrl("/api/login"), retries);
  const { fields } = findForm(await login.text(), ["email"])!;
  const landed = await page.request.post(login.url(), { ...retries, form: { ...fields, email } });
  expect(landed.status()).toBe(200);
  return email;
}

function newEmail(): string {
  return `visitor-${crypto.randomUUID()}@yard.test`;
}

/** Step 1. */
export async function fillInDetails(page: Page, { photo = smallYardPhoto(), wish }: { photo?: string; wish: string }) {
  await page.goto(siteUrl("/#transform"));
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByLabel("Describe Your Vision").fill(wish);
  await page.getByRole("button", { name: "Continue to Select Package" }).click();
  await expect(page.getByRole("heading", { name: "Select Your Package" })).toBeVisible();
}

/** Step 2, up to the payment page. Returns the order's number. */
export async function choosePackage(page: Page, name: "Quick Look" | "Standard" | "Best Value"): Promise<number> {
  await page.getByRole("radio", { name: new RegExp(name) }).check({ force: true });
  await page.getByRole("button", { name: /Generate My Design/ }).click();
  const payment = page.getByRole("heading", { name: "Complete Your Order" });
  const ground = page.getByRole("button", { name: /^(Looks right|Yes, redesign it)/ });
  // A photo read with doubt is shown first.
  await expect(payment.or(ground)).toBeVisible({ timeout: 60_000 });
  if (await ground.isVisible()) await ground.click();
  await expect(payment).toBeVisible();
  return Number(/\/payment\/(\d+)/.exec(page.url())![1]);
}

interface OrderToPlace {
  wish?: string;
  photo?: string;
  email?: string;
  package?: keyof typeof packageFields;
}

const packageFields = {
  "Quick Look": { packagePrice: "4", imageCount: "1" },
  Standard: { packagePrice: "9", imageCount: "5" },
};

/** Unpaid, usually with one picture, without showing the form. Returns the order's number. */
export async function placeOrder(
  page: Page,
  { wish = plainWish, photo = smallYardPhoto(), email = newEmail(), package: name = "Quick Look" }: OrderToPlace = {},
): Promise<number> {
  const file = { name: basename(photo), mimeType: "image/jpeg", buffer: await readFile(photo) };
  const multipart = { package: name, ...packageFields[name], email, prompt: wish, photo: file };
  const answer = await page.request.post(siteUrl("/api/uploads"), { ...retries, multipart });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).requestId;
}

/** Without showing the payment page. */
export async function payOrder(page: Page, id: number): Promise<void> {
  const form = { number: cards.approved, expiry: "12/39", cvc: "123" };
  const paid = await page.request.post(siteUrl(`/payment/${id}`), { ...retries, form });
  expect(paid.url()).toBe(siteUrl(`/results/${id}`));
  await page.goto(siteUrl(`/results/${id}`));
}

export const cards = {
  approved: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  needsAuthentication: "4000 0025 0000 3155",
};

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(number);
  await page.getByLabel(/expir/i).fill("12/39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  const name = page.getByLabel(/name on card/i);
  if (await name.count()) await name.fill("Pat Garden");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

/** Without reloading the page in the browser. */
export async function waitForText(page: Page, path: string, text: string): Promise<void> {
  const says = async () => (await (await page.request.get(siteUrl(path), retries)).text()).includes(text);
  await expect.poll(says, { message: `${path}: ${text}`, timeout: 200_000 }).toBe(true);
}

/** One letter of each subject. */
export async function expectLetters(page: Page, subjects: string[]): Promise<void> {
  const sent = async () => {
    const letters = await (await page.request.get(siteUrl("/demo/mail"), retries)).text();
    return subjects.map((subject) => letters.split(`>${subject}<`).length - 1);
  };
  await expect.poll(sent, { message: subjects.join(", "), timeout: 60_000 }).toEqual(subjects.map(() => 1));
}

/** The browser's own list of what went wrong on the page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}
