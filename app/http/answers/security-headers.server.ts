import { env } from "#app/settings/env.server.ts";

interface PagePolicy {
  takesPayments?: boolean;
  styleHashes?: readonly (string | undefined)[];
  analyticsUrl?: string;
}

/**
 * With a nonce a page's own scripts run, without one none do. `takesPayments` allows the payment company's script,
 * frames (card fields, the bank's question), API and page, where one is configured; `styleHashes` are those of the page's
 * style elements.
 */
export function pageSecurityPolicy(
  nonce: string | undefined,
  { takesPayments = false, styleHashes = [], analyticsUrl }: PagePolicy = {},
): string {
  const payments = takesPayments && !env.standIns.payments ? stripeSources() : undefined;
  const analytics = analyticsUrl ? [new URL(analyticsUrl).origin] : [];
  const scripts = nonce ? ["'self'", `'nonce-${nonce}'`, ...analytics, ...(payments?.scripts ?? [])] : analytics;
  // Vite adds styles by script and reports changes through a socket.
  const [viteStyles, viteSocket] = env.NODE_ENV === "development" ? ["'unsafe-inline'", "ws:"] : [];
  return [
    "default-src 'self'",
    directive("script-src", scripts),
    directive("style-src", ["'self'", ...styleHashes, viteStyles]),
    // Radix writes positions as style attributes; style elements other than the page's own stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    directive("connect-src", ["'self'", ...analytics, ...(payments?.connections ?? []), viteSocket]),
    ...(payments ? [directive("frame-src", payments.frames)] : []),
    // Chromium applies this to a form's redirects, too, which end at the company's own page.
    directive("form-action", ["'self'", ...(payments?.forms ?? [])]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * From docs.stripe.com/security/guide#content-security-policy, without the map service of the address form. In tests a
 * local server replaces Stripe.
 */
function stripeSources() {
  const stripeJs = ["https://js.stripe.com", "https://*.js.stripe.com"];
  const hostedPage = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL).origin : "https://checkout.stripe.com";
  return {
    scripts: stripeJs,
    frames: [...stripeJs, "https://hooks.stripe.com"],
    connections: ["https://api.stripe.com"],
    forms: [hostedPage],
  };
}

function directive(name: string, sources: (string | undefined)[]): string {
  return `${name} ${sources.filter(Boolean).join(" ") || "'none'"}`;
}

const answerSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Keeps headers that are already set. */
export function addSecurityHeaders(headers: Headers): void {
  const defaults: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    // Not "no-referrer": with it Chromium sends "Origin: null" from forms when JavaScript is off.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": answerSecurityPolicy,
  };
  if (env.PUBLIC_URL.startsWith("https:"))
    defaults["Strict-Transport-Security"] = `max-age=31536000${env.HSTS_SUBDOMAINS ? "; includeSubDomains" : ""}`;
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}
