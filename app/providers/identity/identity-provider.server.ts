import { env } from "#app/settings/env.server.ts";
import { builtInIdentitySettings } from "./built-in-settings.server.ts";
import type { IdentityProvider } from "./contract.ts";
import { createOpenIdProvider } from "./openid-provider.server.ts";

let chosen: IdentityProvider | undefined;

/** The built-in demo if none is configured. */
export function identityProvider(): IdentityProvider {
  chosen ??= createOpenIdProvider(env.OIDC_ISSUER ? configuredSettings(env.OIDC_ISSUER) : demoSettings());
  return chosen;
}

function configuredSettings(issuer: string) {
  return {
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    issuer,
    clientId: env.OIDC_CLIENT_ID!,
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
    redirectUri: `${env.PUBLIC_URL}/api/login/callback`,
    trustEmail: env.OIDC_TRUST_EMAIL,
    wantsGroups: env.OIDC_EDITORS_GROUP !== undefined,
  };
}

/** Always shows the form: people try the demo as several persons. */
function demoSettings() {
  return { ...builtInIdentitySettings(), name: env.OIDC_NAME ?? "Demo ID", alwaysAsk: true };
}
