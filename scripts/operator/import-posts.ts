// npm run import-posts -- SITE: imports the posts and pictures of a site of Markdown, or an export of WordPress or Ghost.
import { existsSync } from "node:fs";
import type { ImportedFile } from "../../app/domain/blog/import/import-posts.server.ts";
import { readCommandLine, refuse } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { loadSettingsFile } from "../settings-file.mjs";

const declared = operatorCommands["import-posts"];
const { values, positionals } = readCommandLine(declared);
const [folder] = positionals as [string];
if (!existsSync(folder)) refuse(declared, `there is no folder or file ${folder}`);

loadSettingsFile();
const { env } = await import("../../app/settings/env.server.ts");
const { bringUpToDate } = await import("../../app/domain/upkeep/update/bring-up-to-date.server.ts");
bringUpToDate(env.DATA_DIR);
const { eq } = await import("drizzle-orm");
const { db } = await import("../../db/client.server.ts");
const { users } = await import("../../db/schema.ts");
const { importPosts } = await import("../../app/domain/blog/import/import-posts.server.ts");
const { downloadPicture } = await import("../../app/domain/blog/import/pictures/download-picture.server.ts");
const { stopPictureProcesses } = await import("../../app/providers/images/picture-process-client.server.ts");

const author =
  values.author === undefined
    ? undefined
    : db.select({ id: users.id }).from(users).where(eq(users.email, values.author)).get();
if (values.author !== undefined && !author) refuse(declared, `${values.author} has not signed in yet`);

const options = {
  ...values,
  authorId: author?.id,
  titleKey: values["title-key"],
  download: values.download ? downloadPicture : undefined,
};
// What will be public is shown before anything is published.
if (values["dry-run"] || values.publish) await run({ ...options, dryRun: true }, "would be ");
if (!values["dry-run"]) {
  const files = await run(options, "");
  if (files.some(({ outcome }) => outcome === "failed")) process.exitCode = 1;
  const waiting = files.filter(({ mayBePublished, status }) => mayBePublished && status === "draft").length;
  if (waiting > 0)
    console.log(`${waiting} drafts may be published: npm run import-posts -- ${quoted(folder)} --publish`);
}
stopPictureProcesses();

async function run(how: Parameters<typeof importPosts>[1], would: string): Promise<ImportedFile[]> {
  const files: ImportedFile[] = [];
  // All are read before the first is told of, since they link to each other.
  console.log(`Reading ${folder} ...`);
  for await (const file of importPosts(folder, how)) {
    files.push(file);
    report(file);
  }
  summarise(files, would);
  return files;
}

function report({ path, outcome, slug, status, mayBePublished, notes }: ImportedFile): void {
  const state = status === "draft" && mayBePublished ? "draft, --publish shows it" : status;
  console.log(`${outcome.padEnd(9)} ${path}${slug ? ` -> /blog/${slug}${state ? ` (${state})` : ""}` : ""}`);
  for (const note of notes) console.log(`          ${note}`);
}

function summarise(files: ImportedFile[], would: string): void {
  const count = (name: (file: ImportedFile) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const key = name(file);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].map(([key, number]) => `${number} ${would}${key}`).join(", ");
  };
  console.log(count(({ outcome }) => outcome) || "No posts found");
  const statuses = count(({ status }) => status);
  if (statuses) console.log(`Of these: ${statuses}`);
  const shown = files.reduce((sum, { pictures }) => sum + pictures.shown, 0);
  const taken = files.reduce((sum, { pictures }) => sum + pictures.taken, 0);
  if (shown > 0) console.log(`Pictures in texts: ${taken} of ${shown}`);
  const list = (heading: string, pattern: RegExp) => {
    const lines = files.flatMap(({ path, notes }) =>
      notes.filter((note) => pattern.test(note)).map((note) => `  ${path}: ${note.replace(pattern, "")}`),
    );
    if (lines.length > 0) console.log([heading, ...lines].join("\n"));
  };
  list("Featured pictures that did not come:", /^(?=featured )/);
  list(
    "Titles guessed from the file's name (--title-key NAME takes another field):",
    /^its title is guessed from its name: /,
  );
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/'/g, "'\\''")}'`;
}
