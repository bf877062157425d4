import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { markOfCopy } from "../update/program-mark.server.ts";
import { databaseCopyName } from "./measure-files.server.ts";

/** Deletes copies of the database older than a time (epoch milliseconds), except the newest from before a migration. */
export async function removeDatabaseCopies(dataDir: string, before: number): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => databaseCopyName.test(name));
  const copies = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(dataDir, name)).catch(() => undefined))?.mtimeMs ?? before,
    })),
  );
  const ofBefore = copies.filter(({ name }) => name.startsWith("before-"));
  const newest = ofBefore.sort((a, b) => b.at - a.at)[0]?.name;
  for (const { name, at } of copies) {
    if (at >= before || name === newest) continue;
    await rm(join(dataDir, name), { force: true });
    await rm(markOfCopy(join(dataDir, name)), { force: true });
  }
}
