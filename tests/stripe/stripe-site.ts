import { eq } from "drizzle-orm";
import { designRequests, jobs, paymentEvents } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { app } from "#tests/harness/http-app.ts";
import { startServer } from "#tests/harness/running-server.ts";
import type { Intent } from "./books.ts";
import { eventOf, sign } from "./events.ts";
import { confirmIntent, newIntent } from "./payments.ts";
import { startLocalStripe } from "./stripe-server.ts";

export type StripeSite = Awaited<ReturnType<typeof startStripeSite>>;

/** For HTTP tests: a second server on the tests' database, which takes money with a local Stripe. */
export async function startStripeSite() {
  const stripe = await startLocalStripe();
  const server = await startServer("start.mjs", {
    ...{ NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "error", STRIPE_API_URL: stripe.url },
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  });

  function call(to: string, init: RequestInit & { cookie?: string } = {}): Promise<Response> {
    const { cookie, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (cookie) headers.set("Cookie", cookie);
    return fetch(`${server.baseUrl}${to}`, { redirect: "manual", ...rest, headers });
  }

  const post = (to: string, body: unknown, cookie: string) =>
    call(to, { method: "POST", cookie, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

  function deliver(body: string, signature: string | undefined, headers: Record<string, string> = {}) {
    const signed = signature === undefined ? headers : { ...headers, "Stripe-Signature": signature };
    return call(webhookPath, { method: "POST", body, headers: { "Content-Type": "application/json", ...signed } });
  }

  const signed = (type: string, object: object, livemode = false) =>
    sign(eventOf({ type, object }, livemode), stripe.webhookSecret);

  return {
    ...{ stripe, call, post, deliver, signed },
    /** What the server complained about, after both have ended. */
    async stop() {
      await server.stop();
      await stripe.close();
      return server.complaints();
    },
    /** Delivers an event. @returns status and outcome */
    async receive(type: string, object: object, livemode = false) {
      const { rawBody, signature } = signed(type, object, livemode);
      const answer = await deliver(rawBody, signature);
      return [answer.status, ((await answer.json()) as { received?: string }).received];
    },
    /** A new customer's order with its payment opened by the API. */
    async openOrder() {
      const { user, cookie } = await app.signIn();
      const order = createUnpaidOrder({ userId: user.id });
      const answer = await post("/api/create-payment-intent", { designRequestId: order.id, amount: 900 }, cookie);
      const { paymentIntentId } = (await answer.json()) as { paymentIntentId: string };
      return { order, cookie, user, intent: stripe.books.intents.get(paymentIntentId)! };
    },
    pay: (intent: Intent) => confirmIntent(stripe.books, intent, "pm_card_visa", () => {}),
    /** Another payment at Stripe, paid, that differs from a real one of ours in what is given. */
    paidLike(intent: Intent, { metadata, ...change }: Partial<Intent> = {}): Intent {
      const { amount, currency, description, livemode } = intent;
      const words = { ...intent.metadata, ...metadata };
      const other = Object.assign(newIntent({ amount, currency, description, livemode, metadata: words }), change);
      stripe.books.intents.set(other.id, other);
      return confirmIntent(stripe.books, other, "pm_card_visa", () => {});
    },
  };
}

export const webhookPath = "/api/stripe/webhook";

export const rowOf = (id: number) => app.db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
export const eventsOf = (id: number) =>
  app.db.select().from(paymentEvents).where(eq(paymentEvents.requestId, id)).all();
export const imageJobsOf = (id: number) =>
  app.db
    .select()
    .from(jobs)
    .all()
    .filter((job) => job.kind === "generate-image" && job.key.startsWith(`${id}:`));
