import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { databaseFile } from "#db/database-file.ts";
import { gatherSettings, readSetOutside, type SettingsSource } from "./gather-settings.server.ts";
import { imagesAtOnceAtMost, usualImageConcurrency } from "./image-concurrency.ts";
import { limitSettings } from "./limit-settings.ts";
import {
  findForgotten,
  isLocalhost,
  refuseHalfOfImages,
  refuseHalfOfStorage,
  refuseHalfOfStripe,
  refuseHalfOfText,
  refuseSharedWithoutSecret,
  SettingsError,
} from "./refuse-settings.ts";
import { isSetUpPending } from "./set-up-link.server.ts";

/** Explained in `.env.example`. Read once at boot by {@link readEnvironment}; everything else imports `env`. */
const settingsSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    HOST: z.string().min(1).optional(),
    PORT: port().default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    HSTS_SUBDOMAINS: flag(),
    DATA_DIR: z.string().min(1).default("data"),
    // Where these are not set, the shop's own settings apply (app/domain/shop/brand.server.ts).
    SITE_NAME: z.string().min(1).max(60).optional(),
    CONTACT_EMAIL: z.email().optional(),
    DEMO: flag(),
    SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ADMIN_EMAILS: emailList(),
    SIGN_IN: z.enum(["email", "oidc", "both"]).optional(),
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_NAME: z.string().min(1).max(40).optional(),
    OIDC_TRUST_EMAIL: flag(),
    OIDC_EDITORS_GROUP: z.string().min(1).max(200).optional(),
    STRIPE_SECRET_KEY: key(/^(none|(sk|rk)_(test|live)_\w+)$/, "sk_live_…, sk_test_… or a restricted key")
      .transform((value) => (value === "none" ? undefined : value))
      .optional(),
    STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, "pk_live_… or pk_test_…").optional(),
    STRIPE_WEBHOOK_SECRET: key(/^whsec_\S{8,}$/, "whsec_…").optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.union([z.literal("none").transform(() => undefined), z.url({ protocol: /^smtps?$/ })]).optional(),
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
    IMAGE_TIMEOUT_SECONDS: z.coerce.number().int().min(60).max(3600).default(180),
    IMAGE_MEGAPIXELS: z.coerce.number().min(0.25).max(4).default(1),
    IMAGE_FOLLOWS_PLAN: flag(),
    IMAGE_QUALITY: z.enum(["low", "medium", "high"]).optional(),
    IMAGE_COST_CENTS: z.coerce.number().min(0).max(10_000).optional(),
    IMAGE_FALLBACK_AFTER: z.coerce.number().int().min(0).max(5).default(0),
    PREVIEW: flag(true),
    IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(imagesAtOnceAtMost).default(usualImageConcurrency),
    TEXT_MODEL: z.string().min(1).max(200).optional(),
    TEXT_PROVIDER: z.enum(["openai", "google", "openai-compatible"]).default("openai"),
    TEXT_API_KEY: z.string().min(8, "is too short for a key").optional(),
    TEXT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    VIDEO_STILLS: flag(true),
    PRICES_FILE: z.string().min(1).optional(),
    TRUST_PROXY: networkList(),
    WRITE_PATIENCE_SECONDS: z.coerce.number().min(0).max(60).default(12),
    FREE_DISK_MB: z.coerce.number().int().min(0).max(10_000_000).default(1_000),
    ...limitSettings,
    RUN_JOBS: flag(true),
    WORKER_PORT: port().optional(),
    PHOTO_DAYS: retentionDays(90),
    UNPAID_DAYS: retentionDays(30),
    PRIVACY_FILE: z.string().min(1).optional(),
    TERMS_FILE: z.string().min(1).optional(),
    DATABASE_URL: z.url({ protocol: /^(libsql|https?)$/ }).optional(),
    INSTALLATION_ID: z
      .string()
      .regex(/^[\w-]{16}$/, "must have 16 letters, digits, _ or -")
      .optional(),
    DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
    STORAGE: z.enum(["disk", "s3"]).default("disk"),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]+)?$/, "must look like bucket or bucket/folder")
      .optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_COPY_TO: z
      .string()
      .regex(/^s3:\/\//, "must look like s3://bucket/folder")
      .optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().min(1).default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    ANALYTICS_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
    ANALYTICS_SITE: z.string().min(1).optional(),
    UPDATE_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .check((context) => {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_EDITORS_GROUP, SIGN_IN } = context.value;
    const isNeeded = (name: string, other: string) =>
      context.issues.push({ code: "custom", path: [name], message: `is needed with ${other}`, input: "" });
    if (OIDC_ISSUER && !OIDC_CLIENT_ID) isNeeded("OIDC_CLIENT_ID", "OIDC_ISSUER");
    if (OIDC_EDITORS_GROUP && !OIDC_ISSUER) isNeeded("OIDC_ISSUER", "OIDC_EDITORS_GROUP");
    if ((SIGN_IN === "oidc" || SIGN_IN === "both") && !OIDC_ISSUER) isNeeded("OIDC_ISSUER", `SIGN_IN=${SIGN_IN}`);
  });

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

export interface Environment extends Omit<z.infer<typeof settingsSchema>, "PUBLIC_URL" | "HOST"> {
  /** Public origin without a trailing slash: the only source of absolute addresses. */
  PUBLIC_URL: string;
  HOST: string;
  /** Stand-ins are in use or settings are missing, and only this machine gets the site: others get a page that says so. */
  onlyForThisMachine: boolean;
  /** Whoever holds its link may set the site up in a browser. */
  awaitsSetUp: boolean;
  standIns: { identity: boolean; payments: boolean; mail: boolean };
  /** At least one; a way of several is named, the first is where /api/login leads. */
  signInWays: readonly [SignInWay, ...SignInWay[]];
}

/** email: a mailed link and code. demo: anyone signs in as anyone. */
export type SignInWay = "email" | "oidc" | "demo";

/**
 * Fills in defaults. @throws SettingsError with one line that names the setting
 * @param isNew a forgotten setting does not end the start: the set-up page asks for it
 */
export function readEnvironment(
  source: SettingsSource,
  isContainer = existsSync("/.dockerenv") || existsSync("/run/.containerenv"),
  isNew = false,
): Environment {
  const filled = readSetOutside(source, settingNames);
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
  refuseFileAsFolder("DATA_DIR", settings.DATA_DIR);
  if (settings.BACKUP_DIR) refuseFileAsFolder("BACKUP_DIR", settings.BACKUP_DIR);
  refuseHalfOfStripe(settings);
  refuseHalfOfImages(settings);
  refuseHalfOfText(settings);
  refuseHalfOfStorage(settings);
  refuseSharedWithoutSecret(settings);
  const signInWays = signInWaysOf(settings, publicUrl);
  const standIns = {
    // Letters without a mail server are open to everyone.
    identity: signInWays[0] === "demo" || (signInWays[0] === "email" && !settings.SMTP_URL),
    payments: !settings.STRIPE_SECRET_KEY,
    mail: !settings.SMTP_URL,
  };
  // In a container others get the page that says what to set.
  const host = isContainer ? undefined : settings.HOST;
  const unmeant = { identity: standIns.identity, payments: standIns.payments && filled.STRIPE_SECRET_KEY !== "none" };
  const forgotten = findForgotten({ publicUrl, host, demo: settings.DEMO, standIns: unmeant }, filled);
  if (forgotten && !isNew) throw new SettingsError(forgotten);
  const onlyForThisMachine = forgotten !== undefined || ((unmeant.identity || unmeant.payments) && !settings.DEMO);
  const usualHost = onlyForThisMachine && !isContainer ? "127.0.0.1" : "0.0.0.0";
  return {
    ...settings,
    PUBLIC_URL: publicUrl.origin,
    HOST: settings.HOST ?? usualHost,
    onlyForThisMachine,
    awaitsSetUp: onlyForThisMachine && isNew,
    standIns,
    signInWays,
  };
}

function signInWaysOf(
  { SIGN_IN, OIDC_ISSUER, SMTP_URL, DEMO }: Pick<Environment, "SIGN_IN" | "OIDC_ISSUER" | "SMTP_URL" | "DEMO">,
  publicUrl: URL,
): Environment["signInWays"] {
  if (SIGN_IN === "both") return ["email", "oidc"];
  if (SIGN_IN) return [SIGN_IN];
  if (OIDC_ISSUER) return ["oidc"];
  return [SMTP_URL && !DEMO && !isLocalhost(publicUrl.hostname) ? "email" : "demo"];
}

function refuseFileAsFolder(name: string, path: string): void {
  let place = resolve(path);
  while (!existsSync(place)) place = dirname(place);
  if (statSync(place).isDirectory()) return;
  throw new SettingsError(`Setting ${name}: ${place} is a file, not a folder. See .env.example.`);
}

/** The value is never repeated in the message. */
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

/** 0: permanently. The minimum is long enough for a customer to come back. */
function retentionDays(byDefault: number) {
  const days = z.coerce.number().int().max(3650).default(byDefault);
  return days.refine((value) => value === 0 || value >= 7, "must be 0 or at least 7 days");
}

function emailList() {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(/[\s,]+/)
        .filter((email) => email !== "" && email !== "*")
        .map((email) => email.toLowerCase()),
    )
    .pipe(z.array(z.email("lists something that is not an e-mail address")));
}

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

/** What is set outside of the set-up page, which cannot change it. */
export const setOutside: SettingsSource = readSetOutside(process.env, settingNames);
export const settingsSource: SettingsSource = gatherSettings(setOutside);
/** Throws for a wrong setting at first import, before anything is served. */
export const env: Environment = readEnvironment(settingsSource, undefined, isNewInstallation(settingsSource));

function isNewInstallation({ DATA_DIR = "data", DATABASE_URL }: SettingsSource): boolean {
  return isSetUpPending(DATA_DIR) || (!DATABASE_URL && !existsSync(databaseFile(DATA_DIR)));
}
