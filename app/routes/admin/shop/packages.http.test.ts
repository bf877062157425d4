import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { ownShop, textOf } from "#tests/harness/own-shop.ts";

const shop = ownShop({ ADMIN_EMAILS: "eva@green.test" });
const page = "/admin/shop/packages";
const yard = await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 280 }).jpeg().toBuffer();

type Person = Awaited<ReturnType<typeof shop.person>>;
let eva: Person;
beforeEach(async () => {
  eva ??= await shop.person("eva@green.test");
  await eva.open(page);
});

const field = (index: number, name: string) => `packages[${index}].${name}`;

async function home() {
  const visitor = shop.stranger();
  await visitor.open("/");
  return textOf(visitor);
}

async function order(person: Person, packageId: string) {
  await person.open("/");
  const photo = new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });
  await person.submit({ prompt: "A stone patio by the back door", email: "pat@yard.test", photo }, [
    "intent",
    "details",
  ]);
  await person.submit({ packageId }, ["intent", "order"]);
  return `/payment/${/\/(?:payment|designs)\/(\d+)/.exec(person.url)?.[1]}`;
}

test("is for editors only", async () => {
  const pat = await shop.person("pat@yard.test");
  await pat.open(page);
  expect(pat.status).toBe(403);
});

test("a shop that saves its packages as they are sells what it sold", async () => {
  const before = await home();
  await eva.submit({ [field(0, "name")]: "Quick Look" });
  expect(textOf(eva)).toContain("Packages saved");
  expect(await home()).toBe(before);
});

test("currency, prices, names, order and a new package show at once; an open order keeps its own, another is sold anew", async () => {
  const pat = await shop.person("pat@yard.test");
  const old = await order(pat, "standard");
  await eva.submit({
    currency: "eur",
    notHappyDays: "14",
    [field(0, "price")]: "5,50",
    [field(1, "state")]: "hidden",
    [field(2, "place")]: "1",
    [field(2, "price")]: "19",
    [field(3, "name")]: "Whole Garden",
    [field(3, "description")]: "Seven designs",
    [field(3, "bestFor")]: "Large Yards",
    [field(3, "price")]: "12.5",
    [field(3, "imageCount")]: "7",
  });
  expect(textOf(eva)).toContain("Packages saved");
  const text = await home();
  expect(text).toContain("from €5.50");
  expect(text).toContain("Your money back within 14 days, once a year for each account.");
  expect(text).toMatch(/Best Value €19 .* Quick Look €5\.50 .* Whole Garden €12\.50 Best for large yards ✓ 7 designs/);
  expect(text).not.toMatch(/\$|POPULAR/);

  await pat.open(old);
  expect(textOf(pat)).toMatch(/Standard · 5 images \$9 Total \$9 .*Pay \$9/);
  expect(textOf(pat)).not.toContain("Not happy");
  const own = await order(pat, "whole-garden");
  await pat.open(own);
  expect(textOf(pat)).toContain("Your money back within 14 days");
  expect(textOf(pat)).toMatch(/Whole Garden · 7 images €12\.50 .*Pay €12\.50/);
  await pat.submit({ number: "4242424242424242", expiry: "12/40", cvc: "123" });
  expect(textOf(pat)).toContain("Whole Garden · 7 images · €12.50");

  await eva.open(page);
  await eva.submit({ [field(2, "state")]: "shown", [field(3, "state")]: "removed" });
  expect(await home()).toContain("Standard €9");
  expect(await home()).not.toContain("Whole Garden");
  await pat.open(own);
  expect(textOf(pat)).toContain("Whole Garden · 7 images · €12.50");
});

test.each([
  ["a currency that Stripe does not take", { currency: "xau" }, "Stripe takes no payments in this currency"],
  ["a price of nothing", { [field(0, "price")]: "0" }, "The lowest price that can be charged is €0.50"],
  [
    "a price above a million",
    { [field(0, "price")]: "1000001" },
    "The highest price that can be charged is €999,999.99",
  ],
  ["a price in words", { [field(0, "price")]: "five" }, "Please type a price in EUR such as 9 or 9.50"],
  ["cents of a yen", { currency: "jpy", [field(0, "price")]: "500.50" }, "Please type a price in JPY such as 900"],
  ["more days than may be promised", { notHappyDays: "61" }, "Please type 0 to 60 days"],
  ["no pictures", { [field(0, "imageCount")]: "0" }, "A package has 1 to 10 pictures"],
  ["eleven pictures", { [field(0, "imageCount")]: "11" }, "A package has 1 to 10 pictures"],
  ["a name twice", { [field(0, "name")]: "standard" }, "Another package has this name"],
  ["no name", { [field(0, "name")]: " " }, "Please give the package a name"],
  ["two that are popular", { [field(0, "popular")]: "on", [field(1, "popular")]: "on" }, "Only one package can be"],
  [
    "none on sale",
    { [field(0, "state")]: "hidden", [field(1, "state")]: "removed", [field(2, "state")]: "hidden" },
    "At least one package must be on sale",
  ],
])("%s is refused in words, and everything typed stays", async (_what, typed, words) => {
  const before = await home();
  await eva.submit({ ...typed, [field(0, "description")]: "Kept <words>" });
  expect(eva.status).toBe(422);
  expect(textOf(eva)).toContain(words);
  expect(eva.html).toContain('value="Kept &lt;words&gt;"');
  for (const [name, value] of Object.entries(typed))
    if (/price|imageCount/.test(name)) expect(eva.html).toContain(`value="${value}"`);
  expect(await home()).toBe(before);
});

test("a posted list that is no form of ours is refused, not an error", async () => {
  for (const name of [
    "packages[0].constructor",
    "packages[99].name",
    "packages[0]",
    "packages",
    "packages[0][1].name",
  ]) {
    await eva.post(page, { currency: "eur", [name]: "x" });
    expect([name, eva.status]).toEqual([name, 422]);
  }
});
