// npm run doctor: checks an installation's settings against the outside and says what to do. Changes nothing. Ends with 1 when
// something is broken.

import {
  checkAddress,
  checkClock,
  checkIdentity,
  checkMail,
  checkServer,
} from "#app/domain/upkeep/checks/check-services.server.ts";
import {
  checkStripeEndpoint,
  checkStripeKey,
  checkWebhookSecret,
  type StripeSettings,
} from "#app/domain/upkeep/checks/check-stripe.server.ts";
import { type Check, examine, type Finding, printable } from "#app/domain/upkeep/checks/finding.ts";
import { isSecretSetting } from "#app/settings/secret-settings.server.ts";
import { readCommandLine } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { loadSettingsFile } from "../settings-file.mjs";
import { checkDatabase, checkDisk } from "./doctor/check-data.ts";
import { checkPort, checkVisitors } from "./doctor/check-front-door.ts";
import { checkGroundReader } from "./doctor/check-ground-reader.ts";
import { checkPictureModel } from "./doctor/check-picture-model.ts";
import { checkTextModel } from "./doctor/check-text-model.ts";

readCommandLine(operatorCommands.doctor);
loadSettingsFile();
process.env.NODE_ENV ??= "production";
const findings = await examineInstallation();
console.log(printable(findings, secretSettings(await readSource())));
const broken = findings.filter(({ status }) => status === "broken").length;
console.log(broken > 0 ? `\n${broken} to mend.` : "\nNothing is broken.");
// Open connections must not keep us.
process.exit(broken > 0 ? 1 : 0);

async function examineInstallation(): Promise<Finding[]> {
  const settings = await readSettings();
  if ("problem" in settings) {
    const advice = "Mend it in .env (or in the environment); nothing else was looked at.";
    return [{ check: "settings", status: "broken", found: settings.problem, advice }];
  }
  const findings: Finding[] = [{ check: "settings", status: "ok", found: "complete" }];
  // One after the other: the designer's CPU load must not make the clock look slow.
  for (const check of checksFor(settings.env, settings.isLocal)) findings.push(...(await examine(check)));
  return findings;
}

type Settings = Awaited<typeof import("#app/settings/env.server.ts")>["env"];

async function readSettings(): Promise<{ env: Settings; isLocal: boolean } | { problem: string }> {
  try {
    const { env } = await import("#app/settings/env.server.ts");
    const { isLocalhost } = await import("#app/settings/refuse-settings.ts");
    return { env, isLocal: isLocalhost(new URL(env.PUBLIC_URL).hostname) };
  } catch (error) {
    if (error instanceof Error && error.name === "SettingsError") return { problem: error.message };
    throw error;
  }
}

function checksFor(env: Settings, isLocal: boolean): Check[] {
  const { PUBLIC_URL: publicUrl, DATA_DIR: dataDir } = env;
  return [
    { name: "address", run: async () => [checkAddress(publicUrl, isLocal)] },
    { name: "server", run: () => checkServer(publicUrl) },
    { name: "port", run: () => checkPort(env.PORT, env.HOST) },
    { name: "visitors", run: async () => [checkVisitors(dataDir)] },
    databaseCheck(env.DATABASE_URL, dataDir),
    { name: "disk", run: () => checkDisk(dataDir, env.FREE_DISK_MB) },
    { name: "space", limitMs: 60_000, run: async () => (await import("./doctor/check-space.ts")).checkSpace(dataDir) },
    {
      name: "backups",
      run: async () => (await import("./doctor/check-backups.ts")).checkBackups(env.BACKUP_DIR, dataDir),
    },
    ...copyChecks(env.BACKUP_COPY_TO),
    ...storageChecks(env.STORAGE),
    { name: "clock", run: () => checkClock(clockSources(env)) },
    { name: "sign-in", run: () => checkIdentity(env, publicUrl) },
    {
      name: "mail",
      run: async () =>
        checkMail(env.SMTP_URL, (await import("#app/settings/letter-sender.server.ts")).letterSender("")),
    },
    ...paymentChecks(env, isLocal),
    { name: "ground reader", run: async () => [checkGroundReader()] },
    {
      name: "pictures",
      limitMs: 100_000,
      run: async () => (await import("./doctor/check-pictures.ts")).checkPictures(),
    },
    ...pictureModelChecks(env),
    ...textModelChecks(env),
    {
      name: "privacy and terms",
      run: async () => (await import("./doctor/check-operator-pages.ts")).checkOperatorPages(),
    },
    { name: "editors", run: async () => (await import("./doctor/check-editors.ts")).checkEditors() },
  ];
}

function databaseCheck(url: string | undefined, dataDir: string): Check {
  const ofServer = async () => (await import("./doctor/check-database-server.ts")).checkDatabaseServer();
  return { name: "database", limitMs: 60_000, run: url ? ofServer : () => checkDatabase(dataDir) };
}

function copyChecks(address: string | undefined): Check[] {
  if (!address) return [];
  const run = async () => (await import("./doctor/check-backups.ts")).checkCopies(address);
  return [{ name: "backup copies", limitMs: 60_000, run }];
}

function storageChecks(kind: Settings["STORAGE"]): Check[] {
  if (kind === "disk") return [];
  const run = async () => (await import("./doctor/check-storage.ts")).checkStorage();
  return [{ name: "storage", limitMs: 60_000, run }];
}

function pictureModelChecks(env: Settings): Check[] {
  const { IMAGE_PROVIDER: kind, IMAGE_MODEL: model, IMAGE_API_KEY: apiKey, IMAGE_BASE_URL: baseUrl } = env;
  if (kind === "built-in") return [];
  const costCents = env.IMAGE_COST_CENTS;
  return [{ name: "picture model", run: () => checkPictureModel({ kind, model, apiKey, baseUrl, costCents }) }];
}

function textModelChecks(env: Settings): Check[] {
  const { TEXT_PROVIDER: kind, TEXT_MODEL: model, TEXT_API_KEY: apiKey, TEXT_BASE_URL: baseUrl } = env;
  if (!model) return [];
  return [{ name: "text model", run: () => checkTextModel({ kind, model, apiKey, baseUrl }) }];
}

function paymentChecks(env: Settings, isLocal: boolean): Check[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET } = env;
  if (!secretKey || !publishableKey || !STRIPE_WEBHOOK_SECRET) {
    const found = "test cards only: no money is taken";
    const note: Finding = { check: "payments", status: "note", found, advice: "To take money: docs/stripe.md" };
    return [{ name: "payments", run: async () => [note] }];
  }
  const { STRIPE_API_URL: apiUrl, PUBLIC_URL: publicUrl } = env;
  const settings: StripeSettings = {
    secretKey,
    publishableKey,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl,
    publicUrl,
    isLocal,
  };
  return [
    { name: "stripe key", limitMs: 30_000, run: () => checkStripeKey(settings) },
    { name: "stripe endpoint", limitMs: 30_000, run: () => checkStripeEndpoint(settings) },
    { name: "stripe webhook", run: () => checkWebhookSecret(settings) },
  ];
}

function clockSources(env: Settings): string[] {
  const stripe = env.STRIPE_SECRET_KEY ? [env.STRIPE_API_URL ?? "https://api.stripe.com/healthcheck"] : [];
  return [...stripe, ...(env.OIDC_ISSUER ? [env.OIDC_ISSUER] : [])];
}

/** With secrets from files and from the set-up page, unless one of them is what is wrong. */
async function readSource(): Promise<Readonly<Record<string, string | undefined>>> {
  return import("#app/settings/env.server.ts").then(
    ({ settingsSource }) => settingsSource,
    () => process.env,
  );
}

function secretSettings(source: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.keys(source).flatMap((name) => (isSecretSetting(name) ? (source[name] ?? []) : []));
  const smtp = source.SMTP_URL ?? "";
  const password = URL.canParse(smtp) ? new URL(smtp).password : "";
  return [...values, password, new URLSearchParams(`p=${password.replaceAll("+", "%2B")}`).get("p") ?? ""].filter(
    Boolean,
  );
}
