import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files besides the database that cannot be made again. Scenes are read again from their photos, tmp is scratch. */
const folders = ["media", "mail"];
const singleFiles = ["session-secret", "installation-id"];

/** Paths relative to the data folder, with slashes. */
export function* listDataFiles(dataDir: string): Generator<string> {
  for (const file of singleFiles) if (existsSync(join(dataDir, file))) yield file;
  for (const folder of folders) yield* filesUnder(dataDir, folder);
}

function* filesUnder(dataDir: string, folder: string): Generator<string> {
  const path = join(dataDir, folder);
  if (!existsSync(path)) return;
  for (const name of readdirSync(path)) {
    const below = `${folder}/${name}`;
    const facts = statSync(join(dataDir, below), { throwIfNoEntry: false });
    if (facts?.isDirectory()) yield* filesUnder(dataDir, below);
    else if (facts?.isFile() && !name.endsWith(".tmp")) yield below;
  }
}
