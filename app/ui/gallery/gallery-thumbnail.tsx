import { MediaPicture } from "../media-picture.tsx";
import type { PictureName } from "./gallery.ts";
import { ownPicture } from "./own-picture.ts";

/** In whatever size it is shown, a page loads its file once. */
export function GalleryThumbnail({ picture, className }: { picture: PictureName; className: string }) {
  return (
    <MediaPicture
      {...ownPicture(picture)}
      alt=""
      sizes="9rem"
      pixelsAtMost={480}
      lazy={false}
      className={`object-cover ${className}`}
    />
  );
}
