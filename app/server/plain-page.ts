import { createHash } from "node:crypto";

/** The colors, fonts and button of app.css, for pages that are sent without React. */
const style = `
:root{color-scheme:light dark;--paper:#fbfaf5;--ink:#1e2a22;--ink-soft:#55605a;--moss:#2e5b3b;--clay:#b6572f}
@media screen and (prefers-color-scheme:dark){:root{--paper:#141a16;--ink:#edebe2;--ink-soft:#b2bab0;--moss:#7fb08c;--clay:#e08b62}}
body{margin:0;min-height:100vh;display:grid;align-items:center;background:var(--paper);color:var(--ink-soft);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}
h1{margin:0;color:var(--ink);font:600 clamp(2.075rem,1.5rem + 2.4vw,2.594rem)/1.1 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,Georgia,serif;text-wrap:balance}
a{display:inline-block;margin-top:.5rem;padding:.5rem 1.25rem;border-radius:10px;background:var(--moss);color:var(--paper);font-weight:500;text-decoration:none}
:focus-visible{outline:2px solid var(--clay);outline-offset:2px}
`;

/** Of a {@link plainPage}: only its own styles may load. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "sandbox",
].join("; ");

/** A whole page for what the front door answers by itself. Make it once: it costs requests nothing. */
export function plainPage(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1>
${content}
</main></body></html>
`;
}
