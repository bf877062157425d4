import type { Raster } from "../numeric/raster.ts";
import type { Scene } from "../photo/scene/scene.ts";
import type { Camera } from "../stage/camera.ts";
import { lawnDetail } from "./ground/lawn-detail.ts";
import { LeafTone } from "./look/leaf-tone.ts";
import { Mirror } from "./raster/mirror.ts";

/** What drawing takes from a photo, whatever is drawn into it. */
class PhotoLook {
  /** What leaves look like in it. */
  readonly leafTone: LeafTone;
  /** The photo as still water shows it. */
  readonly mirror: Mirror;
  private readonly photo: Raster;
  private readonly scene: Scene;
  private detail: Float32Array | undefined;

  constructor(photo: Raster, scene: Scene, camera: Camera) {
    this.photo = photo;
    this.scene = scene;
    this.leafTone = new LeafTone(photo, scene);
    this.mirror = new Mirror(photo, camera);
  }

  /** Its fine detail, for lawns that have no texture of their own. */
  get lawnDetail(): Float32Array {
    this.detail ??= lawnDetail(this.photo, this.scene);
    return this.detail;
  }
}

/** Of the scenes in use: the pictures of an order share them. */
const looks = new WeakMap<Scene, PhotoLook>();

/** What drawing takes from the photo, which is the raster the scene was read from; worked out once. */
export function lookOf(photo: Raster, scene: Scene, camera: Camera): PhotoLook {
  const look = looks.get(scene) ?? new PhotoLook(photo, scene, camera);
  looks.set(scene, look);
  return look;
}
