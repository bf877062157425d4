import type { Proof } from "#app/domain/upkeep/backup/backup-manifest.ts";
import { env } from "#app/settings/env.server.ts";

/** For commands on the database's file. @throws where the database is a server's */
export function requireDatabaseFile(): void {
  if (env.DATABASE_URL) {
    throw new Error(
      "The database is on a server (DATABASE_URL): this works on a file. node scripts/operate.mjs move-to brings it into one; see docs/scaling.md.",
    );
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Prints the result of a proof; a failed one fails the command. */
export function reportProof({ seconds, order, problem }: Proof): void {
  if (problem !== undefined) throw new Error(`NOT PROVEN after ${seconds} s: ${problem}`);
  const opened = order ? `${order.pictures} pictures of order ${order.id} opened` : "no finished order to open yet";
  console.log(`proven in ${seconds} s: restored, started, database whole, ${opened}`);
}
