import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";

/** Shared by the provider at the front door and the app as its client. */
export const builtInMountPath = "/demo/identity";

export function builtInIdentitySettings() {
  return {
    issuer: env.PUBLIC_URL + builtInMountPath,
    clientId: "landscape-atelier",
    // Derived, not random: in development the two sides are loaded separately.
    clientSecret: deriveSecret("demo-identity-client"),
    redirectUri: `${env.PUBLIC_URL}/api/login/callback`,
    // A server behind a proxy often cannot reach itself by its public name.
    backChannelOrigin: `http://${listeningHost(env.HOST)}:${env.PORT}`,
  };
}

function listeningHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
