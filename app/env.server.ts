import { z } from "zod";
import { limitSettings } from "./limit-settings.ts";

/**
 * Every setting of an installation. `.env.example` explains each to the person who runs it.
 * Read once at boot with {@link readEnvironment}; everything else imports `env`.
 */
const settingsSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    HOST: z.string().default("0.0.0.0"),
    PORT: port().default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default("data"),
    SITE_NAME: z.string().min(1).max(60).default("Landscape Atelier"),
    CONTACT_EMAIL: z.email().default("hello@example.com"),
    DEMO: flag(),
    SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ADMIN_EMAILS: emailList(),
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_NAME: z.string().min(1).max(40).optional(),
    STRIPE_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, "sk_live_…, sk_test_… or a restricted key").optional(),
    STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, "pk_live_… or pk_test_…").optional(),
    STRIPE_WEBHOOK_SECRET: key(/^whsec_\S{8,}$/, "whsec_…").optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\s@]+@[^<>\s@]+$|^[^<>]*<[^<>\s@]+@[^<>\s@]+>$/, "must look like: Yards <no-reply@yards.example>")
      .optional(),
    IMAGE_PROVIDER: z
      .enum(["built-in", "openai", "google", "black-forest-labs", "openai-compatible"])
      .default("built-in"),
    IMAGE_MODEL: z.string().min(1).max(200).optional(),
    IMAGE_API_KEY: z.string().min(8, "is too short for a key").optional(),
    IMAGE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    IMAGE_TIMEOUT_SECONDS: z.coerce.number().int().min(60).max(600).default(180),
    IMAGE_COST_CENTS: z.coerce.number().min(0).max(10_000).optional(),
    IMAGE_FALLBACK_AFTER: z.coerce.number().int().min(0).max(5).default(0),
    IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(8).default(1),
    TEXT_MODEL: z.string().min(1).max(200).optional(),
    TEXT_PROVIDER: z.enum(["openai", "google", "openai-compatible"]).default("openai"),
    TEXT_API_KEY: z.string().min(8, "is too short for a key").optional(),
    TEXT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    PRICES_FILE: z.string().min(1).optional(),
    TRUST_PROXY: networkList(),
    WRITE_PATIENCE_SECONDS: z.coerce.number().min(0).max(60).default(12),
    ...limitSettings,
    RUN_JOBS: flag(true),
    BACKUP_DIR: z.string().min(1).optional(),
    ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
    ANALYTICS_SITE: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .check((context) => {
    const { OIDC_ISSUER, OIDC_CLIENT_ID } = context.value;
    if (OIDC_ISSUER && !OIDC_CLIENT_ID) {
      context.issues.push({
        code: "custom",
        path: ["OIDC_CLIENT_ID"],
        message: "is needed with OIDC_ISSUER",
        input: "",
      });
    }
  });

/** What may stand in `.env`. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

export interface Environment extends Omit<z.infer<typeof settingsSchema>, "PUBLIC_URL" | "MAIL_FROM"> {
  /** Origin that people type, without a trailing slash: the only source of absolute addresses. */
  PUBLIC_URL: string;
  MAIL_FROM: string;
  /** Built-in providers in use instead of an outside service. */
  standIns: { identity: boolean; payments: boolean; mail: boolean };
}

export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Checks settings and fills in defaults.
 * @throws SettingsError with one line that names the setting
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = settingsSchema.safeParse(filled);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new SettingsError(`Setting ${String(issue.path[0])}: ${issue.message}. See .env.example.`);
  }
  const settings = parsed.data;
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  if (publicUrl.pathname !== "/" || publicUrl.search || publicUrl.hash) {
    throw new SettingsError("Setting PUBLIC_URL: must be an origin like https://yards.example, without a path.");
  }
  refuseHalfOfStripe(settings);
  refuseHalfOfImages(settings);
  refuseHalfOfText(settings);
  const standIns = {
    identity: !settings.OIDC_ISSUER,
    payments: !settings.STRIPE_SECRET_KEY,
    mail: !settings.SMTP_URL,
  };
  refuseStandInsOnTheOpenInternet(publicUrl, settings.DEMO, standIns);
  return {
    ...settings,
    PUBLIC_URL: publicUrl.origin,
    MAIL_FROM: settings.MAIL_FROM ?? `${settings.SITE_NAME.replace(/["<>]/g, "")} <no-reply@${publicUrl.hostname}>`,
    standIns,
  };
}

function refuseStandInsOnTheOpenInternet(publicUrl: URL, demo: boolean, standIns: Environment["standIns"]): void {
  if (demo || isLocalhost(publicUrl.hostname)) return;
  if (standIns.identity) {
    throw new SettingsError(
      "Setting OIDC_ISSUER: is needed when PUBLIC_URL is not on localhost (or set DEMO=1 to let anybody sign in as anybody).",
    );
  }
  if (standIns.payments) {
    throw new SettingsError(
      "Setting STRIPE_SECRET_KEY: is needed when PUBLIC_URL is not on localhost (or set DEMO=1 to take test payments only).",
    );
  }
}

/** Stripe works with all three of its settings or not at all: without whsec_ nobody could tell a forged event. */
function refuseHalfOfStripe(settings: z.infer<typeof settingsSchema>): void {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: apiUrl } = settings;
  if (!secret) {
    const lonely = (["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_API_URL"] as const).find(
      (name) => settings[name],
    );
    if (lonely) throw new SettingsError(`Setting STRIPE_SECRET_KEY: is needed with ${lonely}. See .env.example.`);
    return;
  }
  for (const name of ["STRIPE_WEBHOOK_SECRET", "STRIPE_PUBLISHABLE_KEY"] as const) {
    if (!settings[name])
      throw new SettingsError(`Setting ${name}: is needed with STRIPE_SECRET_KEY. See .env.example.`);
  }
  if (isLiveKey(secret) !== isLiveKey(publishable!)) {
    throw new SettingsError(
      "Setting STRIPE_PUBLISHABLE_KEY: is of another mode (test or live) than STRIPE_SECRET_KEY.",
    );
  }
  if (apiUrl && !isLocalhost(new URL(apiUrl).hostname)) {
    throw new SettingsError("Setting STRIPE_API_URL: is for a test server on localhost only; leave it out for Stripe.");
  }
}

/** Whoever names a provider needs its key; whoever gives a key must say whose it is, or it would silently do nothing. */
function refuseHalfOfImages(settings: z.infer<typeof settingsSchema>): void {
  const { IMAGE_PROVIDER: provider } = settings;
  if (provider === "built-in") {
    const lonely = (["IMAGE_MODEL", "IMAGE_API_KEY", "IMAGE_BASE_URL", "IMAGE_FALLBACK_AFTER"] as const).find(
      (name) => settings[name],
    );
    if (lonely) throw new SettingsError(`Setting IMAGE_PROVIDER: is needed with ${lonely}. See .env.example.`);
    return;
  }
  const selfHosted = provider === "openai-compatible";
  const missing = (selfHosted ? (["IMAGE_BASE_URL", "IMAGE_MODEL"] as const) : (["IMAGE_API_KEY"] as const)).find(
    (name) => !settings[name],
  );
  if (missing) throw new SettingsError(`Setting ${missing}: is needed with IMAGE_PROVIDER=${provider}.`);
  if (!selfHosted) refuseOpenKey(settings, "IMAGE_BASE_URL", "IMAGE_API_KEY");
}

/** A text model needs its key, or, on a server of one's own, its address; a key without a model would silently do nothing. */
function refuseHalfOfText(settings: z.infer<typeof settingsSchema>): void {
  if (!settings.TEXT_MODEL) {
    const lonely = (["TEXT_API_KEY", "TEXT_BASE_URL"] as const).find((name) => settings[name]);
    if (lonely) throw new SettingsError(`Setting TEXT_MODEL: is needed with ${lonely}. See .env.example.`);
    return;
  }
  const selfHosted = settings.TEXT_PROVIDER === "openai-compatible";
  const needed = selfHosted ? "TEXT_BASE_URL" : "TEXT_API_KEY";
  if (!settings[needed]) {
    throw new SettingsError(
      `Setting ${needed}: is needed with TEXT_MODEL and TEXT_PROVIDER=${settings.TEXT_PROVIDER}.`,
    );
  }
  if (!selfHosted) refuseOpenKey(settings, "TEXT_BASE_URL", "TEXT_API_KEY");
}

function refuseOpenKey(
  settings: z.infer<typeof settingsSchema>,
  address: "IMAGE_BASE_URL" | "TEXT_BASE_URL",
  key: "IMAGE_API_KEY" | "TEXT_API_KEY",
): void {
  const base = settings[address] && new URL(settings[address]);
  if (base && base.protocol === "http:" && settings[key] && !isLocalhost(base.hostname)) {
    throw new SettingsError(`Setting ${address}: must begin with https://, or the key travels in the open.`);
  }
}

export function isLiveKey(key: string): boolean {
  return /^\w+?_live_/.test(key);
}

export function isLocalhost(hostname: string): boolean {
  return (
    hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" || hostname === "[::1]"
  );
}

/** A key is never repeated in the message. */
function key(shape: RegExp, words: string) {
  return z.string().regex(shape, `must look like ${words}`);
}

function port() {
  return z.coerce.number().int().min(1).max(65535);
}

function flag(byDefault = false) {
  return z
    .enum(["0", "1", "true", "false"])
    .default(byDefault ? "1" : "0")
    .transform((value) => value === "1" || value === "true");
}

function emailList() {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((email) => email.toLowerCase()),
    )
    .pipe(z.array(z.email("lists something that is not an e-mail address")));
}

/** Addresses and networks as in 10.0.0.0/8. */
function networkList() {
  const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
    error: "lists something that is neither an address nor a network like 172.18.0.0/16",
  });
  return z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(network));
}

/** The running installation's settings. Reading a wrong one throws at first import, before anything is served. */
export const env: Environment = readEnvironment(process.env);
