/** Contradictory or forgotten settings end the start with one line that names one. */

interface Settings {
  DEMO: boolean;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_URL?: string;
  IMAGE_PROVIDER: string;
  IMAGE_MODEL?: string;
  IMAGE_API_KEY?: string;
  IMAGE_BASE_URL?: string;
  IMAGE_FALLBACK_AFTER: number;
  TEXT_MODEL?: string;
  TEXT_PROVIDER: string;
  TEXT_API_KEY?: string;
  TEXT_BASE_URL?: string;
  DATABASE_URL?: string;
  DATABASE_AUTH_TOKEN?: string;
  INSTALLATION_ID?: string;
  SESSION_SECRET?: string;
  BACKUP_DIR?: string;
  STORAGE: string;
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

export class SettingsError extends Error {
  override name = "SettingsError";
}

interface Openness {
  publicUrl: URL;
  host: string | undefined;
  demo: boolean;
  standIns: { identity: boolean; payments: boolean };
}

/**
 * A line about what a site needs before strangers may come. Anyone who can reach a stand-in signs in as any user and pays with
 * made-up cards; a public shop whose letters go nowhere, or whose blog every customer may edit, has a forgotten setting.
 */
export function findForgotten(
  { publicUrl, host, demo, standIns }: Openness,
  source: Record<string, string | undefined>,
): string | undefined {
  if (demo) return undefined;
  const isPublic = !isLocalhost(publicUrl.hostname);
  if (isPublic && standIns.identity)
    return "Setting SMTP_URL: is needed when PUBLIC_URL is not on localhost, since people sign in by e-mail (or set OIDC_ISSUER, or DEMO=1 to let anybody sign in as anybody).";
  if (isPublic && standIns.payments)
    return "Setting STRIPE_SECRET_KEY: is needed when PUBLIC_URL is not on localhost (or set it to none to take test cards only, or DEMO=1).";
  if ((standIns.identity || standIns.payments) && host && !isLoopback(host))
    return "Setting HOST: must be 127.0.0.1 while anybody signs in as anybody and pays with test cards (or set DEMO=1 to let everybody).";
  if (!isPublic || publicUrl.protocol !== "https:") return undefined;
  if (!source.SMTP_URL)
    return "Setting SMTP_URL: is needed on a public https address, or no customer gets an e-mail (or set SMTP_URL=none if you mean it).";
  if (!source.ADMIN_EMAILS && !source.OIDC_EDITORS_GROUP)
    return "Setting ADMIN_EMAILS: is needed on a public https address, or every customer may edit the blog (or set ADMIN_EMAILS=* if you mean it).";
  return undefined;
}

function isLoopback(host: string): boolean {
  return host === "::1" || /^127\./.test(host) || isLocalhost(host);
}

/** Stripe needs all three of its settings: without whsec_ a forged event could not be detected. */
export function refuseHalfOfStripe(settings: Settings): void {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: apiUrl } = settings;
  if (!secret) {
    const lonely = (["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const).find((name) => settings[name]);
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

/** A provider needs its key, and a key without a provider would silently do nothing. */
export function refuseHalfOfImages(settings: Settings): void {
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

/** A text model needs its key or, on your own server, its address; a key without a model would silently do nothing. */
export function refuseHalfOfText(settings: Settings): void {
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

/** A bucket needs its name and keys. A bucket that is not used points to a forgotten STORAGE. */
export function refuseHalfOfStorage(settings: Settings): void {
  if (settings.STORAGE !== "s3") {
    if (settings.S3_BUCKET) throw new SettingsError("Setting STORAGE: must be s3 with S3_BUCKET. See .env.example.");
    return;
  }
  const missing = (["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).find((name) => !settings[name]);
  if (missing) throw new SettingsError(`Setting ${missing}: is needed with STORAGE=s3. See .env.example.`);
}

/** Machines that share a database sign the same cookies and links, and show the same pictures. */
export function refuseSharedWithoutSecret(settings: Settings): void {
  const { DATABASE_URL: address, DATABASE_AUTH_TOKEN: token } = settings;
  if (!address) {
    if (token) throw new SettingsError("Setting DATABASE_URL: is needed with DATABASE_AUTH_TOKEN. See .env.example.");
    return;
  }
  const missing = (["SESSION_SECRET", "INSTALLATION_ID"] as const).find((name) => !settings[name]);
  if (missing) {
    throw new SettingsError(`Setting ${missing}: is needed with DATABASE_URL, the same on all machines.`);
  }
  if (settings.BACKUP_DIR) {
    throw new SettingsError("Setting BACKUP_DIR: a database server is backed up where it runs. See docs/scaling.md.");
  }
  const { protocol, hostname } = new URL(address);
  if (protocol === "http:" && token && !isLocalhost(hostname)) {
    throw new SettingsError(
      "Setting DATABASE_URL: must begin with libsql:// or https://, or the token travels in the open.",
    );
  }
}

function refuseOpenKey(
  settings: Settings,
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
