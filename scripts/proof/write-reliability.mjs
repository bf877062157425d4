import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promises } from "./promises.mjs";

const file = join("docs", "reliability.md");
const notYet = "not run yet";

/** The figures of this run's proofs, by their names. @returns {Map<string, string>} */
export function readFigures(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(names.map((name) => [name.replace(/\.txt$/, ""), readFileSync(join(folder, name), "utf8").trim()]));
}

export function printTable(figures) {
  const width = Math.max(...promises.map(({ name }) => name.length));
  for (const { name } of promises) {
    const found = figures.get(name);
    if (found) console.log(`${name.padEnd(width)}  ${found}`);
  }
}

/** Rows of proofs that did not run are unchanged. */
export function writeReliability(figures) {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const day = new Date().toISOString().slice(0, 10);
  const sections = promises.map(({ name, promise, command }) => {
    const found = figures.get(name);
    const last = found ? `${found} (${day})` : lastOf(before, command);
    return `- **${promise}.** \`${command}\`\n  Last run: ${last}\n`;
  });
  writeFileSync(file, `${head}\n${sections.join("\n")}\n${tail}`);
}

function lastOf(text, command) {
  const at = text.indexOf(`\`${command}\`\n  Last run: `);
  return at < 0 ? notYet : (/Last run: (.*)/.exec(text.slice(at))?.[1] ?? notYet);
}

const head = `# What is promised, and what proves it

Written by \`npm run proof\`, which runs these one after the other; figures are those of each proof's last run. Short versions
of the first four run with \`npm test\`.
`;

const tail = `Known to be weaker: SMTP cannot tell whether a letter got through when the answer is lost. It is then sent again under
the same Message-ID, which mail programs fold into one; over Stripe, and in our own books, nothing comes twice.

Checked by \`npm test\` alone: another process that holds the database's write lock (\`app/server/write-lock.server.test.ts\`), uploads that
are interrupted or malformed, and hostile photos (\`app/http/uploads/read-upload.server.test.ts\`, \`tests/factories/hostile-files.ts\`), a card
that is declined and tried again after Stripe has forgotten its keys, 3-D Secure that is abandoned, and a package that became dearer
(\`app/domain/payments/stripe-orders.server.test.ts\`); 20 forged webhooks, and genuine ones a hundred times at once, out of order and
while Stripe is away (\`app/routes/webhooks/stripe.http.test.ts\`); 16 payments that are not the order's
(\`app/routes/api/stripe-payment-calls.http.test.ts\`); 41 answers of an identity provider that are forged, broken or another's
(\`app/providers/identity\`); letters to other people's addresses (\`LIMIT_LETTER_ADDRESSES\`, docs/limits.md); and texts that are
made to be slow for what reads them: fields of forms, file names, dates, errors of services, articles in feeds.
`;
