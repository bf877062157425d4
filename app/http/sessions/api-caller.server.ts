import type { TokenScope } from "#app/domain/accounts/api-token.ts";
import { checkApiToken, tokenPrefix } from "#app/domain/accounts/api-tokens.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { apiError } from "../answers/api-answer.ts";

/** Other bearers, such as those that a proxy in front adds, are not ours. */
const bearer = new RegExp(`^Bearer (${tokenPrefix}.*)$`, "i");

/** Of a call that brings one no cookie counts, whether the token is valid or not. */
export function tokenOf(request: Request): string | undefined {
  return bearer.exec(request.headers.get("Authorization") ?? "")?.[1];
}

/** The editor in whose name a program calls; undefined for a call without a token. @throws 401 or 403 as JSON */
export function findTokenMaker(request: Request, scope: TokenScope): SignedInUser | undefined {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const used = checkApiToken(token, scope);
  if (used.ok) return used.maker;
  if (used.reason === "unknown")
    throw apiError(401, "This token is unknown, expired or revoked", {}, { "WWW-Authenticate": "Bearer" });
  throw apiError(403, "This token may not do that");
}
