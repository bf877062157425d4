import type { Mutant } from "./mutant.ts";

const tokens = "app/domain/accounts/api-tokens.server.ts";
const calls = "app/routes/admin/shop/programs.http.test.ts";
const deliveries = "app/domain/webhooks/deliver-webhook.server.test.ts";

/** Tokens, webhooks, and what picture files state. */
export const programMutants: readonly Mutant[] = [
  {
    name: "token-expired",
    breaks: "a token works after its end",
    file: tokens,
    text: "if (!found || (found.token.expiresAt ?? Number.POSITIVE_INFINITY) <= now)",
    replacement: "if (!found)",
    tests: [calls],
  },
  {
    name: "token-open-desk",
    breaks: "where everyone is an editor, everyone's token reads all orders",
    file: tokens,
    text: "env.ADMIN_EMAILS.length > 0 && isEditor(maker)",
    replacement: "isEditor(maker)",
    tests: [calls],
  },
  {
    name: "token-cookie",
    breaks: "a call with a token that may not borrows the session that comes with it",
    file: "app/http/sessions/guards.server.ts",
    text: "  if (tokenOf(request) !== undefined) return undefined;\n",
    replacement: "",
    tests: [calls],
  },
  {
    name: "webhook-private",
    breaks: "the desk sends requests into the network that the server is in",
    file: "app/providers/webhooks/post-webhook.server.ts",
    text: " && !isPrivateAddress(hostname);\n",
    replacement: ";\n",
    tests: [deliveries],
  },
  {
    name: "webhook-time",
    breaks: "an old message may be sent again by someone else",
    file: "app/domain/webhooks/deliver-webhook.server.ts",
    text: "`${timestamp}.${body}`",
    replacement: "body",
    tests: [deliveries],
  },
  {
    name: "picture-origin",
    breaks: "picture files do not state that a program drew into them",
    file: "app/providers/images/prepare-photo.server.ts",
    text: "    if (digitalSource) picture.withXmp(xmpOf(digitalSource));\n",
    replacement: "",
    tests: ["app/domain/media/store-picture.server.test.ts"],
  },
];
