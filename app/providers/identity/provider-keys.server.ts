import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { IdentityProviderError } from "./contract.ts";
import { providerTimeoutMs } from "./openid-metadata.server.ts";

export type ProviderKeys = JWTVerifyGetKey;

/**
 * The keys at a jwks_uri, cached for ten minutes. An unknown key triggers a new fetch at once, since providers rotate
 * keys; tokens come from the provider alone, so this cannot be abused. @throws IdentityProviderError from each search
 */
export function publishedKeys(url: string): ProviderKeys {
  const options = { timeoutDuration: providerTimeoutMs, cooldownDuration: 0 };
  const find = createRemoteJWKSet(new URL(url), options);
  return (header, token) =>
    find(header, token).catch((cause: unknown) => {
      const isUnknown = cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys;
      throw isUnknown
        ? new IdentityProviderError("refused", "the ID token is signed with no key that the provider publishes")
        : new IdentityProviderError("unreachable", `${url}: ${String(cause)}`, { cause });
    });
}
