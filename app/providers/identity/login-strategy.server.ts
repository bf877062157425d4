import type { JWTPayload } from "jose";
import { OAuth2Strategy } from "remix-auth-oauth2";
import { checkIdToken, nonceForState } from "./check-id-token.ts";
import { IdentityProviderError, type ProvenIdentity } from "./contract.ts";
import { type OpenIdMetadata, providerTimeoutMs } from "./openid-metadata.server.ts";
import type { ProviderKeys } from "./provider-keys.server.ts";
import { readClaims } from "./read-claims.ts";

export interface OpenIdSettings {
  name: string;
  issuer: string;
  clientId: string;
  /** null: a public client, proven by PKCE alone. */
  clientSecret: string | null;
  redirectUri: string;
  /** Believes addresses that the provider does not call verified. */
  trustEmail?: boolean;
  /** Asks for the scope "groups", too, where the provider knows it. */
  wantsGroups?: boolean;
  /** Makes the provider show its form even to a person it knows. */
  alwaysAsk?: boolean;
  /** Origin for our own calls to the provider, when it differs from the one that browsers use. */
  backChannelOrigin?: string;
}

/** remix-auth's OAuth 2 strategy plus nonce and ID token checks, userinfo, and a time limit. */
export class LoginStrategy extends OAuth2Strategy<ProvenIdentity> {
  private readonly alwaysAsk: boolean;

  constructor(
    settings: OpenIdSettings,
    metadata: OpenIdMetadata,
    keys: ProviderKeys,
    cookie: OAuth2Strategy.ConstructorOptions["cookie"],
  ) {
    const asksForGroups = settings.wantsGroups && metadata.scopes_supported?.includes("groups");
    const options = {
      cookie,
      clientId: settings.clientId,
      clientSecret: settings.clientSecret,
      redirectURI: settings.redirectUri,
      authorizationEndpoint: metadata.authorization_endpoint,
      tokenEndpoint: onBackChannel(metadata.token_endpoint, settings),
      scopes: ["openid", "email", "profile", ...(asksForGroups ? ["groups"] : [])],
    };
    super(options, (answer) => proveIdentity(answer, settings, metadata, keys));
    this.alwaysAsk = settings.alwaysAsk ?? false;
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const extended = new URLSearchParams(params);
    extended.set("nonce", nonceForState(params.get("state")!));
    if (this.alwaysAsk) extended.set("prompt", "login");
    return extended;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    // The library's request has no time limit.
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      const error = new IdentityProviderError("unreachable", "the token endpoint did not answer in time");
      timer = setTimeout(() => reject(error), providerTimeoutMs);
    });
    return Promise.race([super.validateAuthorizationCode(code, codeVerifier), tooLate]).finally(() =>
      clearTimeout(timer),
    );
  }
}

export function onBackChannel(endpoint: string, settings: OpenIdSettings): string {
  if (!settings.backChannelOrigin) return endpoint;
  const url = new URL(endpoint);
  return settings.backChannelOrigin + url.pathname + url.search;
}

async function proveIdentity(
  { request, tokens }: OAuth2Strategy.VerifyOptions,
  settings: OpenIdSettings,
  metadata: OpenIdMetadata,
  keys: ProviderKeys,
): Promise<ProvenIdentity> {
  const { id_token: idToken } = tokens.data as { id_token?: unknown };
  if (typeof idToken !== "string") throw new IdentityProviderError("refused", "the token answer has no ID token");
  const nonce = nonceForState(new URL(request.url).searchParams.get("state")!);
  const expected = { issuer: metadata.issuer, clientId: settings.clientId, nonce };
  const token = await checkIdToken(idToken, keys, expected);
  const userinfo = await fetchUserinfo(onBackChannel(metadata.userinfo_endpoint, settings), tokens.accessToken());
  const identity = readClaims(metadata.issuer, joinClaims(token, userinfo), settings.trustEmail);
  if (identity.subject !== token.sub) throw new IdentityProviderError("refused", "userinfo is of another subject");
  return identity;
}

/** Some providers put groups into the ID token alone. An address and its email_verified are never from two sources. */
function joinClaims(token: JWTPayload, userinfo: unknown): unknown {
  if (typeof userinfo !== "object" || userinfo === null) return userinfo;
  const { sub: _sub, email, email_verified, ...others } = token;
  return { ...others, ...("email" in userinfo ? {} : { email, email_verified }), ...userinfo };
}

async function fetchUserinfo(url: string, accessToken: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" },
    // The token is for this address only.
    redirect: "error",
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  const failure = response.status >= 500 ? "unreachable" : "refused";
  throw new IdentityProviderError(failure, `userinfo answered ${response.status}`);
}
