import { imageProvider } from "#app/providers/images/image-provider.server.ts";

/** Who outside this server receives customers' photos to make the pictures; undefined when no one does. */
export function whoSeesPhotos(): string | undefined {
  return imageProvider.sendsPhotoTo;
}
