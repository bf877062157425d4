import { expect, it, test } from "vitest";
import { type Faults, logIn, startFaultyProvider } from "#tests/identity/faulty-provider.ts";
import type { IdentityProvider } from "./contract.ts";
import { createOpenIdProvider } from "./openid-provider.server.ts";

const walk = async (faults: Faults, change?: (query: URLSearchParams, issuer: string) => void) =>
  logIn(await startFaultyProvider(faults), change);
const failingWith = (failure: string) => expect.objectContaining({ name: "IdentityProviderError", failure });

it("sends people off with everything that binds the answer to them", async () => {
  const { provider, issuer } = await startFaultyProvider();
  const { url, setCookies } = await provider.startLogin(null);
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe(`${issuer}/auth`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    client_id: "us",
    redirect_uri: "http://localhost:3000/api/login/callback",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(searchParams.get("nonce")).toHaveLength(43);
  expect(setCookies).toEqual([expect.stringMatching(/^login:.*; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)]);
});

it("guards its cookie with Secure and __Host- under https", async () => {
  const { issuer } = await startFaultyProvider();
  const redirectUri = "https://yards.example/api/login/callback";
  const provider = createOpenIdProvider({ name: "E", issuer, clientId: "us", clientSecret: "s", redirectUri });
  const { setCookies } = await provider.startLogin(null);
  expect(setCookies[0]).toMatch(/^__Host-login:.*; Secure;/);
});

it("knows who came back", async () => {
  const identity = await walk({}, (query, issuer) => query.set("iss", issuer));
  expect(identity).toMatchObject({ subject: "ann", email: "ann@yard.test", emailVerified: true });
});

test.each<[string, Faults, string]>([
  ["the code is no longer good", { token: { status: 400, body: { error: "invalid_grant" } } }, "expired"],
  ["we are unknown there", { token: { status: 401, body: { error: "invalid_client" } } }, "refused"],
  ["the token endpoint fails", { token: { status: 500, body: {} } }, "unreachable"],
  ["the token endpoint talks nonsense", { token: { status: 200, body: ["?"] } }, "refused"],
  ["the token endpoint hangs up", { token: "hang up" }, "unreachable"],
  ["userinfo is of somebody else", { userinfo: { sub: "mallory" } }, "refused"],
  ["userinfo has no e-mail", { userinfo: { email: undefined } }, "no-email"],
  ["userinfo refuses the token", { userinfo: 401 }, "refused"],
  ["userinfo fails", { userinfo: 502 }, "unreachable"],
  ["userinfo sends our token elsewhere", { userinfo: "redirect" }, "unreachable"],
])("admits nobody when %s", async (_case, faults, failure) => {
  await expect(walk(faults)).rejects.toEqual(failingWith(failure));
});

test.each<[string, (query: URLSearchParams) => void, string]>([
  ["another state", (query) => query.set("state", "other"), "mismatch"],
  ["no state", (query) => query.delete("state"), "mismatch"],
  ["no code", (query) => query.delete("code"), "expired"],
  ["another provider's name", (query) => query.set("iss", "https://evil.example"), "mismatch"],
  ["a refusal by the person", (query) => query.set("error", "access_denied"), "denied"],
  ["an error of the provider's", (query) => query.set("error", "temporarily_unavailable"), "unreachable"],
  ["an error nobody knows", (query) => query.set("error", "<b>odd</b>"), "refused"],
])("admits nobody with %s", async (_case, change, failure) => {
  await expect(walk({}, change)).rejects.toEqual(failingWith(failure));
});

it("insists on the provider's name in the answer when the provider promises it", async () => {
  const faults = { metadata: { authorization_response_iss_parameter_supported: true } };
  await expect(walk(faults)).rejects.toEqual(failingWith("mismatch"));
});

it("rejects a login without the cookie of the attempt", async () => {
  const { provider } = await startFaultyProvider();
  const { url } = await provider.startLogin(null);
  const query = new URLSearchParams({ code: "1", state: new URL(url).searchParams.get("state")! });
  await expect(provider.finishLogin(query, null)).rejects.toEqual(failingWith("expired"));
});

test.each<[string, Faults["metadata"], string]>([
  ["is down", "down", "unreachable"],
  ["does not speak JSON", "no JSON", "unreachable"],
  ["speaks for another issuer", { issuer: "https://evil.example" }, "refused"],
  ["has no userinfo", { userinfo_endpoint: undefined }, "refused"],
  ["publishes no keys", { jwks_uri: undefined }, "refused"],
  ["keeps its keys in a file", { jwks_uri: "file:///etc/keys" }, "refused"],
])("says so when the provider %s", async (_case, metadata, failure) => {
  const { provider } = await startFaultyProvider({ metadata });
  await expect(provider.startLogin(null)).rejects.toEqual(failingWith(failure));
});

it("asks a provider that stumbles again, and once it knows it not again", async () => {
  const { provider, seen } = await startFaultyProvider({ failFirst: 1 });
  await Promise.all([provider.startLogin(null), provider.startLogin(null)]);
  await provider.startLogin(null);
  expect(seen).toEqual(["/.well-known/openid-configuration", "/.well-known/openid-configuration"]);
});

it("tidies up after logins that were never finished", async () => {
  const { provider } = await startFaultyProvider();
  const cookies = [1, 2, 3, 4].map((n) => `login:${n}=x`).join("; ");
  expect((await provider.startLogin("session=y; login:1=x")).setCookies).toHaveLength(1);
  expect((await provider.startLogin(cookies)).setCookies).toHaveLength(5);
  expect(forgotten(provider, `session=y; ${cookies}`)).toEqual(["login:1", "login:2", "login:3", "login:4"]);
});

function forgotten(provider: IdentityProvider, cookieHeader: string): string[] {
  return provider.forgetLogins(cookieHeader).map((cookie) => {
    expect(cookie).toContain("Max-Age=0; Path=/");
    return cookie.split("=", 1)[0]!;
  });
}
