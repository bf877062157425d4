import { Refusal, requireIn } from "./books.ts";
import type { Fault } from "./idempotency.ts";
import type { LocalStripe } from "./local-stripe.ts";
import { answerBank, confirmIntent, payOnPage } from "./payments.ts";
import { createRefund, openDispute } from "./refunds.ts";

interface Order {
  payment?: string;
  session?: string;
  card?: string;
  approve?: boolean;
  amount?: number;
  /** Where events go from now on; nowhere when empty. */
  webhookUrl?: string;
  fault?: Fault;
}

/** For tests in another process: `POST /_test/<what>` with a JSON body does what a customer, a bank or a person would. */
export function control(stripe: LocalStripe, path: string, text: string): [status: number, json: object] {
  const order = (text ? JSON.parse(text) : {}) as Order;
  const { books, emit } = stripe;
  const intent = () => requireIn(books.intents, order.payment ?? "", "payment_intent");
  const card = order.card ?? "pm_card_visa";
  const actions: Record<string, () => object> = {
    state: () => stateOf(stripe),
    pay: () => confirmIntent(books, intent(), card, emit),
    "pay-page": () => payOnPage(books, requireIn(books.sessions, order.session ?? "", "session"), card, emit),
    bank: () => ({ done: answerBank(books, intent(), order.approve ?? true, emit) ?? true }),
    refund: () => createRefund(books, { paymentId: intent().id, amount: order.amount }, emit),
    dispute: () => openDispute(books, intent(), emit),
    fault: () => ({ done: stripe.faults.add(order.fault!) ?? true }),
    webhooks: () => Object.assign(stripe.webhooks, { url: order.webhookUrl || undefined }),
  };
  const action = actions[path.slice("/_test/".length)];
  if (!action) return [404, {}];
  try {
    return [200, action()];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, { error: error.body }];
    throw error;
  }
}

function stateOf({ books, events, calls }: LocalStripe): object {
  const shelves = Object.entries(books).map(([name, shelf]) => [name, [...shelf.values()]]);
  return { ...Object.fromEntries(shelves), events, calls };
}
