import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

// Runs before the test file's own imports: its settings and database are private. Files of one worker share imported modules,
// so the open database is reset together with the folder.
const database = "landscape-atelier.sqlite";
/** Read once by the modules that sign with them. */
const secrets = ["session-secret", "installation-id"];
const template = join(inject("templateFolder"), database);

declare global {
  var testDataFolder: string | undefined;
}

if (globalThis.testDataFolder) renewFolder(globalThis.testDataFolder);
else {
  globalThis.testDataFolder = mkdtempSync(join(inject("templateFolder"), "worker-"));
  copyFileSync(template, join(globalThis.testDataFolder, database));
}
Object.assign(process.env, {
  NODE_ENV: "test",
  DATA_DIR: globalThis.testDataFolder,
  // Temporary files of tests are deleted at the end of the run, too.
  TMPDIR: inject("templateFolder"),
  PUBLIC_URL: "http://localhost:3000",
  RUN_JOBS: "0",
  // Independent of the machine.
  IMAGE_CONCURRENCY: "1",
  LOG_LEVEL: "silent",
});

function renewFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(database) || secrets.includes(name)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  if (globalThis.landscapeAtelierDatabase) fillFromTemplate(globalThis.landscapeAtelierDatabase.$client);
}

/** Fills every table with the rows of the template, including the key counters. */
function fillFromTemplate(client: NonNullable<typeof globalThis.landscapeAtelierDatabase>["$client"]): void {
  client.exec("PRAGMA foreign_keys = OFF");
  client.prepare("ATTACH ? AS template").run(template);
  // Triggers raise the editions and fill the search index while other tables are filled.
  const isFilled = "schema = 'template' AND type = 'table' AND name NOT GLOB 'sqlite_*schema'";
  const inOrder = `SELECT name FROM pragma_table_list WHERE ${isFilled} ORDER BY name = 'editions'`;
  const tables = client.prepare(inOrder).pluck().all();
  const refill = (name: unknown) =>
    `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM template."${name}";`;
  client.exec(`BEGIN IMMEDIATE; ${tables.map(refill).join(" ")} COMMIT; DETACH template; PRAGMA foreign_keys = ON`);
}
