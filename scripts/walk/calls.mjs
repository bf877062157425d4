import { formOf } from "./orders.mjs";
import { testCards, yardPhoto } from "./people.mjs";
import { signIn } from "./signing-in.mjs";

const prompt = "Gravel everywhere, and no plants at all";
const email = "ben@walk.test";

/** An order placed and paid by API calls, valid and invalid ones. @returns the order's number */
export async function walkOrderByCalls({ journal, owner, other, stranger, emailOf }) {
  journal.begin("order by calls");
  await signIn(other, emailOf(other));
  await walkUploads(stranger, other);
  const photo = yardPhoto();
  const sent = { photo, prompt, email, package: "Quick Look", packagePrice: "4", imageCount: "1" };
  const { body } = await other.ask("/api/uploads", { method: "POST", form: formOf(sent) });
  const order = JSON.parse(body.toString()).requestId;
  await walkPaymentCalls({ owner, other, stranger, order });
  return order;
}

async function walkUploads(stranger, other) {
  const right = { photo: yardPhoto(), prompt, email, package: "quick-look" };
  const { photo: _, ...withoutPhoto } = right;
  await stranger.ask("/api/uploads", { method: "POST", form: formOf({}) });
  await stranger.ask("/api/uploads", { method: "POST", form: formOf(right) });
  stranger.forgetCookies();
  for (const form of [
    {},
    withoutPhoto,
    { ...right, prompt: "short", email: "none", package: "none" },
    { ...right, packagePrice: "5", imageCount: "2" },
    { ...right, packagePrice: "4.00" },
    { ...right, photo: new File(["GIF89a"], "yard.gif", { type: "image/gif" }) },
    { ...right, another: yardPhoto() },
    { ...withoutPhoto, keptPhoto: "none.jpg" },
  ]) {
    await other.ask("/api/uploads", { method: "POST", form: formOf(form) });
  }
  await other.ask("/api/uploads", { method: "POST", json: withoutPhoto });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  await other.ask("/api/uploads", { method: "POST", body: "--x\r\nnonsense", headers });
}

async function walkPaymentCalls({ owner, other, stranger, order }) {
  const open = "/api/create-payment-intent";
  const complete = `/api/designs/${order}/payment-complete`;
  const right = { designRequestId: order, amount: 400 };
  for (const visitor of [stranger, owner]) await visitor.ask(open, { method: "POST", json: right });
  const bodies = [{}, { ...right, amount: 4.5 }, { ...right, amount: 1 }, { designRequestId: 999_999, amount: 400 }];
  for (const json of bodies) await other.ask(open, { method: "POST", json });
  await walkBrokenBodies(other, open);
  const { body } = await other.ask(open, { method: "POST", json: right });
  const { paymentIntentId } = JSON.parse(body.toString());
  await other.ask(open, { method: "POST", json: { designRequestId: String(order), amount: 400 } });

  for (const visitor of [stranger, owner]) await visitor.ask(complete, { method: "POST", json: { paymentIntentId } });
  for (const json of [{}, { paymentIntentId: 1 }, { paymentIntentId: "pi_test_none" }, { paymentIntentId }]) {
    await other.ask(complete, { method: "POST", json });
  }
  await other.open(`/payment/${order}`);
  await other.submit(testCards.approved);
  await other.ask(complete, { method: "POST", json: { paymentIntentId } });
  await other.ask(open, { method: "POST", json: right });
  await other.ask(`/payment/${order}?returned=success`);
}

/** Bodies that no JSON call accepts. */
export async function walkBrokenBodies(visitor, path, method = "POST") {
  const headers = { "Content-Type": "application/json" };
  await visitor.ask(path, { method, body: "{", headers });
  await visitor.ask(path, { method, body: "null", headers });
  await visitor.ask(path, { method, body: Buffer.from([0x22, 0xff, 0x22]), headers });
  await visitor.ask(path, { method, body: "{}", headers: { "Content-Type": "text/plain" } });
  await visitor.ask(path, { method, form: new URLSearchParams({ a: "b" }) });
  await visitor.ask(path, { method, body: JSON.stringify("x".repeat(70_000)), headers });
}

/** Every call with methods it does not accept, by every visitor. */
export async function walkWrongMethods({ journal, owner, other, editor, stranger }, { order, post, category, tag }) {
  journal.begin("calls with wrong methods");
  const addresses = [
    ...["auth/user", "login", "login/callback", "uploads", "uploads/none.jpg", "designs/recent"],
    ...["designs/history/email/x", `designs/${order}`, `designs/${order}/images/1/plan.svg`],
    `designs/${order}/images/1/sun.svg`,
    ...[`designs/${order}/images/1/list.csv`, `designs/${order}/payment-complete`, "create-payment-intent"],
    ...["stripe/webhook", "blog/posts", `blog/posts/${post}`, "blog/categories", `blog/categories/${category}`],
    ...["blog/tags", `blog/tags/${tag}`, "blog/media", "none"],
  ].map((path) => `/api/${path}`);
  for (const address of addresses) {
    for (const method of ["PATCH", "OPTIONS"]) await editor.ask(address, { method });
    await other.ask(address, { method: "DELETE" });
    for (const visitor of [stranger, owner, other]) await visitor.ask(address, { method: "PUT", json: {} });
    for (const visitor of [stranger, other]) await visitor.ask(address, { method: "POST", json: {} });
  }
}
