import { and, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { requestFollowUp } from "#app/domain/generation/request-follow-up.server.ts";
import { submitGift } from "#app/domain/orders/gifts/submit-gift.server.ts";
import type { FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { requestNotHappyRefund } from "#app/domain/orders/request/not-happy-refund.server.ts";
import { applyCoupon } from "#app/domain/payments/apply-coupon.server.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { openHostedCheckout } from "#app/domain/payments/opening/open-hosted-checkout.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { receivePaymentEvent } from "#app/domain/payments/receive-payment-event.server.ts";
import { reviewOrder } from "#app/domain/payments/review-order.server.ts";
import { settleFreeOrder } from "#app/domain/payments/settle-free-order.server.ts";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { sweep } from "#app/domain/upkeep/sweep.server.ts";
import { PaymentProviderError } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { coupons, designImages, designRequests, users } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { rowOf } from "#tests/stripe/stripe-shop.ts";
import type { GatewayMood } from "./fake-gateway.ts";
import type { MailMood } from "./fake-mailer.ts";
import type { PictureMood } from "./fake-pictures.ts";
import { brokenAtOnce } from "./promises.ts";
import type { Shop } from "./shop.ts";

/** What may happen to the shop, one step at a time. `which` names an order or a payment: the remainder by how many there are. */
type Work = (shop: Shop) => Promise<unknown> | unknown;

/** fast-check counts steps by the command; the model has no state beside the shop's own books. */
export interface Count {
  steps: number;
}

class Step implements fc.AsyncCommand<Count, Shop> {
  readonly #words: string;
  readonly #dieAt: number;
  readonly #work: Work;

  constructor(words: string, dieAt: number, work: Work) {
    this.#words = words;
    this.#dieAt = dieAt;
    this.#work = work;
  }

  check = () => true;

  async run(count: Count, shop: Shop): Promise<void> {
    count.steps += 1;
    await shop.mortal(this.#dieAt, async () => this.#work(shop));
    const broken = brokenAtOnce(shop);
    if (broken.length > 0) throw new Error(broken.join("\n"));
  }

  toString = () => (this.#dieAt > 0 ? `${this.#words}, dying at ${this.#dieAt}` : this.#words);
}

const which = fc.nat(7);
const cards = { approved: "4242424242424242", declined: "4000000000000002", "asks the bank": "4000002500003155" };
const minute = 60_000;
const pauses = { "a second": 1000, "ten minutes": 10 * minute, "an hour": 60 * minute, "a day": 1440 * minute };
/** Most steps live; a death may come anywhere in the first forty traces. */
const dieAt = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
);

const namesOf = <T extends object>(names: T) => fc.constantFrom(...(Object.keys(names) as (keyof T & string)[]));
const card = fc.oneof(
  { weight: 3, arbitrary: fc.constant("approved" as const) },
  { weight: 1, arbitrary: namesOf(cards) },
);

const gatewayMood = fc.constantFrom<GatewayMood>("well", "well", "well", "well", "unreachable", "answers-get-lost");
const mailMood = fc.constantFrom<MailMood>("well", "well", "well", "away", "lost", "refusing");
const pictureMood = fc.constantFrom<PictureMood>(
  "well",
  "well",
  "well",
  "well",
  "retry",
  "wait",
  "refuse",
  "configuration",
);

/** The jobs that are due, while outside it is so. */
const working = fc
  .record({ most: fc.integer({ min: 1, max: 12 }), mail: mailMood, pictures: pictureMood, at: dieAt })
  .map(({ most, mail, pictures, at }) => {
    return new Step(`works ${most}, mail ${mail}, pictures ${pictures}`, at, (shop) => {
      shop.mail.mood = mail;
      shop.pictures.mood = pictures;
      return shop.work(most);
    });
  });

const paying = fc.record({ n: which, card, isHere: fc.boolean(), at: dieAt }).map(({ n, card, isHere, at }) => {
  const words = `pays order ${n} ${isHere ? "here" : "at the gateway"}, ${card}`;
  return new Step(words, at, (isHere ? payHere : payThere)(n, cards[card]));
});

/** What may tell us of a payment. */
const telling = fc
  .record({ n: which, by: fc.constantFrom("page", "return", "event"), at: dieAt })
  .map(
    ({ n, by, at }) =>
      new Step(`${by} tells of ${n}`, at, { page: pageTells, return: returns, event: eventComes }[by](n)),
  );

/** Every step that there is; what an order lives by more often. */
export const steps = [
  fc.constantFrom("quick-look", "standard", "best-value").map((name) => new Step(`orders ${name}`, 0, order(name))),
  ...[paying, paying, paying, paying],
  ...[telling, telling, telling],
  ...[working, working, working, working, working],
  fc.tuple(which, fc.boolean()).map(([n, yes]) => new Step(`bank says ${yes ? "yes" : "no"} to ${n}`, 0, bank(n, yes))),
  namesOf(pauses).map((name) => new Step(`${name} passes`, 0, (shop) => shop.wait(pauses[name]))),
  dieAt.map((at) => new Step("reconciles", at, (shop) => shop.reconcile())),
  dieAt.map((at) => new Step("sweeps", at, () => sweep())),
  fc
    .tuple(which, fc.constantFrom<FollowUpKind>("change", "not-my-yard"), dieAt)
    .map(([n, kind, at]) => new Step(`asks for ${kind} at ${n}`, at, followUp(n, kind))),
  fc
    .tuple(which, fc.constantFrom(0.3, 1))
    .map(([n, share]) => new Step(`${share} of ${n} is refunded by hand`, 0, refundByHand(n, share))),
  fc.constantFrom("19", "8.1", "").map((rate) => new Step(`tax of ${rate || 0} %`, 0, () => changeTax(rate))),
  fc
    .tuple(which, fc.constantFrom("HALF", "FREE", "ONE", undefined))
    .map(([n, code]) => new Step(`order ${n} uses ${code ?? "no coupon"}`, 0, coupon(n, code))),
  fc.nat(2).map((n) => new Step(`orders gift ${n}`, 0, orderGift(n))),
  fc.tuple(which, which).map(([n, code]) => new Step(`order ${n} uses gift code ${code}`, 0, redeem(n, code))),
  fc.tuple(which, dieAt).map(([n, at]) => new Step(`order ${n} is taken for nothing`, at, takeFree(n))),
  fc.tuple(which, dieAt).map(([n, at]) => new Step(`the owner of ${n} is not happy`, at, isNotHappy(n))),
  gatewayMood.map((mood) => new Step(`gateway: ${mood}`, 0, ({ gateway }) => Object.assign(gateway, { mood }))),
];

function order(name: "quick-look" | "standard" | "best-value"): Work {
  return ({ userId }) => {
    if (orderIds().length < 4) createUnpaidOrder({ userId, package: name, createdAt: Date.now(), notHappyDays: 14 });
  };
}

/** What was issued before keeps its rate. */
function changeTax(taxRate: string): void {
  saveSeller({ ...aSeller, tax: taxRate ? "included" : "none", taxRate });
}

function coupon(n: number, code: string | undefined): Work {
  return onOrder(n, (requestId, { gateway, userId }) => applyCoupon({ requestId, userId }, code, gateway.provider));
}

/** To someone, to someone else, to oneself. */
function orderGift(n: number): Work {
  return ({ userId }) => {
    if (orderIds().length >= 5) return;
    const { email } = db.select().from(users).where(eq(users.id, userId)).get()!;
    const recipient = ["ann@yard.test", "bob@yard.test", ""][n]!;
    submitGift(userId, { packageId: "standard", recipient, message: "", email: email! });
  };
}

function redeem(n: number, which: number): Work {
  const codes = () => db.select().from(coupons).where(isNotNull(coupons.requestId)).all();
  return onOrder(n, (requestId, { gateway, userId }) => {
    const gift = codes()[which % Math.max(1, codes().length)];
    return gift && applyCoupon({ requestId, userId }, gift.code, gateway.provider);
  });
}

function takeFree(n: number): Work {
  return onOrder(n, (requestId, { userId }) => settleFreeOrder({ requestId, userId }));
}

function isNotHappy(n: number): Work {
  return onOrder(n, (requestId, { userId }) => requestNotHappyRefund({ requestId, userId }));
}

function payHere(n: number, card: string): Work {
  return onOrder(n, async (requestId, { gateway }) => {
    const opened = await available(openPayment(rowOf(requestId), gateway.provider));
    if (opened?.ok) await available(gateway.charge(opened.paymentId, card));
  });
}

function payThere(n: number, card: string): Work {
  return onOrder(n, async (requestId, { gateway, userId }) => {
    const opened = await openHostedCheckout({ requestId, userId }, gateway.provider);
    if (opened.ok) await available(gateway.charge(rowOf(requestId).hostedCheckoutId!, card));
  });
}

function bank(n: number, approves: boolean): Work {
  return onPayment(n, (paymentId, { gateway }) => gateway.answerBank(paymentId, approves));
}

function pageTells(n: number): Work {
  return onPayment(n, (paymentId, { gateway, userId }) => {
    const { requestId } = gateway.payments.get(paymentId)!;
    return completePayment({ requestId, userId, paymentId }, gateway.provider);
  });
}

function returns(n: number): Work {
  return onOrder(n, (id, { gateway, userId }) =>
    available(reviewOrder({ requestId: String(id), userId }, gateway.provider)),
  );
}

export function eventComes(n: number): Work {
  return onPayment(n, (paymentId, { gateway }) => receivePaymentEvent(gateway.eventOf(paymentId), gateway.provider));
}

function followUp(n: number, kind: FollowUpKind): Work {
  return onOrder(n, (requestId, { userId }) => {
    const ordered = and(eq(designImages.requestId, requestId), eq(designImages.origin, "ordered"));
    const image = db.select().from(designImages).where(ordered).get();
    if (image) requestFollowUp({ requestId, userId, imageId: image.id, kind, change: "a bench" });
  });
}

function refundByHand(n: number, share: number): Work {
  return onPayment(n, (paymentId, { gateway }) => gateway.refundByHand(paymentId, share));
}

const orderIds = () =>
  db
    .select({ id: designRequests.id })
    .from(designRequests)
    .all()
    .map(({ id }) => id);

function onOrder(n: number, work: (requestId: number, shop: Shop) => unknown): Work {
  return (shop) => {
    const ids = orderIds();
    return ids.length > 0 ? work(ids[n % ids.length]!, shop) : undefined;
  };
}

function onPayment(n: number, work: (paymentId: string, shop: Shop) => unknown): Work {
  return (shop) => {
    const ids = [...shop.gateway.payments.keys()];
    return ids.length > 0 ? work(ids[n % ids.length]!, shop) : undefined;
  };
}

/** A gateway that does not answer, or refuses, is shown to the customer as such. */
async function available<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error) => {
    if (error instanceof PaymentProviderError) return undefined;
    throw error;
  });
}
