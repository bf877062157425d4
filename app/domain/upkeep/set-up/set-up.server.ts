import type { z } from "zod";
import { sendTestLetter, type TestLetterResult } from "#app/domain/letters/send-test-letter.server.ts";
import { listFixedBrand, readBrand, readSiteName, typedBrand } from "#app/domain/shop/brand.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { checkStripeKey } from "#app/domain/upkeep/checks/check-stripe.server.ts";
import { createSmtpMailer } from "#app/providers/mailer/smtp-mailer.server.ts";
import { env, readEnvironment, setOutside } from "#app/settings/env.server.ts";
import { gatherSettings, type SettingsSource } from "#app/settings/gather-settings.server.ts";
import { letterSender } from "#app/settings/letter-sender.server.ts";
import { SettingsError } from "#app/settings/refuse-settings.ts";
import { restartServer } from "#app/settings/restart.server.ts";
import { saveSettings } from "#app/settings/settings-file.server.ts";
import type { mailSchema, paymentsSchema, siteSchema } from "./set-up-schemas.ts";

type Changes = Record<string, string | undefined>;
/** `problems` by field; "" is the whole form. */
export type SaveOutcome = { ok: true } | { ok: false; problems: Record<string, string[]> };

const atServer = (problem: string): SaveOutcome => ({ ok: false, problems: { "": [problem] } });

/** What has been answered so far, without secrets. `fixed`, by field: what is set outside, and wins. */
export function readSetUp() {
  const settings = gatherSettings(setOutside);
  const { siteName, contactEmail } = readBrand();
  const { STRIPE_SECRET_KEY: stripeKey } = settings;
  return {
    site: {
      siteName,
      contactEmail,
      publicUrl: settings.PUBLIC_URL ?? "",
      currency: moneyPart.read().currency,
      editor: settings.ADMIN_EMAILS ?? "",
    },
    mail: { ...readMailServer(settings.SMTP_URL), from: settings.MAIL_FROM ?? "" },
    payments: {
      takes: stripeKey && stripeKey !== "none" ? ("stripe" as const) : ("test-cards" as const),
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? "",
      hasSecrets: Boolean(settings.STRIPE_WEBHOOK_SECRET),
    },
    done: {
      site: Boolean(settings.PUBLIC_URL && settings.ADMIN_EMAILS),
      mail: settings.SMTP_URL !== undefined,
      payments: stripeKey !== undefined,
      open: false,
    },
    fixed: {
      ...listFixedBrand(),
      ...fixedBy("publicUrl", "PUBLIC_URL"),
      ...fixedBy("editor", "ADMIN_EMAILS"),
      ...fixedBy("from", "MAIL_FROM"),
    },
    /** Whole steps, by the setting that answers them. */
    answeredBy: {
      mail: setOutside.SMTP_URL && "SMTP_URL",
      payments: setOutside.STRIPE_SECRET_KEY && "STRIPE_SECRET_KEY",
    },
  };
}

export type SetUpAnswers = ReturnType<typeof readSetUp>;

function fixedBy<Name extends string>(name: Name, setting: string) {
  const value = setOutside[setting];
  return value === undefined ? {} : { [name]: { setting, value } };
}

export function saveSite({ publicUrl, editor, currency, ...brand }: z.output<typeof siteSchema>): SaveOutcome {
  const saved = saveIfRight({ PUBLIC_URL: publicUrl, ADMIN_EMAILS: editor });
  if (!saved.ok) return saved;
  typedBrand.save({ ...typedBrand.read(), ...brand });
  moneyPart.save({ ...moneyPart.read(), currency });
  return saved;
}

/** An empty password keeps the stored one, for the same mailbox at the same server only. */
export function saveMail({ host, port, user, password, from }: z.output<typeof mailSchema>): SaveOutcome {
  const stored = gatherSettings(setOutside).SMTP_URL;
  const before = stored && URL.canParse(stored) ? new URL(stored) : undefined;
  const url = new URL(`${port === 465 ? "smtps" : "smtp"}://${host.includes(":") ? `[${host}]` : host}:${port}`);
  url.username = user;
  url.password = password;
  if (password === "" && before?.hostname === url.hostname && before.username === url.username) {
    url.password = before.password;
  }
  return saveIfRight({ SMTP_URL: url.href, MAIL_FROM: from });
}

export type TriedLetter = TestLetterResult & { to: string };

const longestLetterMs = 25_000;

/** To the first editor, by the mail server that was saved. */
export async function tryMail(): Promise<TriedLetter> {
  const settings = readEnvironment(gatherSettings(setOutside), undefined, true);
  const to = settings.ADMIN_EMAILS[0];
  if (!to) return { ok: false, to: "", reason: "Nobody is named as editor yet: answer the first step." };
  if (!settings.SMTP_URL) return { ok: false, to, reason: "No mail server is set yet." };
  const mailer = createSmtpMailer({ url: settings.SMTP_URL, from: letterSender(readSiteName(), settings) });
  const late = new Promise<TestLetterResult>((resolve) => {
    setTimeout(() => resolve({ ok: false, reason: "The mail server took too long." }), longestLetterMs).unref();
  });
  return { ...(await Promise.race([sendTestLetter(to, mailer), late])), to };
}

/** Empty secrets keep those that are stored. Stripe is asked before anything is saved. */
export async function savePayments(answers: z.output<typeof paymentsSchema>): Promise<SaveOutcome> {
  if (answers.takes === "test-cards") {
    const none = { STRIPE_PUBLISHABLE_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined };
    return saveIfRight({ STRIPE_SECRET_KEY: "none", ...none });
  }
  const stored = gatherSettings(setOutside);
  const keys = {
    STRIPE_PUBLISHABLE_KEY: answers.publishableKey,
    STRIPE_SECRET_KEY:
      answers.secretKey || (stored.STRIPE_SECRET_KEY === "none" ? undefined : stored.STRIPE_SECRET_KEY),
    STRIPE_WEBHOOK_SECRET: answers.webhookSecret || stored.STRIPE_WEBHOOK_SECRET,
  };
  if (!keys.STRIPE_SECRET_KEY) return { ok: false, problems: { secretKey: ["Please enter the secret key"] } };
  const wrong = findWrong(keys);
  if (wrong) return wrong;
  const settings = {
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET ?? "",
    apiUrl: stored.STRIPE_API_URL,
    publicUrl: stored.PUBLIC_URL ?? "",
    isLocal: false,
  };
  const [found] = await checkStripeKey(settings);
  if (found?.status === "broken") return atServer(`${found.found}. ${found.advice ?? ""}`.trim());
  return saveIfRight(keys);
}

export type SiteOpening = { ok: true; restarts: boolean; publicUrl: string } | { ok: false; missing: string };

/** Starts the site with its settings, which uses up the link, unless something is missing. */
export function openSite(): SiteOpening {
  try {
    const { PUBLIC_URL: publicUrl, onlyForThisMachine } = readEnvironment(gatherSettings(setOutside));
    if (onlyForThisMachine) return { ok: false, missing: "The site has no public address yet." };
    return { ok: true, restarts: restartServer(), publicUrl };
  } catch (error) {
    if (error instanceof SettingsError) return { ok: false, missing: error.message };
    throw error;
  }
}

/** What is set outside wins, and is not repeated in the file. */
function saveIfRight(changes: Changes): SaveOutcome {
  const wrong = findWrong(changes);
  if (wrong) return wrong;
  const ours = Object.entries(changes).filter(([name]) => setOutside[name] === undefined);
  saveSettings(env.DATA_DIR, Object.fromEntries(ours));
  return { ok: true };
}

function findWrong(changes: Changes): SaveOutcome | undefined {
  try {
    const stored: SettingsSource = gatherSettings(setOutside);
    readEnvironment({ ...stored, ...changes, ...setOutside }, undefined, true);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsError) return atServer(error.message);
    throw error;
  }
}

function readMailServer(address: string | undefined) {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return {
    host: url?.hostname.replace(/^\[|\]$/g, "") ?? "",
    port: url?.port || (url?.protocol === "smtps:" ? "465" : "587"),
    user: decodeURIComponent(url?.username ?? ""),
    hasPassword: Boolean(url?.password),
  };
}
