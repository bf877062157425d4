import { existsSync } from "node:fs";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { sizeWords } from "#app/domain/upkeep/operation/size-words.ts";
import { databaseFile } from "#db/database-file.ts";

const named = 3;

/** Reads only, and creates no database. */
export async function checkSpace(dataDir: string): Promise<Finding[]> {
  if (!existsSync(databaseFile(dataDir))) return [];
  const { measureSpace } = await import("#app/domain/upkeep/space/measure-space.server.ts");
  const { kinds } = await measureSpace();
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  const biggest = kinds.slice(0, named).map(({ name, bytes }) => `${name} ${sizeWords(bytes)}`);
  return [{ check: "space", status: "ok", found: `${sizeWords(total)}, most of it ${biggest.join(", ")}` }];
}
