import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import type { OpenIdSettings } from "#app/providers/identity/login-strategy.server.ts";
import { createOpenIdProvider } from "#app/providers/identity/openid-provider.server.ts";
import { type Signature, signToken, usualPublished } from "./signing.ts";

/** What the provider under test does wrong; everything else it does right. */
export interface Faults {
  metadata?: Record<string, unknown> | "down" | "no JSON";
  failFirst?: number;
  token?: { status: number; body: unknown } | "hang up";
  idToken?: Record<string, unknown> | null;
  signature?: Signature;
  /** What it publishes instead of its key. */
  keys?: unknown[] | "down" | "no JSON" | "hang up" | "redirect";
  userinfo?: Record<string, unknown> | number | "redirect";
  /** Ours. */
  settings?: Partial<OpenIdSettings>;
}

export type FaultyProvider = Awaited<ReturnType<typeof startFaultyProvider>>;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** An OpenID provider that everyone signs in at as Ann. `faults` may be changed while it runs. */
export async function startFaultyProvider(faults: Faults = {}) {
  const seen: string[] = [];
  const attempt = { nonce: "" };
  const server = createServer((request, response) => {
    seen.push(request.url!);
    void answer(request, response, { faults, seen, attempt });
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
    ...faults.settings,
  });
  return { provider, issuer, seen, attempt };
}

/** A whole login there. */
export async function logIn(
  { provider, issuer, attempt }: FaultyProvider,
  change: (query: URLSearchParams, issuer: string) => void = () => {},
) {
  const started = await provider.startLogin(null);
  const sent = new URL(started.url).searchParams;
  attempt.nonce = sent.get("nonce")!;
  const query = new URLSearchParams({ code: "1", state: sent.get("state")! });
  change(query, issuer);
  return provider.finishLogin(query, started.setCookies[0]!.split(";", 1)[0]!);
}

interface Visit {
  faults: Faults;
  seen: string[];
  attempt: { nonce: string };
}

async function answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
  const issuer = `http://${request.headers.host}`;
  const said = await (request.url!.startsWith("/.well-known")
    ? describe(issuer, visit)
    : request.url === "/token"
      ? exchange(issuer, visit)
      : request.url === "/keys"
        ? listKeys(visit.faults)
        : tellUser(request, visit.faults));
  if (said === "hang up") response.destroy();
  else if (said === "no JSON") response.end("<html>");
  else if (said === "redirect") response.writeHead(302, { Location: "https://elsewhere.test/" }).end();
  else response.writeHead(said[0], { "Content-Type": "application/json" }).end(JSON.stringify(said[1]));
}

type Said = [status: number, body: unknown] | "hang up" | "no JSON" | "redirect";

function describe(issuer: string, { faults: { metadata, failFirst = 0 }, seen }: Visit): Said {
  if (metadata === "no JSON") return metadata;
  if (metadata === "down" || seen.length <= failFirst) return [503, {}];
  const endpoints = {
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
  };
  return [200, { issuer, ...endpoints, ...metadata }];
}

async function exchange(issuer: string, { faults, attempt }: Visit): Promise<Said> {
  if (faults.token === "hang up") return faults.token;
  if (faults.token) return [faults.token.status, faults.token.body];
  const usual = { iss: issuer, sub: "ann", aud: "us", exp: Date.now() / 1000 + 60, ...attempt };
  const idToken =
    faults.idToken === null ? undefined : await signToken({ ...usual, ...faults.idToken }, faults.signature);
  return [200, { access_token: "secret", token_type: "Bearer", id_token: idToken }];
}

function listKeys({ keys = [usualPublished] }: Faults): Said {
  if (keys === "down") return [503, {}];
  return typeof keys === "string" ? keys : [200, { keys }];
}

function tellUser(request: IncomingMessage, { userinfo }: Faults): Said {
  if (userinfo === "redirect") return userinfo;
  if (typeof userinfo === "number") return [userinfo, {}];
  if (request.headers.authorization !== "Bearer secret") return [401, {}];
  return [200, { sub: "ann", email: "ann@yard.test", email_verified: true, ...userinfo }];
}
