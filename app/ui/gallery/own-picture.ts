import { ownPictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { schemaSourceOf } from "#app/domain/orders/pictures/made-by.ts";
import type { PictureName } from "./gallery.ts";
import pictures from "./pictures.json";

/** Widths in which a picture of the site is stored, none larger than the picture. */
const writtenWidths = [320, 480, 640, 960, 1600];

/** For the components that show any picture. */
export function ownPicture(name: PictureName): StoredPicture {
  const { width, height, color } = pictures[name];
  const widths = writtenWidths.filter((written) => written <= width);
  return { path: name, widths, width, height, placeholderColor: color, isOurs: true };
}

/** For link previews of pages that show a design of ours. */
export function sharedPicture(picture: StoredPicture) {
  const width = Math.max(...picture.widths);
  const height = Math.round((width * picture.height) / picture.width);
  return {
    path: ownPictureAddress(picture, width, "jpg"),
    width,
    height,
    digitalSourceType: schemaSourceOf(undefined),
  };
}
