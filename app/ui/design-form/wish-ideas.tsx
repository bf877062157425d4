import type { PictureName } from "../gallery/gallery.ts";
import { GalleryThumbnail } from "../gallery/gallery-thumbnail.tsx";
import { addIdea } from "../wish/add-idea.ts";
import { typeInto } from "../wish/reword.ts";

/** Each with a design of the gallery below. */
const ideas: readonly { words: string; picture: PictureName }[] = [
  { words: "a paver patio", picture: "modern-paver-patio-1" },
  { words: "a curved path", picture: "curved-walkways-1" },
  { words: "a dining table", picture: "entertaining-areas-1" },
  { words: "planting beds", picture: "garden-beds-1" },
  { words: "flower borders", picture: "flower-borders-1" },
  { words: "a dry creek", picture: "stone-features-1" },
];

/** A press adds the words to the wish: in the box itself, or without a script by a post. */
export function WishIdeas({ boxId, typed }: { boxId: string; typed: string }) {
  return (
    <ul aria-label="Ideas to add" className="mt-2 flex flex-wrap gap-2">
      {ideas.map(({ words, picture }) => (
        <li key={words}>
          <button
            type="submit"
            name="idea"
            value={words}
            formNoValidate
            onClick={(event) => {
              event.preventDefault();
              typeInto(boxId, addIdea(typed, words));
            }}
            className="flex min-h-11 items-center gap-2 rounded-full border border-edge py-1 pr-4 pl-1 text-left text-sm leading-tight hover:border-ink"
          >
            <span className="w-9 shrink-0">
              <GalleryThumbnail picture={picture} className="aspect-square rounded-full!" />
            </span>
            <span>
              <span className="sr-only">Add </span>
              {words}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
