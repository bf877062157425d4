import { createHash } from "node:crypto";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { IdentityProviderError } from "./contract.ts";

const clockToleranceSeconds = 5 * 60;

/** Signatures that only the provider can make: not "none", and not HMAC, with which we could have signed too. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];

/** Ties the ID token to one attempt: only the browser that started it holds this state in a cookie. */
export function nonceForState(state: string): string {
  return createHash("sha256").update(`nonce of ${state}`).digest("base64url");
}

export interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
}

/**
 * Signature and claims (OpenID Connect Core 1.0, 3.1.3.7). Returns the claims, for comparison with userinfo. Errors of
 * `keys` are passed on unchanged. @throws IdentityProviderError
 */
export async function checkIdToken(token: string, keys: JWTVerifyGetKey, expected: ExpectedToken): Promise<JWTPayload> {
  const claims = await verify(token, keys, expected);
  const { sub, aud, azp, nonce } = claims;
  const isOnlyOurs = [aud].flat().length === 1 || azp === expected.clientId;
  if (!isOnlyOurs) throw new IdentityProviderError("refused", "the ID token is for another client");
  if (nonce !== expected.nonce) throw new IdentityProviderError("mismatch", "the ID token is of another login");
  if (typeof sub !== "string") throw new IdentityProviderError("refused", "the ID token cannot be read");
  return claims;
}

async function verify(token: string, keys: JWTVerifyGetKey, { issuer, clientId }: ExpectedToken): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience: clientId,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ["sub", "exp"],
    });
    return payload;
  } catch (cause) {
    if (cause instanceof IdentityProviderError) throw cause;
    if (cause instanceof errors.JWTExpired) throw new IdentityProviderError("expired", "the ID token is too old");
    throw new IdentityProviderError("refused", `the ID token is refused: ${String(cause)}`, { cause });
  }
}
