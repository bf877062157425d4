import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Link } from "../link.tsx";
import { MediaPicture } from "../media-picture.tsx";

export interface ShownExampleProps {
  token: string;
  before: StoredPicture;
  after: StoredPicture;
}

/** A customer's order: two small pictures and where they lead. */
export function ShownExample({ token, before, after }: ShownExampleProps) {
  return (
    <Link
      to={href("/share/:token", { token })}
      className="mt-10 flex w-fit items-center gap-4 rounded-lg text-moss text-sm underline underline-offset-4"
    >
      <span className="grid w-44 shrink-0 grid-cols-2 gap-2">
        {[before, after].map((picture) => (
          <MediaPicture
            key={picture.path}
            {...picture}
            alt=""
            sizes="5.25rem"
            pixelsAtMost={320}
            className="aspect-4/3 object-cover"
          />
        ))}
      </span>
      Made for a customer, shown with permission
    </Link>
  );
}
