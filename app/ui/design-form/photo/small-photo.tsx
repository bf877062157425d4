import type { Draft } from "#app/domain/orders/draft/draft.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import type { PhotoChoice } from "./use-photo.ts";

export function SmallPhoto({ photo, kept }: { photo: PhotoChoice; kept: Draft["photo"] }) {
  if (!photo.chosen && !kept) return null;
  return (
    <div className="w-18 shrink-0 sm:w-24">
      {photo.chosen ? (
        <img src={photo.chosen.previewUrl} alt="Your yard" className="aspect-4/3 w-full rounded-lg object-cover" />
      ) : kept ? (
        <MediaPicture {...kept} alt="Your yard" sizes="5rem" className="aspect-4/3 object-cover" />
      ) : null}
    </div>
  );
}
