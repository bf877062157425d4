import { createTransport } from "nodemailer";
import { createMetadataReader } from "#app/providers/identity/openid-metadata.server.ts";
import { isPlainAddress } from "#app/providers/mailer/plain-address.ts";
import type { Environment } from "#app/settings/env.server.ts";
import { causeOf, type Finding } from "./finding.ts";

/** Whether the running server answers at the public address. */
export async function checkServer(publicUrl: string): Promise<Finding[]> {
  const check = "server";
  const answered = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => (response.ok ? "ok" : `answers ${response.status}`),
    causeOf,
  );
  if (answered === "ok") return [{ check, status: "ok", found: `answers at ${publicUrl}` }];
  const advice = "Start it (npm start) and see whether PUBLIC_URL and the proxy lead to it, then ask again.";
  return [{ check, status: "note", found: `does not answer at ${publicUrl}: ${answered}`, advice }];
}

/** Cookies and cards require TLS everywhere but on a local machine. */
export function checkAddress(publicUrl: string, isLocal: boolean): Finding {
  const check = "address";
  const secure = publicUrl.startsWith("https:");
  if (isLocal || secure) return { check, status: "ok", found: publicUrl };
  const advice = "Put a TLS proxy in front (Caddy does it in two lines) and set PUBLIC_URL=https://…";
  return { check, status: "broken", found: `${publicUrl} is not encrypted`, advice };
}

export async function checkIdentity(
  { signInWays, standIns, OIDC_ISSUER: issuer }: Pick<Environment, "signInWays" | "standIns" | "OIDC_ISSUER">,
  publicUrl: string,
): Promise<Finding[]> {
  const check = "sign-in";
  if (signInWays[0] === "demo") {
    const found = "built-in demo: anybody signs in as anybody";
    return [{ check, status: "note", found, advice: "Set SMTP_URL or OIDC_ISSUER before strangers come." }];
  }
  const findings: Finding[] = [];
  if (signInWays[0] === "email") {
    findings.push(
      standIns.mail
        ? { check, status: "note", found: "mailed codes, which anybody reads at /demo/mail", advice: "Set SMTP_URL." }
        : { check, status: "ok", found: "by a mailed link and code: no one signs in while mail fails" },
    );
  }
  if (!issuer || !signInWays.includes("oidc")) return findings;
  try {
    await createMetadataReader(issuer)();
    return [...findings, { check, status: "ok", found: `${issuer} describes itself` }];
  } catch (error) {
    const advice = `Look at OIDC_ISSUER; ${publicUrl}/api/login/callback must be registered there, too.`;
    const found = error instanceof Error ? error.message : "failed";
    return [...findings, { check, status: "broken", found, advice }];
  }
}

/** Connects, greets, and signs in with the address's credentials; sends nothing. */
export async function checkMail(smtpUrl: string | undefined, from: string): Promise<Finding[]> {
  const check = "mail";
  if (!smtpUrl) {
    const found = "letters are kept as files; nobody receives them";
    return [{ check, status: "note", found, advice: "Set SMTP_URL before strangers order." }];
  }
  const [, address = from.trim()] = /<([^<>]+)>\s*$/.exec(from) ?? [];
  if (!isPlainAddress(address)) {
    return [{ check, status: "broken", found: "MAIL_FROM holds no plain address", advice: "Name <you@yards.example>" }];
  }
  const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };
  const transport = createTransport({ url: smtpUrl, ...limits });
  try {
    await transport.verify();
    const { hostname, username } = new URL(smtpUrl);
    return [{ check, status: "ok", found: `${hostname} accepts us${username ? " and our password" : ""}` }];
  } catch (error) {
    // The server's own words may repeat the credentials.
    const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
    const found = `SMTP failed with ${code}${responseCode ? ` ${responseCode}` : ""}`;
    const advice = code === "EAUTH" ? "Look at user and password in SMTP_URL." : "Look at host and port in SMTP_URL.";
    return [{ check, status: "broken", found, advice }];
  } finally {
    transport.close();
  }
}

const noteAboveMs = 30_000;
const brokenAboveMs = 120_000;

/**
 * Compares this machine's clock with the Date of the first of these addresses that answers. Signed events and identity tokens
 * that differ by more than five minutes are refused.
 */
export async function checkClock(urls: readonly string[]): Promise<Finding[]> {
  const check = "clock";
  for (const url of urls) {
    const offsetMs = await measureClockOffset(url).catch(() => undefined);
    if (offsetMs !== undefined) return [judgeClock(offsetMs, new URL(url).hostname)];
  }
  return [{ check, status: "note", found: "not compared: nobody outside was reached" }];
}

/** How far this clock is ahead, in milliseconds, to about half a second: the header has whole seconds. */
async function measureClockOffset(url: string): Promise<number | undefined> {
  const before = Date.now();
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
  const middle = (before + Date.now()) / 2;
  await response.body?.cancel();
  const told = Date.parse(response.headers.get("Date") ?? "");
  return Number.isNaN(told) ? undefined : middle - (told + 500);
}

export function judgeClock(offsetMs: number, host: string): Finding {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const found = seconds <= 1 ? `agrees with ${host}` : `${seconds} s ${offsetMs > 0 ? "ahead of" : "behind"} ${host}`;
  const advice = "Let the system set its clock: timedatectl set-ntp true";
  if (Math.abs(offsetMs) > brokenAboveMs) return { check: "clock", status: "broken", found, advice };
  return Math.abs(offsetMs) > noteAboveMs
    ? { check: "clock", status: "note", found, advice }
    : { check: "clock", status: "ok", found };
}
