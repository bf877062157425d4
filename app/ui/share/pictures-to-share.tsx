import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "../media-picture.tsx";

const shownAtMost = 5;

export function PicturesToShare({ designs }: { designs: readonly { title: string; picture: StoredPicture }[] }) {
  if (designs.length === 0) return null;
  return (
    <ul aria-label="What you share" className="grid grid-cols-5 gap-2 sm:gap-3">
      {designs.slice(0, shownAtMost).map(({ title, picture }) => (
        <li key={title}>
          <MediaPicture
            {...picture}
            alt={title}
            sizes="(min-width: 40rem) 8rem, 3.25rem"
            className="aspect-4/3 object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
