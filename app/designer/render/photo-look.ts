import type { Raster } from "../numeric/raster.ts";
import type { Scene } from "../photo/scene/scene.ts";
import type { Camera } from "../stage/camera.ts";
import { lawnDetail } from "./ground/lawn-detail.ts";
import { type LawnGreens, readLawnGreens } from "./ground/lawn-greens.ts";
import { LeafTone } from "./look/leaf-tone.ts";
import { Mirror } from "./raster/mirror.ts";

class PhotoLook {
  readonly leafTone: LeafTone;
  readonly mirror: Mirror;
  private readonly photo: Raster;
  private readonly scene: Scene;
  private detail: Float32Array | undefined;
  private greens: LawnGreens | undefined;

  constructor(photo: Raster, scene: Scene, camera: Camera) {
    this.photo = photo;
    this.scene = scene;
    this.leafTone = new LeafTone(photo, scene);
    this.mirror = new Mirror(photo, camera);
  }

  get lawnDetail(): Float32Array {
    this.detail ??= lawnDetail(this.photo, this.scene);
    return this.detail;
  }

  get lawnGreens(): LawnGreens {
    this.greens ??= readLawnGreens(this.photo, this.scene, this.leafTone.appearance);
    return this.greens;
  }
}

/** The pictures of an order share an entry. */
const looks = new WeakMap<Scene, PhotoLook>();

/** Computed once per scene. `photo` is the raster that the scene was read from. */
export function lookOf(photo: Raster, scene: Scene, camera: Camera): PhotoLook {
  const look = looks.get(scene) ?? new PhotoLook(photo, scene, camera);
  looks.set(scene, look);
  return look;
}
