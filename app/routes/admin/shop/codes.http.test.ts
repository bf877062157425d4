import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ownShop, textOf } from "#tests/harness/own-shop.ts";

const shop = ownShop({ ADMIN_EMAILS: "eva@green.test", LIMIT_COUPON_TRIES: "12" });
const page = "/admin/shop/codes";
const yard = await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 280 }).jpeg().toBuffer();
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };

type Person = Awaited<ReturnType<typeof shop.person>>;
let eva: Person;
beforeAll(async () => {
  eva = await shop.person("eva@green.test");
});

async function make(coupon: Record<string, string>) {
  await eva.open(page);
  await eva.submit(coupon, ["intent", "make"]);
  return textOf(eva);
}

/** @returns the order's payment page, open */
async function order(person: Person, prompt: string, packageId = "standard") {
  await person.open("/");
  const photo = new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });
  await person.submit({ prompt, email: "pat@yard.test", photo }, ["intent", "details"]);
  await person.submit({ packageId }, ["intent", "order"]);
  const path = `/payment/${/\/(?:payment|designs)\/(\d+)/.exec(person.url)?.[1]}`;
  await person.open(path);
  return path;
}

async function enter(person: Person, code: string) {
  await person.submit({ code }, ["intent", "coupon"]);
  return textOf(person);
}

test("a shop without coupons does not mention them", async () => {
  const pat = await shop.person("none@yard.test");
  await order(pat, "A pond by the fence");
  expect(textOf(pat)).not.toMatch(/coupon/i);
});

test("a share is taken off, paid by card, and counted when it is paid", async () => {
  expect(await make({ code: "spring 27", worth: "50", usesAtMost: "1" })).toContain(
    "SPRING27 50 % off, used 0 of 1 times",
  );
  const [pat, ann] = [await shop.person("pat@yard.test"), await shop.person("ann@yard.test")];
  await order(pat, "A pond by the fence");
  await order(ann, "A pond by the house");
  for (const person of [pat, ann])
    expect(await enter(person, " Spring27 ")).toMatch(/Standard · 5 images \$9 Coupon SPRING27 −\$4\.50 Total \$4\.50/);
  await pat.submit(card);
  expect(textOf(pat)).toMatch(/Payment successful.*Standard · 5 images · \$4\.50/);
  await ann.submit(card);
  expect([ann.status, textOf(ann)]).toEqual([
    409,
    expect.stringContaining("was used up meanwhile. Nothing was charged."),
  ]);
  await ann.submit({}, ["intent", "remove-coupon"]);
  expect(textOf(ann)).toMatch(/Standard · 5 images \$9 Total \$9/);
  expect(await enter(ann, "SPRING27")).toContain("This coupon has been used up.");
  await ann.submit(card);
  expect(textOf(ann)).toContain("Standard · 5 images · $9");
  await eva.open(page);
  expect(textOf(eva)).toContain("used 1 of 1 times over");
});

test("a coupon over the whole price needs no card, and the order is made once", async () => {
  await make({ code: "GIFT", worth: "20", kind: "amount", oncePerAccount: "on" });
  const pat = await shop.person("free@yard.test");
  const path = await order(pat, "A pond by the fence");
  expect(await enter(pat, "gift")).toMatch(/Coupon GIFT −\$9 Total \$0 .*no card is needed/);
  expect(pat.html).not.toContain("cc-number");
  await pat.submit({}, ["intent", "free"]);
  expect(textOf(pat)).toMatch(/Order placed.*Standard · 5 images · \$0/);
  await pat.post(path, { intent: "free" });
  expect(textOf(pat)).not.toContain("Nothing was charged");
  await order(pat, "Another pond by the fence");
  expect(await enter(pat, "GIFT")).toContain("works once for an account");
});

test.each([
  ["a share above all", { worth: "101" }, "A share is 1 to 100 percent"],
  ["an amount of nothing", { worth: "0", kind: "amount" }, "Please type an amount in USD above zero"],
  ["half a use", { worth: "10", usesAtMost: "0.5" }, "Please type a whole number"],
  ["a day that is over", { worth: "10", lastDay: "2020-01-31" }, "That day is over"],
  ["a code that is there", { worth: "10", code: "gift" }, "There is a coupon of this code"],
  ["a code of signs", { worth: "10", code: "<b>" }, "A code has up to 40 letters"],
])("%s is refused in words", async (_what, typed, words) => {
  expect(await make(typed)).toContain(words);
  expect(eva.status).toBe(422);
  expect(eva.html).toContain(`value="${typed.worth}"`);
});

test("an ended, an unknown and the thirteenth code are refused in words", async () => {
  await make({ code: "", worth: "10" });
  const [code] = /[A-Z2-9]{10}(?= 10 % off)/.exec(textOf(eva))!;
  const pat = await shop.person("guess@yard.test");
  await order(pat, "A pond by the fence");
  expect(await enter(pat, code)).toContain(`Coupon ${code} −$0.90 Total $8.10`);
  await pat.submit({}, ["intent", "remove-coupon"]);
  await eva.post(page, { intent: "end", code });
  expect(await enter(pat, code)).toContain("This coupon has expired.");
  for (let guess = 2; guess < 12; guess++) expect(await enter(pat, `G${guess}`)).toContain("This is no code of ours.");
  expect(await enter(pat, "G12")).toContain("Too many codes were tried.");
  expect(pat.html).toContain('value="G12"');
});

test("a gift code covers one order of its package, which needs no card, and is listed as used then", async () => {
  const give = async (typed: Record<string, string>) => {
    await eva.open(page);
    await eva.submit(typed, ["intent", "gift"]);
    return textOf(eva);
  };
  expect(await give({ packageId: "standard", recipient: "not an address" })).toContain("Please enter a valid email");
  expect(eva.status).toBe(422);
  const listed = await give({ packageId: "standard", recipient: "ann@yard.test", message: "Happy birthday!" });
  const [code] = /[A-Z2-9]{10}(?= gift of Standard, unused, not mailed yet to ann@yard\.test)/.exec(listed)!;
  const ann = await shop.person("gift@yard.test");
  await order(ann, "A pond by the shed", "quick-look");
  expect(await enter(ann, code)).toContain("This coupon is for another package than this order has.");
  await order(ann, "A pond by the gate");
  expect(await enter(ann, code)).toMatch(/Total \$0 .*no card is needed/);
  await ann.submit({}, ["intent", "free"]);
  expect(textOf(ann)).toContain("Order placed");
  await order(ann, "A pond by the door");
  expect(await enter(ann, code)).toContain("This coupon has been used up.");
  await eva.open(page);
  expect(textOf(eva)).toContain(`${code} gift of Standard, used`);
  await eva.post(page, { intent: "gift", packageId: "deluxe", recipient: "", message: "" });
  expect([eva.status, textOf(eva)]).toEqual([422, expect.stringContaining("This package is not on sale")]);
});
