import { join } from "node:path";

/** Not in the module of the connection, which is opened by importing it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "landscape-atelier.sqlite");
}
