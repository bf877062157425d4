import { rmSync } from "node:fs";
import type { Page } from "playwright/test";
import { findFreePort } from "../../harness/free-port.ts";
import { startServer } from "../../harness/running-server.ts";
import { startModelServer } from "../../picture-models/model-server.ts";
import { startLocalStripe } from "../../stripe/stripe-server.ts";
import { createFurnishedDataFolder } from "./furnished-data-folder.ts";

type LocalStripe = Awaited<ReturnType<typeof startLocalStripe>>;

export interface StripeSite {
  url: string;
  stripe: LocalStripe;
  log(): string;
  stop(): Promise<void>;
}

/** The built site with Stripe's keys, and a local Stripe. */
export async function startStripeSite(): Promise<StripeSite> {
  const port = await findFreePort();
  const stripe = await startLocalStripe({ webhookUrl: `http://localhost:${port}/api/stripe/webhook` });
  // Pictures are never made: that is tested elsewhere, and one of our own costs more than paying for it.
  const pictures = await startModelServer(() => "hang");
  const dataDir = createFurnishedDataFolder();
  const server = await startServer("start.mjs", {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "debug",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    IMAGE_PROVIDER: "openai-compatible",
    IMAGE_MODEL: "m",
    IMAGE_BASE_URL: `${pictures.url}/v1`,
  });
  let log = "";
  server.process.stdout!.on("data", (chunk) => (log += chunk));
  return {
    url: server.baseUrl,
    stripe,
    log: () => log,
    async stop() {
      // Closing would wait for hanging requests.
      await pictures.close();
      await server.stop();
      await stripe.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (server.complaints()) throw new Error(`The site complained: ${server.complaints()}`);
    },
  };
}

/** Replaces Stripe.js; its requests go to the local Stripe. */
export async function stubStripeScript(page: Page, stripe: LocalStripe): Promise<void> {
  const script = `(${fakeStripeScript})()`;
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: stripe.url + pathname }) });
  });
}

/** Runs in the page. A text field replaces the Payment Element's frame; test numbers are cards. */
function fakeStripeScript(): void {
  const cards: Record<string, string> = {
    "4242424242424242": "pm_card_visa",
    "4000000000000002": "pm_card_visa_chargeDeclined",
    "4000000000000077": "pm_card_slow",
  };
  const typed = () => (document.getElementById("fake-card") as HTMLInputElement).value.replaceAll(" ", "");

  function createElement() {
    const listeners: Record<string, () => void> = {};
    return {
      on: (event: string, listener: () => void) => {
        listeners[event] = listener;
      },
      off: () => {},
      update: () => {},
      destroy: () => {},
      mount(node: HTMLElement) {
        node.innerHTML = '<label for="fake-card">Card number</label> <input id="fake-card" class="border p-3 w-full">';
        setTimeout(() => listeners.ready?.(), 50);
      },
    };
  }

  async function confirmPayment(options: { clientSecret: string; confirmParams: { return_url: string } }) {
    const id = options.clientSecret.split("_secret_")[0];
    const body = new URLSearchParams({
      key: "pk_test_local",
      client_secret: options.clientSecret,
      payment_method: cards[typed()] ?? "",
      return_url: options.confirmParams.return_url,
    });
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, { method: "POST", body });
    const json = await answer.json();
    return json.error ? { error: json.error } : { paymentIntent: json };
  }

  const submit = async () =>
    typed() === "" ? { error: { type: "validation_error", message: "Your card number is incomplete." } } : {};
  const nothing = () => {};
  const stripe = {
    elements: () => ({ create: createElement, getElement: () => null, update: nothing, submit }),
    ...{ createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing, confirmPayment },
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: "endive" }) });
}
