import { join } from "node:path";

/** Where the database of an installation lies. Here and not beside the connection, which opens it by being imported. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "landscape-atelier.sqlite");
}
