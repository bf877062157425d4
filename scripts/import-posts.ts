// npm run import-posts -- DIR: takes over the Markdown posts and pictures of a Jekyll or Hugo site.
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSettingsFile } from "./settings-file.mjs";

const usage = `npm run import-posts -- DIR [--author EMAIL] [--overwrite]

Takes over every Markdown file in DIR that has YAML (---) or TOML (+++) front matter, with the pictures it shows. Says
per file what it did. Run it again after a change: posts are known by their slug, and what somebody has edited at the
desk since stays as it is, unless --overwrite says otherwise. Settings come from the environment and from .env.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { author: { type: "string" }, overwrite: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
const [folder] = positionals;
if (values.help || !folder) fail(usage, values.help ? 0 : 2);
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) fail(`There is no folder ${folder}`, 2);

loadSettingsFile();
const { env } = await import("../app/env.server.ts");
const { migrateDatabase } = await import("../db/migrate.server.ts");
migrateDatabase(env.DATA_DIR);
const { eq } = await import("drizzle-orm");
const { db } = await import("../db/client.server.ts");
const { users } = await import("../db/schema.ts");
const { importPosts } = await import("../app/domain/blog/import/import-posts.server.ts");
const { stopPictureProcesses } = await import("../app/providers/images/picture-process-client.server.ts");

const author =
  values.author === undefined
    ? undefined
    : db.select({ id: users.id }).from(users).where(eq(users.email, values.author)).get();
if (values.author !== undefined && !author) fail(`Nobody with the address ${values.author} has signed in yet`, 2);

const counts = new Map<string, number>();
for await (const { path, outcome, slug, notes } of importPosts(folder, { ...values, authorId: author?.id })) {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  console.log(`${outcome.padEnd(9)} ${path}${slug ? ` -> /blog/${slug}` : ""}`);
  for (const note of notes) console.log(`          ${note}`);
}
stopPictureProcesses();
console.log([...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ") || "No Markdown files found");
if (counts.has("failed")) process.exitCode = 1;

function fail(message: string, exitCode: number): never {
  console.log(message);
  process.exit(exitCode);
}
