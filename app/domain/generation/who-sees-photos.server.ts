import { imageProvider } from "#app/providers/images/image-provider.server.ts";

/** Who outside this server gets customers' photos to make the pictures; undefined when nobody does. */
export function whoSeesPhotos(): string | undefined {
  return imageProvider.sendsPhotoTo;
}
