import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { IdentityProviderError } from "./contract.ts";
import { providerTimeoutMs } from "./openid-metadata.server.ts";

/** Finds the key that a token's header names. */
export type ProviderKeys = JWTVerifyGetKey;

/**
 * A provider's published keys, fetched on first use and cached for ten minutes. An unknown key triggers a new fetch at once,
 * since providers rotate keys; this cannot be abused, because tokens come from the provider alone.
 * @param url its jwks_uri
 * @throws IdentityProviderError from each search for a key
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
