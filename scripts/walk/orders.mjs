import { orderOf, testCards, yardPhoto } from "./people.mjs";
import { signIn } from "./signing-in.mjs";

const wish = "A flagstone patio with a fire pit, lavender and a birch";
const noPhoto = new File(["GIF89a no photo at all"], "yard.jpg", { type: "image/jpeg" });

/** From a visitor's first visit to a paid order, with everything that goes wrong on the way. @returns the order's number */
export async function walkFirstOrder({ journal, owner, emailOf }) {
  journal.begin("first order");
  await owner.open("/");
  // Sent after the login has expired: it waits until they are back.
  await owner.ask("/?index", { method: "POST", form: formOf({ photo: yardPhoto(), prompt: wish, intent: "details" }) });
  await signIn(owner, emailOf(owner));
  await walkDetails(owner);
  await owner.submit({ packageId: "quick-look" }, ["intent", "order"]);
  const order = orderOf(owner);
  await walkWrongCards(owner);
  await walkBank(owner);
  return order;
}

/** A form as a page sends it, for pages that no longer exist. */
export function formOf(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function walkDetails(owner) {
  await owner.open("/");
  for (const values of [
    { prompt: "too short" },
    { prompt: "", email: "no address" },
    { prompt: wish, photo: noPhoto },
    { prompt: "x".repeat(3000) },
    { prompt: ` ${wish}\r\n`, email: "ann@walk.test", photo: yardPhoto() },
  ]) {
    await owner.submit(values, ["intent", "details"]);
  }
  await owner.submit({}, ["intent", "back"]);
  await owner.open("/?step=package");
  await owner.submit({ packageId: "none" }, ["intent", "order"]);
}

async function walkWrongCards(owner) {
  const { approved, declined } = testCards;
  for (const card of [
    { number: "", expiry: "", cvc: "" },
    { number: "4242 4242 4242 4241", expiry: "13/39", cvc: "1" },
    { ...approved, expiry: "01/20" },
    { ...approved, number: "4111 1111 1111 1111" },
    { ...approved, number: "4000000000009995" },
    declined,
  ]) {
    await owner.submit(card);
  }
  await owner.ask(owner.url, { method: "POST", form: new URLSearchParams({ intent: "hosted-checkout" }) });
  await owner.ask(owner.url, { method: "POST", json: declined });
  await owner.open(owner.url);
}

/** The bank's question: cancelled, declined, then approved. */
async function walkBank(owner) {
  const payment = owner.url;
  for (const decision of ["cancel", "decline", "approve"]) {
    await owner.open(payment);
    await owner.submit(testCards.needsAuthentication);
    await owner.ask(owner.url, { method: "POST", form: new URLSearchParams({ decision: "none" }) });
    await owner.submit({}, ["decision", decision]);
  }
  await owner.open(payment);
  await owner.post(payment, testCards.approved);
}

/** The short way to an unpaid order; the visitor ends up at its payment. @returns the order's number */
export async function placeOrder(visitor, { prompt, packageId, photo = yardPhoto() }) {
  await visitor.open("/");
  await visitor.submit({ prompt, photo }, ["intent", "details"]);
  await visitor.submit({ packageId }, ["intent", "order"]);
  return orderOf(visitor);
}

/** Ordered and paid by card. @returns the order's number */
export async function payOrder(visitor, details) {
  const order = await placeOrder(visitor, details);
  await visitor.submit(testCards.approved);
  return order;
}
