import { Authenticator } from "remix-auth";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { type IdentityProvider, IdentityProviderError, type ProvenIdentity } from "./contract.ts";
import { LoginStrategy, type OpenIdSettings, onBackChannel } from "./login-strategy.server.ts";
import { createMetadataReader, type OpenIdMetadata } from "./openid-metadata.server.ts";
import { type ProviderKeys, publishedKeys } from "./provider-keys.server.ts";

const attemptLifetimeSeconds = 30 * 60;
const mostAttempts = 4;

/** Discovery, authorization code with PKCE S256, nonce, signed ID token, userinfo. */
export function createOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  const secure = settings.redirectUri.startsWith("https:");
  // With __Host- no sibling domain can plant an attempt that would sign people in as another person.
  const cookieName = secure ? "__Host-login" : "login";
  const readMetadata = createMetadataReader(settings.issuer, onBackChannel(settings.issuer, settings));
  const keysAt = cacheLatest(publishedKeys);

  async function openStrategy(): Promise<{ metadata: OpenIdMetadata; authenticator: Authenticator<ProvenIdentity> }> {
    const metadata = await readMetadata();
    const cookie = {
      name: cookieName,
      maxAge: attemptLifetimeSeconds,
      secure: secure ? (true as const) : undefined,
      path: "/",
    };
    const keys = keysAt(onBackChannel(metadata.jwks_uri, settings));
    const strategy = new LoginStrategy(settings, metadata, keys, cookie);
    return { metadata, authenticator: new Authenticator<ProvenIdentity>().use(strategy, "openid") };
  }

  return {
    name: settings.name,
    async startLogin(cookieHeader) {
      const { authenticator } = await openStrategy();
      const answer = await thrownResponse(authenticator.authenticate("openid", new Request(settings.redirectUri)));
      const old = attemptCookies(cookieHeader, cookieName);
      const tidied = old.length >= mostAttempts ? old.map((name) => expiredCookie(name, secure)) : [];
      return { url: answer.headers.get("Location")!, setCookies: [...answer.headers.getSetCookie(), ...tidied] };
    },
    async finishLogin(query, cookieHeader) {
      if (!query.get("state")) throw new IdentityProviderError("mismatch", "the answer carries no state");
      const { metadata, authenticator } = await openStrategy();
      refuseForeignIssuer(query, metadata);
      const request = new Request(`${settings.redirectUri}?${query}`, { headers: { Cookie: cookieHeader ?? "" } });
      return authenticator.authenticate("openid", request).catch(throwAsProviderError);
    },
    forgetLogins: (cookieHeader) => attemptCookies(cookieHeader, cookieName).map((name) => expiredCookie(name, secure)),
  };
}

/** Once for all logins, unless the provider moves its keys. */
function cacheLatest(open: (url: string) => ProviderKeys): (url: string) => ProviderKeys {
  let kept: { url: string; keys: ProviderKeys } | undefined;
  return (url) => {
    if (kept?.url !== url) kept = { url, keys: open(url) };
    return kept.keys;
  };
}

/** The strategy redirects by throwing a response. */
async function thrownResponse(login: Promise<unknown>): Promise<Response> {
  const thrown = await login.then(
    () => new Error("The login ended before it began."),
    (reason: unknown) => reason,
  );
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

/** RFC 9207: so that one of several providers cannot pass off its answer as another's. */
function refuseForeignIssuer(query: URLSearchParams, metadata: OpenIdMetadata): void {
  const issuer = query.get("iss");
  const missing = issuer === null && metadata.authorization_response_iss_parameter_supported;
  if (missing || (issuer !== null && issuer !== metadata.issuer)) {
    throw new IdentityProviderError("mismatch", "the answer is from another provider");
  }
}

/** Any other failure between us and a provider counts as unreachable. */
function throwAsProviderError(error: unknown): never {
  if (error instanceof IdentityProviderError) throw error;
  if (error instanceof Response) throw new IdentityProviderError("mismatch", "the answer began another login");
  const message = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  throw new IdentityProviderError(failureOf(error), message, { cause: error });
}

function failureOf(error: unknown): IdentityProviderError["failure"] {
  if (error instanceof OAuth2RequestError) return failuresByCode[error.code] ?? "refused";
  // The strategy's errors for "no such cookie" and "cookie of another attempt".
  if (error instanceof ReferenceError) return "expired";
  if (error instanceof RangeError) return "mismatch";
  return "unreachable";
}

const failuresByCode: Record<string, IdentityProviderError["failure"]> = {
  access_denied: "denied",
  invalid_grant: "expired",
  server_error: "unreachable",
  temporarily_unavailable: "unreachable",
};

/** The strategy keeps each attempt in its own cookie, `{name}:{uuid}`. */
function attemptCookies(cookieHeader: string | null, cookieName: string): string[] {
  const names = (cookieHeader ?? "").split(";").map((pair) => (pair.split("=", 1)[0] ?? "").trim());
  return names.filter((name) => name.startsWith(`${cookieName}:`) && /^[\w:-]+$/.test(name));
}

function expiredCookie(name: string, secure: boolean): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
