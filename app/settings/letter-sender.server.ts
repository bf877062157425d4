import { env } from "./env.server.ts";

/** "Name <address>", whatever the site is called. */
export function letterSender(siteName: string): string {
  return env.MAIL_FROM ?? `${siteName.replace(/["<>]/g, "")} <no-reply@${new URL(env.PUBLIC_URL).hostname}>`;
}
