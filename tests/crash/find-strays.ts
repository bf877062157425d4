import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFileName } from "#app/domain/media/picture-names.server.ts";
import { sweep } from "#app/domain/upkeep/sweep.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";

/** Two days later, in the small hours, after the sweep: what lies there that no row knows, and what rows miss. */
export async function findStrays(): Promise<string[]> {
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000).setUTCHours(3, 30);
  await sweep(inTwoDays);
  const list = (folder: string) => {
    const path = join(env.DATA_DIR, folder);
    // Before the first photo there is none.
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true, recursive: true }) : [];
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const known = db.select().from(media).all().flatMap(filesOf);
  const stored = list("media");
  return [
    ...list("tmp").map((name) => `left in tmp: ${name}`),
    ...stored.filter((name) => !known.includes(name)).map((name) => `no row knows ${name}`),
    ...known.filter((name) => !stored.includes(name)).map((name) => `${name} is missing`),
  ];
}

/** Names of the files that a stored picture has; a gift's photo has none. */
export function filesOf({ kind, path, widths }: typeof media.$inferSelect): string[] {
  if (kind === "none") return [];
  const sizes = widths.flatMap((width) => [{ width, format: "jpeg" } as const, { width, format: "avif" } as const]);
  return [pictureFileName(path), ...sizes.map((size) => pictureFileName(path, size))];
}
