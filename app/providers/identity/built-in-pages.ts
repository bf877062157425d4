import { createHash } from "node:crypto";
import { escapeMarkup } from "#app/escape-markup.ts";

const style = `
:root{color-scheme:light dark;--paper:#FBFAF5;--sky:#DCE8EC;--line:#DED6C4;--edge:#857C68;--ink:#1E2A22;--ink-soft:#55605A;--moss:#2E5B3B;--clay:#B6572F;--danger:#A3302B}
@media(prefers-color-scheme:dark){:root{--paper:#141A16;--sky:#22313A;--line:#344037;--edge:#7C897F;--ink:#EDEBE2;--ink-soft:#B4BDB5;--moss:#7FB08C;--clay:#E08B62;--danger:#F0938C}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{width:100%;max-width:26rem}
.brand{margin:0 0 32px;font:600 1.2rem/1.2 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,Georgia,serif}
.brand a{color:inherit;text-decoration:none}
h1{font:600 2rem/1.1 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,Georgia,serif;margin:0 0 16px;text-wrap:balance}
.note{margin:0 0 24px;padding:12px 16px;background:var(--sky);border-radius:10px}
.error{margin:0 0 4px;color:var(--danger)}
label{display:block;margin:16px 0 4px;font-weight:600}
small{font-weight:400;color:var(--ink-soft)}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:10px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;font:inherit;font-weight:500;border-radius:10px;border:1px solid var(--moss);background:var(--moss);color:var(--paper);text-decoration:none;cursor:pointer}
button.quiet{background:none;border-color:transparent;color:var(--moss)}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-top:24px}
.actions>*{flex:1 1 auto}
:focus-visible{outline:2px solid var(--clay);outline-offset:2px}
`;

/** Only these pages' own style, and forms that post here. Also fits the provider's JSON and redirects. */
export const builtInSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface SignInForm {
  siteName: string;
  email?: string;
  name?: string;
  error?: string;
}

/** Posts to its own address. */
export function signInPage({ siteName, email = "", name = "", error }: SignInForm): string {
  const described = error ? ' aria-invalid="true" aria-describedby="email-error"' : "";
  return page(
    `${error ? "Error: " : ""}Sign in · ${siteName}`,
    `${brand(siteName)}<h1>Sign in</h1>
<p class="note"><strong>This is a demo sign-in.</strong> Any e&#8209;mail signs in and nothing is checked, so do not keep anything private here.</p>
<form method="post" novalidate>
<label for="email">E-mail</label>
${error ? `<p class="error" id="email-error">${escapeMarkup(error)}</p>` : ""}
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required autofocus value="${escapeMarkup(email)}"${described}>
<label for="name">Name <small>(optional)</small></label>
<input id="name" name="name" autocomplete="name" maxlength="100" value="${escapeMarkup(name)}">
<div class="actions"><button>Sign in to ${escapeMarkup(siteName)}</button><button class="quiet" name="cancel" value="1">Cancel</button></div>
</form>`,
  );
}

/** For logins that took too long or were lost in a restart. */
export function startAgainPage(siteName: string): string {
  return page(
    `Please start again · ${siteName}`,
    `${brand(siteName)}<h1>Please start again</h1>
<p>This sign-in has expired or was finished already.</p>
<div class="actions"><a class="button" href="/api/login">Back to signing in</a></div>`,
  );
}

function brand(siteName: string): string {
  return `<p class="brand"><a href="/">${escapeMarkup(siteName)}</a></p>\n`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
