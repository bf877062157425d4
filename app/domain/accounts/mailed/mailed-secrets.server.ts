import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import type { mailedSignIns } from "#db/schema.ts";

/**
 * Link and code are derived from the row and the installation's secret, so that neither the database nor the job that
 * mails them holds anything that signs in: a hash of six digits would be found by trying all of them.
 */
type SignInRow = Pick<typeof mailedSignIns.$inferSelect, "id" | "email" | "browser" | "createdAt">;

export function codeOf(row: SignInRow): string {
  return String(digest("code", row).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** For the query of /login/email. */
export function linkTokenOf(row: SignInRow): string {
  return `${row.id}.${digest("link", row).toString("base64url")}`;
}

export function idOfLinkToken(token: string): number | undefined {
  const [, id] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

export function areEqual(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

function digest(purpose: "code" | "link", { id, email, browser, createdAt }: SignInRow): Buffer {
  const facts = JSON.stringify([purpose, id, email, browser, createdAt]);
  return createHmac("sha256", deriveSecret("mailed-sign-in")).update(facts).digest();
}

const isHttps = env.PUBLIC_URL.startsWith("https:");
const cookieName = isHttps ? "__Host-mailed-login" : "mailed-login";

/** What the database stores of the browser that asks; undefined for one without the cookie. */
export function browserOf(cookieHeader: string | null): string | undefined {
  const [, secret] = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookieHeader ?? "") ?? [];
  return secret && createHash("sha256").update(secret).digest("hex");
}

/** With its Set-Cookie value. Not the session: that of a visitor who typed nothing has no row. */
export function newBrowser(): { browser: string; setCookie: string } {
  const pair = `${cookieName}=${randomBytes(32).toString("base64url")}`;
  const browser = browserOf(pair)!;
  return { browser, setCookie: `${pair}; Max-Age=3600; ${attributes}` };
}

export function forgetBrowser(): string {
  return `${cookieName}=; Max-Age=0; ${attributes}`;
}

const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
