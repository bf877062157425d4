import { imageProvider, pictureModel } from "#app/providers/images/image-provider.server.ts";

/** Who outside this server receives customers' photos to make the pictures; undefined when no one does. */
export function whoSeesPhotos(): string | undefined {
  return imageProvider.sendsPhotoTo;
}

/** Of every design: drawn by the built-in designer, or by a model that repaints its drawing. */
export function havePlans(): boolean {
  return !pictureModel || pictureModel.followsPlan === true;
}
