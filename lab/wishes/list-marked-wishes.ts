import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { compileVoice } from "./compile-marks.ts";
import type { MarkedWish } from "./marked-wish.ts";

/** By whole voices, since a person's wishes are similar. */
export const halves = ["tuned", "held-out"] as const;
export type Half = (typeof halves)[number];

/** Voice by voice. */
export function listMarkedWishes(half: Half): MarkedWish[] {
  const folder = join(import.meta.dirname, half);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".wishes"))
    .sort()
    .flatMap((file) => compileVoice(basename(file, ".wishes"), readFileSync(join(folder, file), "utf8")));
}
