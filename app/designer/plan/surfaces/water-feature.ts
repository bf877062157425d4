import type { PoolName } from "../../objects/making/pool-outline.ts";
import type { Outline } from "../parts/outline.ts";

/** Placed before the beds, because planting frames it or avoids it. */
export interface WaterFeature<Kind extends string = PoolName | "pond" | "fountain"> extends Outline {
  object: Kind;
}
