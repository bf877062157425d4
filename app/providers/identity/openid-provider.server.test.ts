import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, test } from "vitest";
import type { IdentityProvider } from "./contract.ts";
import { createOpenIdProvider } from "./openid-provider.server.ts";

/** What the provider under test does wrong; everything else it does right. */
interface Faults {
  metadata?: Record<string, unknown> | "down" | "no JSON";
  failFirst?: number;
  token?: { status: number; body: unknown } | "hang up";
  idToken?: Record<string, unknown> | null;
  userinfo?: Record<string, unknown> | number | "redirect";
}

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function startFaultyProvider(faults: Faults = {}) {
  const seen: string[] = [];
  let nonce = "";
  const server = createServer(async (request, response) => {
    const issuer = `http://${request.headers.host}`;
    const path = request.url!;
    seen.push(path);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (path.startsWith("/.well-known")) {
      if (faults.metadata === "down" || seen.length <= (faults.failFirst ?? 0)) return json(503, {});
      if (faults.metadata === "no JSON") return response.end("<html>");
      const endpoints = {
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
      };
      return json(200, { issuer, ...endpoints, ...faults.metadata });
    }
    if (path === "/token") {
      if (faults.token === "hang up") return response.destroy();
      if (faults.token) return json(faults.token.status, faults.token.body);
      const told = { iss: issuer, sub: "ann", aud: "us", exp: Date.now() / 1000 + 60, nonce, ...faults.idToken };
      const idToken =
        faults.idToken === null ? undefined : `e30.${Buffer.from(JSON.stringify(told)).toString("base64url")}.`;
      return json(200, { access_token: "secret", token_type: "Bearer", id_token: idToken });
    }
    if (faults.userinfo === "redirect") return response.writeHead(302, { Location: "https://elsewhere.test/" }).end();
    if (typeof faults.userinfo === "number") return json(faults.userinfo, {});
    if (request.headers.authorization !== "Bearer secret") return json(401, {});
    return json(200, { sub: "ann", email: "ann@yard.test", email_verified: true, ...faults.userinfo });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createOpenIdProvider({
    name: "Example",
    issuer,
    clientId: "us",
    clientSecret: null,
    redirectUri: "http://localhost:3000/api/login/callback",
  });
  return { provider, issuer, seen, noteNonce: (value: string) => (nonce = value) };
}

async function walk(faults: Faults, change: (query: URLSearchParams, issuer: string) => void = () => {}) {
  const { provider, issuer, noteNonce } = await startFaultyProvider(faults);
  const started = await provider.startLogin(null);
  const sent = new URL(started.url).searchParams;
  noteNonce(sent.get("nonce")!);
  const query = new URLSearchParams({ code: "1", state: sent.get("state")! });
  change(query, issuer);
  return provider.finishLogin(query, started.setCookies[0]!.split(";", 1)[0]!);
}

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
  ["there is no ID token", { idToken: null }, "refused"],
  ["the ID token is from another issuer", { idToken: { iss: "https://evil.example" } }, "refused"],
  ["the ID token is for another client", { idToken: { aud: "them" } }, "refused"],
  ["the ID token is for several, not us", { idToken: { aud: ["us", "them"], azp: "them" } }, "refused"],
  ["the ID token is too old", { idToken: { exp: Date.now() / 1000 - 3600 } }, "expired"],
  ["the ID token has another nonce", { idToken: { nonce: "other" } }, "mismatch"],
  ["the ID token has no nonce", { idToken: { nonce: undefined } }, "mismatch"],
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

it("admits nobody without the cookie of the attempt", async () => {
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
