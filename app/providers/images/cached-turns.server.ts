import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { seeYard } from "#app/designer/design-yard.ts";
import { designerVersion } from "#app/designer/designer-version.ts";
import { rankWish } from "#app/designer/plan/lay-out-plan.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { fingerprint, type SeenPhoto, writeAtomically } from "./photo-scene.server.ts";

/**
 * Composition per design, best first. Finding it lays out ten plans, so it is cached next to the scenes for every
 * process that draws the order's designs.
 */
export async function findTurns(seen: SeenPhoto, wish: Wish, seed: number, folder: string) {
  const file = join(folder, `${nameOf(seen, wish, seed)}.turns`);
  const kept = await readCachedTurns(file);
  if (kept) return kept;
  const turns = rankWish(seeYard(seen.photo, seen.scene, wish).yard, wish, seed);
  await writeAtomically(file, JSON.stringify(turns));
  return turns;
}

function nameOf({ of }: SeenPhoto, wish: Wish, seed: number): string {
  return fingerprint(of, Buffer.from(JSON.stringify([designerVersion, wish, seed])));
}

/** An unreadable file counts as absent. */
async function readCachedTurns(file: string): Promise<readonly number[] | undefined> {
  try {
    const turns: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(turns) && turns.every(Number.isInteger) ? turns : undefined;
  } catch {
    return undefined;
  }
}
