import { type Books, checkSteps, invalid, newId, requireIn, type Session } from "./books.ts";
import { type FormBody, type FormValue, textAt, textsAt } from "./form-body.ts";
import { cancelIntent, confirmIntent, type Emit, expireSession, newIntent } from "./payments.ts";
import { createRefund, refundsOf } from "./refunds.ts";
import { calculateTax, requireCalculation } from "./tax.ts";

export interface ApiCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: FormBody;
  livemode: boolean;
  /** Origin of the hosted pages. */
  origin: string;
}

type Answer = (books: Books, call: ApiCall, ids: string[], emit: Emit) => object;

/** The calls the shop makes, and those its browser makes: method and path as in docs.stripe.com/api; see docs/stripe-facts.md. */
const calls: [method: string, path: RegExp, answer: Answer][] = [
  ["POST", /^\/v1\/payment_intents$/, createIntent],
  ["GET", /^\/v1\/payment_intents$/, listIntents],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, (books, call, [id]) => readIntent(books, call, id!)],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    (books, _, [id], emit) => cancelIntent(intentOf(books, id!), emit),
  ],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirm],
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, (books, _, [id]) => sessionOf(books, id!)],
  [
    "POST",
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (books, _, [id], emit) => expireSession(books, sessionOf(books, id!), emit),
  ],
  ["POST", /^\/v1\/refunds$/, refund],
  [
    "GET",
    /^\/v1\/refunds$/,
    (books, { query }) => list(refundsOf(books, query.get("payment_intent") ?? ""), "/v1/refunds", query.get("limit")),
  ],
  [
    "GET",
    /^\/v1\/disputes$/,
    (books, { query }) =>
      list(disputesOf(books, query.get("payment_intent") ?? ""), "/v1/disputes", query.get("limit")),
  ],
  ["POST", /^\/v1\/tax\/calculations$/, (books, { body }) => calculateTax(books, body)],
  ["GET", /^\/v1\/account$/, () => ({ id: "acct_local", object: "account", charges_enabled: true })],
  ["GET", /^\/v1\/balance$/, (_, { livemode }) => ({ object: "balance", livemode, available: [], pending: [] })],
];

/** @throws Refusal */
export function answerCall(books: Books, call: ApiCall, emit: Emit): object {
  for (const [method, path, answer] of calls) {
    const match = method === call.method && path.exec(call.path);
    if (match) return answer(books, call, match.slice(1), emit);
  }
  throw invalid(404, undefined, `Unrecognized request URL (${call.method}: ${call.path}).`);
}

const known = {
  intent: ["amount", "currency", "description", "metadata", "allowed_payment_method_types", "hooks"],
  session:
    "mode allowed_payment_method_types adaptive_pricing client_reference_id metadata payment_intent_data line_items automatic_tax success_url cancel_url".split(
      " ",
    ),
  refund: ["payment_intent", "amount", "metadata", "reason"],
};

function createIntent(books: Books, { body, livemode }: ApiCall): object {
  refuseUnknown(body, known.intent);
  const calculation = requireCalculation(books, textAt(body, "hooks.inputs.tax.calculation"));
  const intent = newIntent({
    ...chargeAt(body, "amount", "currency"),
    metadata: textsAt(body, "metadata"),
    description: textAt(body, "description") ?? null,
    livemode,
  });
  if (calculation) intent.hooks = { inputs: { tax: { calculation } } };
  books.intents.set(intent.id, intent);
  return intent;
}

/** Expands `latest_charge` and its refunds (the newest ten) when asked to; a list of refunds is left out otherwise. */
function readIntent(books: Books, { query }: ApiCall, id: string): object {
  const intent = intentOf(books, id);
  const expand = [...query].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path);
  const charge = intent.latest_charge ? books.charges.get(intent.latest_charge) : undefined;
  if (!charge || !expand.includes("latest_charge")) return intent;
  const refunds = refundsOf(books, id);
  const newest = list(refunds, `/v1/charges/${charge.id}/refunds`);
  return {
    ...intent,
    latest_charge: { ...charge, ...(expand.includes("latest_charge.refunds") ? { refunds: newest } : {}) },
  };
}

/** Newest first, `created[gte]` and later, each with its charge, as whoever lists them here asks for. */
function listIntents(books: Books, { query }: ApiCall): object {
  const since = Number(query.get("created[gte]") ?? 0);
  const intents = [...books.intents.values()].filter(({ created }) => created >= since).reverse();
  const described = intents.map((intent) => {
    const charge = intent.latest_charge ? books.charges.get(intent.latest_charge) : undefined;
    return charge ? { ...intent, latest_charge: charge } : intent;
  });
  const from = described.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  return list(described.slice(from), "/v1/payment_intents", query.get("limit"));
}

/** From the browser: the publishable key and the client secret open one payment. */
function confirm(books: Books, { body }: ApiCall, [id]: string[], emit: Emit): object {
  const intent = intentOf(books, id!);
  if (textAt(body, "client_secret") !== intent.client_secret)
    throw invalid(400, undefined, "Wrong client secret.", "client_secret");
  return confirmIntent(books, intent, textAt(body, "payment_method") ?? missing("payment_method"), emit);
}

function createSession(books: Books, { body, livemode, origin }: ApiCall): object {
  refuseUnknown(body, known.session);
  const line = (body.line_items as FormValue[] | undefined)?.[0];
  const id = newId(livemode ? "cs_live" : "cs_test");
  const { amount, currency } = chargeAt(line, "price_data.unit_amount", "price_data.currency");
  const session: Session = {
    id,
    object: "checkout.session",
    mode: "payment",
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_total: amount * integerAt(line, "quantity"),
    currency,
    automatic_tax: { enabled: textAt(body, "automatic_tax.enabled") === "true" },
    total_details: { amount_tax: 0 },
    metadata: textsAt(body, "metadata"),
    client_reference_id: textAt(body, "client_reference_id") ?? null,
    url: `${origin}/c/pay/${id}`,
    success_url: textAt(body, "success_url") ?? missing("success_url"),
    cancel_url: textAt(body, "cancel_url") ?? "",
    livemode,
    payment_intent_data: {
      metadata: textsAt((body.payment_intent_data ?? {}) as FormBody, "metadata"),
      description: textAt(body, "payment_intent_data.description") ?? null,
    },
  };
  books.sessions.set(id, session);
  return session;
}

function refund(books: Books, { body }: ApiCall, _: string[], emit: Emit): object {
  refuseUnknown(body, known.refund);
  const paymentId = textAt(body, "payment_intent") ?? missing("payment_intent");
  const amount = body.amount === undefined ? undefined : integerAt(body, "amount");
  return createRefund(books, { paymentId, amount, metadata: textsAt(body, "metadata") }, emit);
}

const intentOf = (books: Books, id: string) => requireIn(books.intents, id, "payment_intent");
const sessionOf = (books: Books, id: string) => requireIn(books.sessions, id, "checkout.session");

function disputesOf(books: Books, paymentId: string): object[] {
  return [...books.disputes.values()].filter((dispute) => dispute.payment_intent === paymentId).reverse();
}

/** "Limit can range between 1 and 100, and the default is 10." */
function list(data: object[], url: string, limit: string | null = null) {
  const most = limit === null ? 10 : Number(limit);
  if (!(Number.isInteger(most) && most >= 1 && most <= 100))
    throw invalid(400, "parameter_invalid_integer", `Invalid limit: ${limit}`, "limit");
  return { object: "list", url, has_more: data.length > most, data: data.slice(0, most) };
}

function integerAt(body: FormValue | undefined, path: string): number {
  const text = textAt(body, path) ?? missing(path);
  if (!/^\d+$/.test(text)) throw invalid(400, "parameter_invalid_integer", `Invalid integer: ${text}`, path);
  return Number(text);
}

/** docs.stripe.com/currencies: from $0.50, eight digits; a last digit of three decimals is 0, krónur and shillings are whole. */
function chargeAt(body: FormValue | undefined, path: string, currencyPath: string) {
  const amount = integerAt(body, path);
  const currency = textAt(body, currencyPath) ?? missing(currencyPath);
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(400, undefined, `Invalid currency: ${currency}`, currencyPath);
  checkSteps(amount, currency);
  if (amount < 50) throw invalid(400, "amount_too_small", "Amount must be at least $0.50 usd", path);
  if (amount > 99_999_999) throw invalid(400, "amount_too_large", "Amount must be no more than $999,999.99", path);
  return { amount, currency };
}

function refuseUnknown(body: FormBody, names: string[]): void {
  const odd = Object.keys(body).find((name) => !names.includes(name));
  if (odd) throw invalid(400, "parameter_unknown", `Received unknown parameter: ${odd}`, odd);
}

function missing(name: string): never {
  throw invalid(400, "parameter_missing", `Missing required param: ${name}.`, name);
}
