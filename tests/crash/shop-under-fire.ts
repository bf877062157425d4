import type { Random } from "#app/designer/numeric/random.ts";
import { findFreePort } from "#tests/harness/free-port.ts";
import { beginServer, type RunningServer, waitUntilHealthy } from "#tests/harness/running-server.ts";
import { type Fate, startModelServer } from "#tests/picture-models/model-server.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { startLocalStripe } from "#tests/stripe/stripe-server.ts";
import { type MailSink, startMailSink } from "../harness/mail-sink.ts";
import { cutPower } from "./cut-power.ts";

/** The built server on a data folder, between a Stripe, a mail server and a picture model that outlive it. */
export interface ShopUnderFire {
  baseUrl: string;
  stripe: LocalStripe;
  mail: MailSink;
  /** Kills the server as kill -9 does, and starts it again at once. */
  kill(): Promise<void>;
  /** Cuts the power: what is on the disk at this moment is all that the next server finds, and its last write is torn. */
  cutPower(): Promise<void>;
  untilHealthy(): Promise<void>;
  /** In an orderly way. */
  stop(): Promise<void>;
  complaints(): string;
}

/** Of five pictures four are made, one is refused: orders end in all ways. */
const refusedShare = 0.2;

export async function openUnderFire(dataDir: string, random: Random): Promise<ShopUnderFire> {
  const port = await findFreePort();
  const stripe = await startLocalStripe({ webhookUrl: `http://localhost:${port}/api/stripe/webhook` });
  const mail = await startMailSink();
  const model = await startModelServer((): Fate => (random() < refusedShare ? "moderated" : "ok"));
  const noLimits = ["SIGN_INS", "NEW_SESSIONS", "API_READS", "UPLOADS", "UNPAID_ORDERS", "CARD_TRIES"];
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: mail.url,
    ...{ IMAGE_PROVIDER: "openai-compatible", IMAGE_MODEL: "m", IMAGE_BASE_URL: `${model.url}/v1` },
    ...Object.fromEntries(noLimits.map((name) => [`LIMIT_${name}`, "0"])),
  };
  let complaints = "";
  // The build itself: start.mjs would look through all sources whether it is fresh, each time.
  const begin = () => beginServer("../build/server/server.js", port, { ...settings, NODE_ENV: "production" });
  let server: RunningServer = begin();

  async function end(signal: NodeJS.Signals): Promise<void> {
    await server.stop(signal);
    complaints += server.complaints();
  }
  const shop: ShopUnderFire = {
    ...{ baseUrl: server.baseUrl, stripe, mail },
    async kill() {
      await end("SIGKILL");
      server = begin();
    },
    async cutPower() {
      await cutPower(server, dataDir, random);
      complaints += server.complaints();
      server = begin();
    },
    untilHealthy: () => waitUntilHealthy(server.baseUrl, server),
    async stop() {
      await end("SIGTERM");
      await Promise.all([stripe.close(), mail.close(), model.close()]);
    },
    complaints: () => complaints,
  };
  await shop.untilHealthy();
  return shop;
}
