import { createHash } from "node:crypto";
import { z } from "zod";
import { IdentityProviderError } from "./contract.ts";

const idTokenSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string().optional(),
});

const clockToleranceMs = 5 * 60 * 1000;

/** Ties the ID token to one attempt: only the browser that began it holds this state in a cookie. */
export function nonceForState(state: string): string {
  return createHash("sha256").update(`nonce of ${state}`).digest("base64url");
}

/**
 * Checks what an ID token says (OpenID Connect Core 1.0, 3.1.3.7). Its signature is not: the token comes straight
 * from the token endpoint, and the same section lets the connection's TLS stand in for it.
 * @returns the subject, for comparison with userinfo
 * @throws IdentityProviderError
 */
export function checkIdToken(token: string, expected: { issuer: string; clientId: string; nonce: string }): string {
  const parsed = idTokenSchema.safeParse(payloadOf(token));
  if (!parsed.success) throw new IdentityProviderError("refused", "the ID token cannot be read");
  const { iss, sub, aud, azp, exp, nonce } = parsed.data;
  if (iss !== expected.issuer) throw new IdentityProviderError("refused", `the ID token is from ${iss}`);
  const audiences = [aud].flat();
  const forUs = audiences.includes(expected.clientId) && (audiences.length === 1 || azp === expected.clientId);
  if (!forUs) throw new IdentityProviderError("refused", "the ID token is for another client");
  if (exp * 1000 < Date.now() - clockToleranceMs) throw new IdentityProviderError("expired", "the ID token is too old");
  if (nonce !== expected.nonce) throw new IdentityProviderError("mismatch", "the ID token is of another login");
  return sub;
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
