import { env } from "./env.server.ts";

/** "Name <address>", whatever the site is called. */
export function letterSender(
  siteName: string,
  { MAIL_FROM, PUBLIC_URL }: { MAIL_FROM?: string; PUBLIC_URL: string } = env,
): string {
  return MAIL_FROM ?? `${siteName.replace(/["<>]/g, "")} <no-reply@${new URL(PUBLIC_URL).hostname}>`;
}
