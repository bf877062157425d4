import sharp from "sharp";
import { expect, test } from "vitest";
import { ownApp } from "#tests/harness/own-app.ts";
import { textOf } from "#tests/harness/own-shop.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { signIn } from "../../../scripts/walk/signing-in.mjs";
import { Visitor } from "../../../scripts/walk/visitor.mjs";

const app = ownApp({ LIMIT_SIGN_INS: "0" });
const person = (name: string) => new Visitor(name, app.baseUrl, { write: async () => {} });
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
const gift = {
  packageId: "standard",
  recipient: "ann@yard.test",
  message: "For <b>you</b>\r\nTo: eve@yard.test",
  email: "pat@yard.test",
};
const yard = await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 280 }).jpeg().toBuffer();

async function order(visitor: Visitor, packageId: string) {
  await visitor.open("/");
  const photo = new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });
  await visitor.submit({ prompt: "A pond by the fence", email: "ann@yard.test", photo }, ["intent", "details"]);
  await visitor.submit({ packageId }, ["intent", "order"]);
  await visitor.open(`/payment/${/\/(?:payment|designs)\/(\d+)/.exec(visitor.url)?.[1]}`);
}

test("a visitor buys a gift, signs in on the way, and someone else redeems it without a card", async () => {
  const pat = person("pat");
  await pat.open("/");
  expect(pat.html).toContain('href="/gift"');
  await pat.open("/gift");
  await pat.submit(gift);
  expect(pat.url).toContain("/login");
  await pat.open("/api/login");
  await pat.submit({ email: "pat@yard.test" });
  expect(pat.html).toContain('value="ann@yard.test"');
  await pat.submit({});
  expect(textOf(pat)).toMatch(/The code goes to ann@yard\.test\. “For &lt;b&gt;you&lt;\/b&gt; To: eve@yard\.test”/);
  expect(textOf(pat)).toMatch(/Gift code for Standard · 5 images \$9/);
  await pat.submit({ ...card, number: "4000000000000002" });
  expect([pat.status, textOf(pat)]).toEqual([402, expect.stringContaining("declined")]);
  await pat.submit(card);
  expect(pat.url).toMatch(/\/gift\/\d+$/);
  expect(textOf(pat)).toContain("The e-mail to ann@yard.test is on its way.");
  const code = /[A-Z2-9]{10}/.exec(textOf(pat))![0];
  await runUntilEmpty();
  await pat.open(pat.url);
  expect(textOf(pat)).toContain("Mailed to ann@yard.test. Not used yet.");

  const ann = person("ann");
  await signIn(ann, "ann@yard.test");
  await order(ann, "quick-look");
  await ann.submit({ code }, ["intent", "coupon"]);
  expect(textOf(ann)).toContain("This coupon is for another package than this order has.");
  await order(ann, "standard");
  await ann.submit({ code: code.toLowerCase() }, ["intent", "coupon"]);
  expect(textOf(ann)).toMatch(/Total \$0 .*no card is needed/);
  await ann.submit({}, ["intent", "free"]);
  expect(textOf(ann)).toContain("Order placed");
  await pat.open("/account");
  expect(textOf(pat)).toMatch(/Gifts Order \d+ Standard, ann@yard\.test used/);
  const page = /\/gift\/\d+/.exec(pat.html)![0];
  await pat.open(page);
  expect(textOf(pat)).toContain("Someone has used it.");
  // A gift has no photo, wish or ground, and is another person's to no one.
  const id = page.replace(/\D/g, "");
  for (const path of [`/designs/${id}/ground`, `/designs/${id}/share`, `/designs/${id}/delete`, `/api/designs/${id}`])
    expect([path, (await pat.ask(path)).status]).toEqual([path, 404]);
  expect(
    (await pat.ask(`/payment/${id}`, { method: "POST", form: new URLSearchParams({ intent: "free" }) })).status,
  ).toBe(404);
  expect((await ann.ask(page)).status).toBe(404);
});

test.each([
  ["a package that is not sold", { packageId: "deluxe" }, "Please select a package"],
  ["no address", { recipient: "ann" }, "Please enter a valid email address"],
  ["an address of no one", { recipient: "ann@yard.local" }, "Please enter a valid email address"],
  ["no address of one's own", { email: "" }, "Please enter a valid email address"],
  ["a story", { message: "x".repeat(301) }, "A line of up to 300 letters, please"],
])("%s is refused in words, and stays typed", async (_, typed, words) => {
  const pat = person("odd");
  await signIn(pat, "odd@yard.test");
  await pat.post("/gift", { ...gift, ...typed });
  expect(textOf(pat)).toContain(words);
  expect(pat.status).toBe("packageId" in typed ? 400 : 422);
  expect(pat.html).toContain(`value="${{ ...gift, ...typed }.recipient}"`);
});
