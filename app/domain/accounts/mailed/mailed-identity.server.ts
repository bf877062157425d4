import { type IdentityProvider, IdentityProviderError } from "#app/providers/identity/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { forgetBrowser } from "./mailed-secrets.server.ts";
import { answerSignIn } from "./mailed-sign-ins.server.ts";

/** The subject is the address. */
export const mailIssuer = "mailto";

/**
 * Who reads a mailbox is its owner: a letter with a link and a code, asked for and answered at /login/email. `query` has
 * the link's token or the code.
 */
export const mailedIdentity: IdentityProvider = {
  name: "e-mail",
  startLogin: async () => ({ url: `${env.PUBLIC_URL}/login/email`, setCookies: [] }),
  async finishLogin(query, cookieHeader) {
    const given = { link: query.get("link") ?? undefined, code: query.get("code") ?? undefined };
    const answered = await whenWritable(() => answerSignIn(given, cookieHeader));
    if (!answered.ok) throw new IdentityProviderError(answered.reason, `a mailed sign-in was ${answered.reason}`);
    const { email } = answered;
    return {
      issuer: mailIssuer,
      subject: email,
      email,
      emailVerified: true,
      emailClaim: "verified",
      groups: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
    };
  },
  forgetLogins: () => [forgetBrowser()],
};
