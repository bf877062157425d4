import { readPicturePath } from "#app/domain/media/picture-names.server.ts";
import { env } from "#app/settings/env.server.ts";
import { pictureAddress } from "./picture-address.ts";

const route = pictureAddress("");

/** Undefined for other sites' URLs. */
export function readPictureAddress(address: string): string | undefined {
  const withoutOrigin = address.startsWith(`${env.PUBLIC_URL}/`) ? address.slice(env.PUBLIC_URL.length) : address;
  return readPicturePath(withoutOrigin.startsWith(route) ? withoutOrigin.slice(route.length) : withoutOrigin);
}
