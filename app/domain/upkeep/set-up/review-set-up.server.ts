import {
  checkAddress,
  checkIdentity,
  checkMail,
  checkServer,
} from "#app/domain/upkeep/checks/check-services.server.ts";
import { checkStripeEndpoint, checkStripeKey } from "#app/domain/upkeep/checks/check-stripe.server.ts";
import { type Check, examine, type Finding } from "#app/domain/upkeep/checks/finding.ts";
import { readEnvironment, setOutside } from "#app/settings/env.server.ts";
import { gatherSettings } from "#app/settings/gather-settings.server.ts";
import { letterSender } from "#app/settings/letter-sender.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";

/** The doctor's checks of what was answered: all at once, since somebody waits for the page. */
export async function reviewSetUp(): Promise<Finding[]> {
  const settings = readEnvironment(gatherSettings(setOutside), undefined, true);
  const { PUBLIC_URL: publicUrl, SMTP_URL } = settings;
  const isLocal = isLocalhost(new URL(publicUrl).hostname);
  const checks: Check[] = [
    { name: "address", run: async () => [checkAddress(publicUrl, isLocal)] },
    { name: "server", run: () => checkServer(publicUrl) },
    { name: "mail", run: () => checkMail(SMTP_URL, letterSender("", settings)) },
    { name: "sign-in", run: () => checkIdentity(settings, publicUrl) },
    ...stripeChecks(settings, isLocal),
  ];
  return (await Promise.all(checks.map((check) => examine({ ...check, limitMs: 12_000 })))).flat();
}

function stripeChecks(settings: ReturnType<typeof readEnvironment>, isLocal: boolean): Check[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey = "" } = settings;
  if (!secretKey) {
    const note = { check: "payments", status: "note", found: "test cards only: no money is taken" } as const;
    return [{ name: "payments", run: async () => [note] }];
  }
  const { STRIPE_WEBHOOK_SECRET: webhookSecret = "", STRIPE_API_URL: apiUrl, PUBLIC_URL: publicUrl } = settings;
  const stripe = { secretKey, publishableKey, webhookSecret, apiUrl, publicUrl, isLocal };
  return [
    { name: "stripe key", run: () => checkStripeKey(stripe) },
    { name: "stripe endpoint", run: () => checkStripeEndpoint(stripe) },
  ];
}
