import { generateKeyPairSync } from "node:crypto";
import type { Configuration, default as Provider } from "oidc-provider";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { createMemory } from "./built-in-memory.ts";
import { startAgainPage } from "./built-in-pages.ts";
import { builtInIdentitySettings, builtInMountPath } from "./built-in-settings.server.ts";

/** Since the start, by subject. */
export type DemoPeople = Map<string, { email: string; name: string }>;

const minute = 60;

/** Loaded on first use: most installations never need it. */
export async function createOpenIdServer(people: DemoPeople, siteName: () => string): Promise<Provider> {
  const { default: OpenIdServer } = await importQuietly();
  const server = new OpenIdServer(builtInIdentitySettings().issuer, configuration(people, siteName));
  server.proxy = true;
  return server;
}

/** Without its warning about Node 20, which it no longer tests. */
async function importQuietly() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
}

function configuration(people: DemoPeople, siteName: () => string): Configuration {
  return {
    adapter: createMemory(),
    clients: [client()],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [deriveSecret("demo-identity-cookies")],
      long: { signed: true, httpOnly: true, sameSite: "lax", path: builtInMountPath },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    interactions: { url: (_context, interaction) => `${builtInMountPath}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 10 * minute,
      Interaction: 30 * minute,
      Session: 30 * minute,
      Grant: 30 * minute,
    },
    findAccount: (_context, subject) => findAccount(people, subject),
    loadExistingGrant: consentToEverything,
    renderError(context) {
      context.type = "html";
      context.body = startAgainPage(siteName());
    },
  };
}

function client() {
  const { clientId, clientSecret, redirectUri } = builtInIdentitySettings();
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    response_types: ["code" as const],
    grant_types: ["authorization_code"],
    token_endpoint_auth_method: "client_secret_basic" as const,
    id_token_signed_response_alg: "ES256" as const,
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), kid: "demo", use: "sig", alg: "ES256" };
}

function findAccount(people: DemoPeople, subject: string) {
  const person = people.get(subject);
  if (!person) return undefined;
  const [given_name, ...others] = person.name.split(/\s+/);
  const names = person.name ? { name: person.name, given_name, family_name: others.join(" ") || undefined } : {};
  return {
    accountId: subject,
    claims: () => ({ sub: subject, email: person.email, email_verified: true, ...names }),
  };
}

/** The only client is this site itself, so asking for consent would offer no choice. */
const consentToEverything: NonNullable<Configuration["loadExistingGrant"]> = async (context) => {
  const { provider, client: asking, session } = context.oidc;
  if (!asking || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
};
