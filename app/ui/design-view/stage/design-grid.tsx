import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../../link.tsx";
import { EnlargeLink } from "../picture/enlarge-link.tsx";
import { type DesignChoice, designAddress, splitTitle } from "./shown-designs.ts";

interface DesignGridProps {
  designs: readonly DesignVersion[];
  /** What the frame above shows. */
  shown?: DesignChoice;
  /** Whether two designs can be shown together. */
  comparable?: boolean;
}

/**
 * Pressing a picture enlarges it; the controls below it show it in the frame above, alone or next to the one there. On
 * a phone the row is swiped.
 */
export function DesignGrid({ designs, shown, comparable = false }: DesignGridProps) {
  return (
    <ul
      aria-label="All designs"
      className="swipe-row relative sm:grid sm:grid-cols-5 sm:gap-x-4 sm:gap-y-6 print:grid print:grid-cols-3"
    >
      {designs.map((design) => (
        <li key={design.id} className="flex break-inside-avoid flex-col max-sm:w-36 max-sm:shrink-0">
          <DesignThumbnail design={design} shown={shown} comparable={comparable} />
        </li>
      ))}
    </ul>
  );
}

function DesignThumbnail({
  design,
  shown,
  comparable,
}: { design: DesignVersion } & Pick<DesignGridProps, "shown" | "comparable">) {
  const isCurrent = design === shown?.design || design === shown?.beside;
  return (
    <>
      <EnlargeLink
        image={design}
        name={pictureWords(design)}
        current={isCurrent}
        className="block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2 print:outline-0"
      >
        <MediaPicture {...design.picture} alt="" sizes="10rem" className="aspect-4/3 object-cover" />
      </EnlargeLink>
      <Badge tone="primary" className="mt-2 self-start">
        <span className="whitespace-normal leading-tight">{pictureTitle(design)}</span>
      </Badge>
      {isCurrent ? (
        <p className="flex min-h-11 items-center text-ink-soft text-sm print:hidden">Shown above</p>
      ) : (
        <p className="flex flex-wrap gap-x-4 font-medium text-moss text-sm print:hidden">
          <Link to={designAddress(design)} preventScrollReset className="inline-flex min-h-11 items-center">
            {/* One box: the spaces between several would be lost. */}
            <span>
              Show<span className="sr-only"> {pictureWords(design)} above</span>
            </span>
          </Link>
          {comparable && shown ? (
            <Link
              to={designAddress(shown.design, design)}
              preventScrollReset
              className="inline-flex min-h-11 items-center"
            >
              <span>
                Compare
                <span className="sr-only">
                  {" "}
                  {pictureWords(shown.design)} with {pictureWords(design)}
                </span>
              </span>
            </Link>
          ) : null}
        </p>
      )}
      {design.title ? (
        <p className="text-ink-soft text-xs max-sm:hidden print:mt-2 print:block">{splitTitle(design.title)[0]}</p>
      ) : null}
    </>
  );
}
