import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadSettings } from "#app/domain/shop/leads.server.ts";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { designRequests, leads, shopSettings } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { ownApp } from "#tests/harness/own-app.ts";

const app = ownApp({ ADMIN_EMAILS: "desk@yard.test", LIMIT_SIGN_INS: "0" });
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
const gift = { packageId: "standard", recipient: "", message: "", email: "pat@yard.test" };

beforeAll(() => {
  leadSettings.save({ takesLeads: true, firmLine: "" });
  saveSeller(aSeller);
});
afterAll(() => void app.db.delete(shopSettings).run());

/** As a browser requests a page by a link. */
const click = (path: string, from: string, dest = "document") =>
  app.fetch(path, { headers: { Referer: from, "Sec-Fetch-Dest": dest } });
const post = (path: string, fields: Record<string, string>, { cookie = "", from = "" } = {}) =>
  app.fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    cookie,
    headers: from ? { Referer: app.baseUrl + from } : {},
  });
const lastOrder = () => app.db.select().from(designRequests).orderBy(desc(designRequests.id)).get();

test("the page of a link is the cached page of all, without a cookie", async () => {
  const [plain, sent] = [await app.fetch("/"), await app.fetch("/?ref=green-acres")];
  expect(sent.headers.get("ETag")).toBe(plain.headers.get("ETag"));
  expect(sent.headers.getSetCookie()).toEqual([]);
  expect(await sent.text()).toBe(await plain.text());
});

test("a link leads on with the name of its page, for documents of this site only", async () => {
  const page = `${app.baseUrl}/?ref=green-acres`;
  const locationOf = async (asked: Promise<Response>) => (await asked).headers.get("Location");
  expect(await locationOf(click("/blog", page))).toBe("/blog?ref=green-acres");
  expect(await locationOf(click("/blog?page=2", page))).toBe("/blog?page=2&ref=green-acres");
  const others = [
    click("/blog?ref=other", page),
    click("/blog", page, "image"),
    click("/blog", "https://elsewhere.test/?ref=green-acres"),
    click("/blog", `${app.baseUrl}/?ref=a%0d%0aSet-Cookie:x=1`),
    click("/blog", `${app.baseUrl}/?ref=${"x".repeat(41)}`),
    click("/blog", `${app.baseUrl}/`),
  ];
  for (const other of others) expect(await locationOf(other)).toBeNull();
});

test("what is ordered or written by someone who was sent carries the name, at the desk and in its file", async () => {
  const signIn = await post("/login/email", { intent: "send", email: "x" }, { from: "/login/email?ref=green-acres" });
  const kept = signIn.headers.getSetCookie().find((cookie) => cookie.startsWith("sent-by="));
  expect(kept).toBe("sent-by=green-acres; Path=/; HttpOnly; SameSite=Lax");

  const { user, cookie } = await app.signIn();
  const sent = `${cookie}; sent-by=green-acres`;
  await post("/gift", gift, { cookie: sent });
  expect(lastOrder()).toMatchObject({ userId: user.id, sentBy: "green-acres" });
  await post(`/payment/${lastOrder()?.id}`, card, { cookie });
  const order = new FormData();
  const fields = { prompt: "A pond by the fence", email: "pat@yard.test", package: "standard" };
  for (const [name, value] of Object.entries(fields)) order.append(name, value);
  const photo = await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 280 }).jpeg().toBuffer();
  order.append("photo", new File([new Uint8Array(photo)], "yard.jpg", { type: "image/jpeg" }));
  const headers = { Referer: `${app.baseUrl}/?ref=other` };
  expect((await app.fetch("/api/uploads", { method: "POST", body: order, cookie, headers })).status).toBe(201);
  expect(lastOrder()).toMatchObject({ giftPackageId: null, sentBy: "other" });
  await post("/gift", { ...gift, message: "Hi" }, { cookie: `${cookie}; sent-by=<b>` });
  expect(lastOrder()).toMatchObject({ giftPackageId: "standard", sentBy: null });

  const { id } = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid" }, 1);
  await post(`/designs/${id}/share`, { name: "Tom", days: "30", picture: "" }, { cookie });
  const page = await (await app.fetch(`/designs/${id}/share`, { cookie })).text();
  const path = /value="https?:\/\/[^/]+(\/share\/[\w-]+)"/.exec(page)![1]!;
  const lead = { name: "Lea", contact: "lea@yard.test", message: "A pond", consents: "on" };
  await post(path, lead, { from: `${path}?ref=green-acres` });
  expect(app.db.select().from(leads).where(eq(leads.requestId, id)).all()).toMatchObject([{ sentBy: "green-acres" }]);

  const editor = (await app.signIn({ email: "desk@yard.test" })).cookie;
  const desk = async (address: string) => (await app.fetch(address, { cookie: editor })).text();
  const plain = async (address: string) => (await desk(address)).replaceAll("<!-- -->", "");
  expect(await plain("/admin/shop/leads")).toContain("sent by green-acres");
  expect(await plain("/admin/operation/orders")).toContain("sent by other");
  const month = new Date().toISOString().slice(0, 7);
  expect(await desk(`/admin/shop/invoices.csv?month=${month}`)).toMatch(/Gift code for Standard.*,USD,green-acres/);
});
