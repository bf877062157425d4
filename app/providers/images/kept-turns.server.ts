import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { seeYard } from "#app/designer/design-yard.ts";
import { designerVersion } from "#app/designer/designer-version.ts";
import { rankWish } from "#app/designer/plan/lay-out-plan.ts";
import type { WishToRead } from "#app/designer/wish/typed/heard-wish.ts";
import { fingerprint, keepFile, type SeenPhoto } from "./photo-scene.server.ts";

/**
 * Which composition each design of an order takes, the best first. Ten plans are laid out to find it, so whoever asks first
 * keeps it beside the scenes: that is the look at the room, as a rule, and every process that draws the order's designs needs it.
 */
export async function findTurns(seen: SeenPhoto, wish: WishToRead, seed: number, folder: string) {
  const file = join(folder, `${nameOf(seen, wish, seed)}.turns`);
  const kept = await readKeptTurns(file);
  if (kept) return kept;
  const turns = rankWish(seeYard(seen.photo, seen.scene).yard, wish, seed);
  await keepFile(file, JSON.stringify(turns));
  return turns;
}

function nameOf({ of }: SeenPhoto, wish: WishToRead, seed: number): string {
  return fingerprint(of, Buffer.from(JSON.stringify([designerVersion, wish, seed])));
}

/** What cannot be read counts as absent: it can always be found again. */
async function readKeptTurns(file: string): Promise<readonly number[] | undefined> {
  try {
    const turns: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(turns) && turns.every(Number.isInteger) ? turns : undefined;
  } catch {
    return undefined;
  }
}
