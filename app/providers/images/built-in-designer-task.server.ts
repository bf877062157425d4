import sharp from "sharp";
import { type Design, designYard } from "#app/designer/design-yard.ts";
import type { DesignEffect } from "#app/designer/plan/measure-effect.ts";
import type { PlanSummary } from "#app/designer/plan/parts/plan.ts";
import type { Moment } from "#app/designer/stage/moment.ts";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { findTurns } from "./cached-turns.server.ts";
import { loadScene, type PhotoToRead, type SeenPhoto } from "./photo-scene.server.ts";

export interface DrawDesignPayload extends PhotoToRead {
  wish: Wish;
  /** To the design of the wish alone. */
  change?: Wish;
  seed: number;
  variation: number;
  composition?: number;
  moment?: Moment;
  /** Absolute path of a PNG: encoded lossily only once, when it is stored. */
  pictureFile: string;
}

export interface DrawnDesign {
  plan: PlanSummary & { geometry: PlanGeometry };
  effect: DesignEffect;
}

/** In the child process. The scene is read once per photo. */
export async function drawDesign(payload: DrawDesignPayload): Promise<DrawnDesign> {
  const { picture, plan, effect } = await drawDesignOf(payload, await loadScene(payload));
  await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(payload.pictureFile);
  return { plan, effect };
}

/** `changed`: 0..255 per pixel, how much of it is new. */
export async function drawDesignOf(
  payload: Omit<DrawDesignPayload, "pictureFile">,
  seen: SeenPhoto,
): Promise<DrawnDesign & Pick<Design, "picture" | "changed">> {
  const { wish, change, seed, variation, composition, moment, sceneFolder } = payload;
  const turns = composition === undefined ? await findTurns(seen, wish, seed, sceneFolder) : undefined;
  const { photo, scene } = seen;
  const input = { photo, scene, wish, change, seed, variation, composition, turns, moment };
  const { picture, changed, plan, geometry, effect } = designYard(input);
  return { picture, changed, plan: { ...plan, geometry }, effect };
}
