import { startLocalStripe } from "./stripe-server.ts";

/**
 * The local Stripe as a program, for a server under test: `node --import tsx tests/stripe/main.ts`. Settings: PORT,
 * WEBHOOK_URL, and STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET like the shop's. Prints its address.
 */
const { PORT, WEBHOOK_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
const stripe = await startLocalStripe({
  port: PORT ? Number(PORT) : undefined,
  webhookUrl: WEBHOOK_URL,
  secretKey: STRIPE_SECRET_KEY,
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
});
process.stdout.write(`${stripe.url}\n`);
process.once("SIGTERM", () => void stripe.close().then(() => process.exit(0)));
