import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "#app/settings/env.server.ts";

/** METRICS_TOKEN as a bearer token. @throws 404 if no token is set; 401 without it or with another */
export function requireMetricsToken(request: Request): void {
  if (!env.METRICS_TOKEN) throw new Response("Not found\n", { status: 404 });
  const [, given = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (timingSafeEqual(digest(given), digest(env.METRICS_TOKEN))) return;
  throw new Response("The token of METRICS_TOKEN is needed.\n", {
    status: 401,
    headers: { "WWW-Authenticate": "Bearer" },
  });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
