import { resolve } from "node:path";
import { href } from "react-router";
import { env, type SignInWay } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { openSetUp } from "#app/settings/set-up-link.server.ts";
import type { BootFindings } from "./boot.server.ts";

const signInWords: Record<SignInWay, string> = {
  demo: "built-in demo: any e-mail signs in",
  email: "by a mailed link and code",
  oidc: `${env.OIDC_ISSUER}`,
};

/** What a person reads after `npm start`. */
export function announcement({ designerFault, siteName }: Pick<BootFindings, "designerFault" | "siteName">): string {
  const { standIns, ADMIN_EMAILS, OIDC_EDITORS_GROUP: group } = env;
  const editors = [...ADMIN_EMAILS, ...(group ? [`members of ${group}`] : [])];
  const lines = [
    `${siteName()} is running at ${env.PUBLIC_URL}`,
    ...(env.onlyForThisMachine ? ["  open to   this machine only (DEMO=1 opens the stand-ins to everyone)"] : []),
    ...(env.awaitsSetUp ? [`  set up    for everyone: ${publicOrigin()}${openSetUp(env.DATA_DIR)}`] : []),
    `  data      ${resolve(env.DATA_DIR)}`,
    `  sign-in   ${env.signInWays.map((way) => signInWords[way]).join(", or ")}`,
    `  payments  ${standIns.payments ? "test cards only, e.g. 4242 4242 4242 4242" : "Stripe"}`,
    ...(env.STORAGE === "s3" ? [`  storage   the bucket ${env.S3_BUCKET}`] : []),
    `  pictures  ${env.IMAGE_PROVIDER === "built-in" ? "built-in designer" : `${env.IMAGE_PROVIDER} (photos leave this server)`}, ${env.IMAGE_CONCURRENCY} at a time`,
    ...(env.TEXT_MODEL ? [`  wishes    read by ${env.TEXT_MODEL} (they leave this server)`] : []),
    ...(designerFault ? [`            NO PICTURES CAN BE DRAWN. ${designerFault}`] : []),
    `  mail      ${standIns.mail ? `kept on disk, to read at ${env.PUBLIC_URL}${href("/demo/mail")}` : "SMTP"}`,
    `  editors   ${editors.length > 0 ? editors.join(", ") : "every signed-in user (set ADMIN_EMAILS to limit it, and to open /admin/operation)"}`,
  ];
  return lines.join("\n");
}

/** Nobody has said it yet where PUBLIC_URL has its default. */
function publicOrigin(): string {
  return isLocalhost(new URL(env.PUBLIC_URL).hostname) ? "https://<its public address>" : env.PUBLIC_URL;
}
