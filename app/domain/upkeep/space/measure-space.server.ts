import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { measureFiles } from "./measure-files.server.ts";
import { measureTables } from "./measure-tables.server.ts";
import { type SpaceMeasure, spaceMeasureSchema } from "./space-measure.ts";

const measureFile = join(env.DATA_DIR, "space.json");

/** The largest first, without empty kinds. Reads only. */
export async function measureSpace(): Promise<SpaceMeasure> {
  const kinds = [...(await measureTables(db.$client)), ...(await measureFiles(db.$client, env.DATA_DIR))];
  return {
    measuredAt: Date.now(),
    kinds: kinds.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes),
  };
}

/** Stored, since a page must not wait for a walk over all files. */
export async function noteSpace(): Promise<void> {
  const measure = await measureSpace();
  const temporary = `${measureFile}.tmp`;
  await writeFile(temporary, JSON.stringify(measure));
  await rename(temporary, measureFile);
}

export function enqueueMeasuring(): void {
  enqueue(db, "measure-space", {}, { key: String(Date.now()) });
}

/** Undefined before the first night. */
export function findSpace(): SpaceMeasure | undefined {
  if (!existsSync(measureFile)) return undefined;
  return spaceMeasureSchema.safeParse(JSON.parse(readFileSync(measureFile, "utf8"))).data;
}
