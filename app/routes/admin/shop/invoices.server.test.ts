import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { cancelCreditNote, issueCreditNote } from "#app/domain/invoices/issue-invoice.server.ts";
import { readSeller, saveSeller } from "#app/domain/shop/seller.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests, invoices, shopSettings } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp();
// Orders of other files' tests may be invoiced meanwhile: these look at their own alone.

const card = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
const buyer = { name: "Fern & Sons", address: "1 Elm Street\nGraz", country: "AT", vatNumber: "ATU12345678" };

let editor: string;
beforeAll(async () => {
  editor = (await app.signIn()).cookie;
});
afterEach(() => void app.db.delete(shopSettings).where(eq(shopSettings.part, "seller")).run());

const post = (path: string, fields: Record<string, string>, cookie: string) =>
  app.fetch(path, { method: "POST", body: new URLSearchParams(fields), cookie });
const read = async (path: string, cookie: string) => textOf(await (await app.fetch(path, { cookie })).text());
const issuedOf = ({ id }: { id: number }) => app.db.select().from(invoices).where(eq(invoices.requestId, id)).all();

function textOf(html: string): string {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<!-- -->/g, "");
  return text
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

async function orderOf() {
  const { user, cookie } = await app.signIn();
  return { ...createUnpaidOrder({ userId: user.id }), cookie };
}

async function payInvoiced({ name, ...address } = buyer) {
  const order = await orderOf();
  await post(`/payment/${order.id}`, { intent: "buyer", name, ...address }, order.cookie);
  await post(`/payment/${order.id}`, card, order.cookie);
  return order;
}

const save = (fields: Record<string, string>) => post("/admin/shop/seller", fields, editor);

it("is for editors only", async () => {
  for (const path of ["seller", "invoices", "invoices/1", "invoices.csv?month=2026-11"]) {
    expect((await app.fetch(`/admin/shop/${path}`)).headers.get("Location")).toContain("/api/login");
  }
});

it("saves the seller and the tax, and shows them again", async () => {
  expect((await save(aSeller)).headers.get("Location")).toBe("/admin/shop/seller");
  expect(readSeller()).toEqual(aSeller);
  const page = await (await app.fetch("/admin/shop/seller", { cookie: editor })).text();
  for (const value of ["Green Acres Design GmbH", "DE123456789", "19"]) expect(page).toContain(`value="${value}"`);
  expect(page).toMatch(/10115 Berlin<\/textarea>.*<option value="DE" selected/s);
});

it("keeps what was typed when something is wrong with it, and the seller as before", async () => {
  saveSeller(aSeller);
  const wrong = { ...aSeller, name: "", country: "AT", taxRate: "", numberPrefix: "<b>" };
  const answer = await save(wrong);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const words of ["Name is required", "A prefix has at most 12 letters"]) expect(html).toContain(words);
  expect(html).toContain('value="&lt;b&gt;"');
  const others = textOf(await (await save({ ...wrong, name: "Acres", numberPrefix: "" })).text());
  for (const words of ["not the form of a VAT number", "The rate of the tax is required"])
    expect(others).toContain(words);
  expect(readSeller()).toEqual(aSeller);
});

it("shows seller, buyer, tax and total to the order's owner alone", async () => {
  saveSeller({ ...aSeller, numberPrefix: "GA-" });
  const order = await payInvoiced();
  const page = await read(`/designs/${order.id}/invoice`, order.cookie);
  const number = `GA-INV-${issuedOf(order)[0]?.number}`;
  const words = [`Invoice ${number}`, "Green Acres Design GmbH", "10115 Berlin", "Germany", "VAT number: DE123456789"];
  words.push("Invoice to Fern & Sons", "Austria", "Standard, 5 images", "Net $7.56", "VAT 19 % $1.44", "Total $9.00");
  words.push("Paid by card on ");
  for (const word of words) expect(page).toContain(word);
  expect(await (await app.fetch(`/results/${order.id}`, order)).text()).toContain(`/designs/${order.id}/invoice`);
  expect((await app.fetch(`/designs/${order.id}/invoice`, { cookie: editor })).status).toBe(404);
  expect((await app.fetch(`/designs/${order.id}/invoice`)).headers.get("Location")).toBe("/login");
});

it("states what a coupon takes off, and the tax of what was paid; its credit note is of that", async () => {
  saveSeller(aSeller);
  const order = await orderOf();
  const code = `HALF${order.id}`;
  await post(
    "/admin/shop/codes",
    { intent: "make", code, worth: "50", kind: "percent", usesAtMost: "", lastDay: "" },
    editor,
  );
  await post(`/payment/${order.id}`, { intent: "coupon", code }, order.cookie);
  await post(`/payment/${order.id}`, card, order.cookie);
  inTransaction((tx) => issueCreditNote(tx, { requestId: order.id, refundId: `re_${order.id}`, amountCents: 450 }));
  const page = await read(`/designs/${order.id}/invoice`, order.cookie);
  expect(page).toMatch(
    new RegExp(`5 images \\$9\\.00 Coupon ${code} −\\$4\\.50 Net \\$3\\.78 VAT 19 % \\$0\\.72 Total \\$4\\.50`),
  );
  expect(page).toMatch(/Refund: Standard, 5 images −\$4\.50 Net −\$3\.78 VAT 19 % −\$0\.72 Total −\$4\.50/);
  const month = new Date(issuedOf(order)[0]?.issuedAt ?? 0).toISOString().slice(0, 7);
  const csv = await (await app.fetch(`/admin/shop/invoices.csv?month=${month}`, { cookie: editor })).text();
  expect(csv).toContain(`"Standard, 5 images; Coupon ${code}",3.78,0.72,19,4.50,USD`);
});

it("adds the credit note of a refund", async () => {
  saveSeller(aSeller);
  const order = await payInvoiced();
  inTransaction((tx) => issueCreditNote(tx, { requestId: order.id, refundId: `re_${order.id}`, amountCents: 180 }));
  const page = await read(`/designs/${order.id}/invoice`, order.cookie);
  expect(page).toContain("Reason Refund to the card that paid");
  const [invoice, note] = issuedOf(order).map(({ number }) => number);
  for (const words of [
    `Credit note CN-${note}`,
    `Corrects invoice INV-${invoice} of `,
    "VAT 19 % −$0.29",
    "Total −$1.80",
  ])
    expect(page).toContain(words);
});

it("offers and shows nothing in a shop that says nothing of its seller", async () => {
  const order = await orderOf();
  expect(await read(`/payment/${order.id}`, order.cookie)).not.toMatch(/invoice|Includes/i);
  await post(`/payment/${order.id}`, card, order.cookie);
  expect((await app.fetch(`/designs/${order.id}/invoice`, order)).status).toBe(404);
  expect(await read(`/results/${order.id}`, order.cookie)).not.toMatch(/invoice/i);
});

it("takes whom the invoice is for before paying, and not after", async () => {
  saveSeller(aSeller);
  const order = await orderOf();
  expect(await read("/", "")).toContain("Prices include 19 % VAT.");
  const paying = await read(`/payment/${order.id}`, order.cookie);
  expect(paying).toContain("Includes 19 % VAT: $1.44");
  expect(paying).toMatch(/Need your name on the invoice\?.*Card number/);
  const buyerOf = () => app.db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.buyer;
  const choose = (fields: Record<string, string>) => post(`/payment/${order.id}`, fields, order.cookie);

  const refused = await choose({ intent: "buyer", ...buyer, vatNumber: "DE1" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("This is not the form of a VAT number of the chosen country");
  expect(html).toContain('value="Fern &amp; Sons"');
  expect(buyerOf()).toBeNull();

  await choose({ intent: "buyer", ...buyer });
  expect(await read(`/payment/${order.id}`, order.cookie)).toContain("Invoice to Fern & Sons");
  await choose({ intent: "no-buyer" });
  expect(buyerOf()).toBeNull();
  await choose(card);
  expect((await choose({ intent: "buyer", ...buyer })).headers.get("Location")).toBe(`/results/${order.id}`);
  expect(buyerOf()).toBeNull();
  expect((await post(`/payment/${order.id}`, { intent: "buyer", ...buyer }, editor)).status).toBe(404);
});

it("stays at the desk when its order is deleted, and is in its owner's data before", async () => {
  saveSeller(aSeller);
  const order = await payInvoiced();
  app.db.update(designRequests).set({ status: "completed" }).where(eq(designRequests.id, order.id)).run();
  const data = await app.fetch("/account/my-data.zip", order);
  // The photo of this row has no file: the ZIP breaks off there, after the facts.
  const start = await data.body!.getReader().read();
  expect(Buffer.from(start.value ?? []).toString("latin1")).toContain("Fern & Sons");
  expect((await post(`/designs/${order.id}/delete`, {}, order.cookie)).headers.get("Location")).toBe("/account");
  expect((await app.fetch(`/designs/${order.id}/invoice`, order)).status).toBe(404);
  const [{ id, number } = { id: 0, number: 0 }] = issuedOf(order);
  expect(await read("/admin/shop/invoices", editor)).toContain(`INV-${number}`);
  expect(await read(`/admin/shop/invoices/${id}`, editor)).toContain(`Invoice INV-${number}`);
});

it("gives the bookkeeper a month, without formulas", async () => {
  saveSeller({ ...aSeller, taxRate: "8.1" });
  const order = await payInvoiced({ ...buyer, name: "=HYPERLINK(1)" });
  const refund = { requestId: order.id, refundId: `re_${order.id}`, amountCents: 900 };
  inTransaction((tx) => {
    issueCreditNote(tx, refund);
    cancelCreditNote(tx, refund);
  });
  const [paid, noted, taken] = issuedOf(order);
  const day = new Date(paid?.issuedAt ?? 0).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const answer = await app.fetch(`/admin/shop/invoices.csv?month=${month}`, { cookie: editor });
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename=invoices-${month}.csv`);
  const about = `Order ${order.id}`;
  const lines = (await answer.text()).split("\r\n").filter((line) => line.includes(`,${about},`));
  const to = "'=HYPERLINK(1),AT,ATU12345678";
  const what = "Standard, 5 images";
  expect(lines).toEqual([
    `${day},INV-${paid?.number},invoice,,${about},${paid?.movement},${to},"${what}",8.33,0.67,8.1,9.00,USD,`,
    `${day},CN-${noted?.number},credit-note,INV-${paid?.number},${about},${noted?.movement},${to},"Refund: ${what}",-8.33,-0.67,8.1,-9.00,USD,`,
    `${day},CN-${taken?.number},credit-note,INV-${paid?.number},${about},${taken?.movement},${to},"Refund that did not arrive: ${what}",8.33,0.67,8.1,9.00,USD,`,
  ]);
  const other = await app.fetch("/admin/shop/invoices.csv?month=2025-12", { cookie: editor });
  expect((await other.text()).split("\r\n")).toHaveLength(2);
  for (const wrong of ["", "2026-13", "november"])
    expect((await app.fetch(`/admin/shop/invoices.csv?month=${wrong}`, { cookie: editor })).status).toBe(400);
});

it("asks where the customer is when the tax is calculated by place, and shows it before and after paying", async () => {
  expect((await save({ ...aSeller, tax: "stripe" })).status).toBe(303);
  const order = await orderOf();
  const path = `/payment/${order.id}`;
  const asking = await read(path, order.cookie);
  expect(asking).toContain("Where are you?");
  expect(asking).not.toContain("Card number");
  expect((await post(path, card, order.cookie)).status).toBe(409);
  const place = (country: string, postalCode = "") =>
    post(path, { intent: "tax-place", country, postalCode }, order.cookie);
  expect((await place("")).status).toBe(422);
  const unfinished = await place("US", "no code");
  expect([unfinished.status, await unfinished.text()]).toEqual([422, expect.stringContaining('value="no code"')]);
  expect((await place("US", "10001")).status).toBe(303);
  const paying = await read(path, order.cookie);
  for (const words of ["Tax for 10001, United States", "Includes 10 % Tax: $0.82", "Pay $9"])
    expect(paying).toContain(words);
  expect((await post(path, card, order.cookie)).headers.get("Location")).toContain("/results/");
  expect(await read(`/designs/${order.id}/invoice`, order.cookie)).toMatch(
    /Net \$8\.18 Tax 10 % \$0\.82 Total \$9\.00/,
  );
});
