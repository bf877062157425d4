import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { z } from "zod";
import { env } from "#app/settings/env.server.ts";
import { createOpenIdServer, type DemoPeople } from "./built-in-openid-server.server.ts";
import { builtInSecurityPolicy, signInPage, startAgainPage } from "./built-in-pages.ts";
import { builtInMountPath } from "./built-in-settings.server.ts";

const mostFormBytes = 8 * 1024;

/**
 * For use without any account: it asks who you are and believes it. The front door passes it requests under
 * `mountPath`. The site may get another name while it runs.
 */
export function createBuiltInIdentity(siteName: () => string): {
  mountPath: string;
  handle(req: IncomingMessage, res: ServerResponse): void;
} {
  const people: DemoPeople = new Map();
  let loading: Promise<Provider> | undefined;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    loading ??= createOpenIdServer(people, siteName);
    const provider = await loading;
    setHeaders(res);
    applyPublicAddress(req);
    const path = req.url?.split("?", 1)[0] ?? "/";
    if (path.startsWith("/interaction/")) await promptForPerson(provider, { people, siteName: siteName() }, req, res);
    else await provider.callback()(req, res);
  }

  return {
    mountPath: builtInMountPath,
    handle(req, res) {
      answer(req, res).catch((error) => {
        if (!isExpired(error) && !req.destroyed) console.error(error);
        if (res.headersSent) res.destroy();
        else sendPage(res, isExpired(error) ? 400 : 500, startAgainPage(siteName()));
      });
    },
  };
}

/** Or started by another browser. */
function isExpired(error: unknown): boolean {
  return error instanceof Error && error.name === "SessionNotFound";
}

/** Makes all its addresses start with PUBLIC_URL, whatever a proxy or a forged Host header says. */
function applyPublicAddress(req: IncomingMessage): void {
  const { host, protocol } = new URL(env.PUBLIC_URL);
  delete req.headers["x-forwarded-host"];
  delete req.headers.forwarded;
  req.headers.host = host;
  req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  // As Express does for mounted paths: the provider finds its mount path by comparing the two.
  Object.assign(req, { originalUrl: req.url });
  req.url = req.url!.slice(builtInMountPath.length).replace(/^(?!\/)/, "/");
}

function setHeaders(res: ServerResponse): void {
  res.setHeader("Content-Security-Policy", builtInSecurityPolicy);
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("Cache-Control", "no-store");
}

async function promptForPerson(
  provider: Provider,
  { people, siteName }: { people: DemoPeople; siteName: string },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  // Throws when this browser did not start the login.
  await provider.interactionDetails(req, res);
  if (req.method !== "POST") return sendPage(res, 200, signInPage({ siteName }));
  const form = await readSmallForm(req);
  if (!form) return sendPage(res, 413, startAgainPage(siteName));
  if (form.has("cancel")) return provider.interactionFinished(req, res, { error: "access_denied" });
  const email = form.get("email")?.trim().toLowerCase() ?? "";
  const name = form.get("name")?.trim() ?? "";
  if (email.length > 254 || !z.email().safeParse(email).success) {
    const error = "Please enter a valid email address";
    return sendPage(res, 422, signInPage({ siteName, email, name, error }));
  }
  const accountId = rememberPerson(people, email, name);
  await provider.interactionFinished(req, res, { login: { accountId, remember: false } });
}

/** Undefined when it is larger than any form of ours. */
async function readSmallForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    bytes += chunk.length;
    if (bytes <= mostFormBytes) chunks.push(chunk);
  }
  return bytes <= mostFormBytes ? new URLSearchParams(Buffer.concat(chunks).toString("utf8")) : undefined;
}

/** The same e-mail is the same person, also after a restart. */
function rememberPerson(people: DemoPeople, email: string, name: string): string {
  const subject = createHash("sha256").update(email).digest("hex");
  people.delete(subject);
  people.set(subject, { email, name: name.slice(0, 100) });
  if (people.size > 5000) people.delete(people.keys().next().value!);
  return subject;
}

function sendPage(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}
