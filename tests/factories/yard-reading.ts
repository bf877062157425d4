import type { StoredYardReading } from "#db/stored-json.ts";

/**
 * A photo's reading: the lower half is ground, lawn on the left and gravel on the right. 40 x 30 cells, for photos of 800 x 600
 * pixels.
 */
export function yardReading({
  unsure = false,
  doubts = [] as string[],
  maybe = "",
  figures = undefined as StoredYardReading["figures"],
} = {}): StoredYardReading {
  return {
    version: 1,
    confidence: { score: unsure ? 0.3 : 0.9, unsure, doubts },
    ground: { width: 40, height: 30, runs: "600k600r" },
    regions: {
      runs: `600a${"20b20c".repeat(15)}`,
      list: [{ kind: "lawn" }, maybe ? { kind: "gravel", maybe } : { kind: "gravel" }],
    },
    ...(figures && { figures }),
  };
}
