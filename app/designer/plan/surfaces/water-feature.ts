import type { PondName } from "../../objects/making/pond-names.ts";
import type { PoolName } from "../../objects/making/pool-outline.ts";
import type { Outline } from "../parts/outline.ts";

/** A pool (with its coping), pond or fountain: placed before the beds, because planting frames it or avoids it. */
export interface WaterFeature<Kind extends string = PoolName | PondName | "fountain"> extends Outline {
  object: Kind;
}
