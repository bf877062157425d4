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
}

/**
 * Pressing a picture enlarges it, and the control below it shows it in the frame above. What the frame shows is marked.
 */
export function DesignGrid({ designs, shown }: DesignGridProps) {
  return (
    <ul
      aria-label="All designs"
      className="relative grid grid-cols-2 gap-2.5 min-[22rem]:grid-cols-3 sm:gap-x-4 sm:gap-y-6 md:grid-cols-5 print:grid-cols-3"
    >
      {designs.map((design) => (
        <li key={design.id} className="flex break-inside-avoid flex-col">
          <DesignThumbnail design={design} isCurrent={design === shown?.design || design === shown?.beside} />
        </li>
      ))}
    </ul>
  );
}

function DesignThumbnail({ design, isCurrent }: { design: DesignVersion; isCurrent: boolean }) {
  return (
    <>
      <EnlargeLink
        image={design}
        name={pictureWords(design)}
        current={isCurrent}
        className="relative block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2 print:outline-0"
      >
        <MediaPicture {...design.picture} alt="" sizes="10rem" className="aspect-4/3 object-cover" />
        <Badge tone="primary" className="absolute top-1.5 left-1.5 max-w-[calc(100%-0.75rem)] px-2 py-0">
          <span className="whitespace-normal leading-tight">{pictureTitle(design)}</span>
        </Badge>
      </EnlargeLink>
      {isCurrent ? (
        <p className="flex min-h-11 items-center text-ink-soft text-sm print:hidden">Shown above</p>
      ) : (
        <Link
          to={designAddress(design)}
          preventScrollReset
          className="inline-flex min-h-11 items-center self-start font-medium text-moss text-sm print:hidden"
        >
          {/* One box: the spaces between several would be lost. */}
          <span>
            Show<span className="sr-only"> {pictureWords(design)}</span> above
          </span>
        </Link>
      )}
      {design.title ? (
        <p className="text-ink-soft text-xs max-sm:hidden print:mt-2 print:block">{splitTitle(design.title)[0]}</p>
      ) : null}
    </>
  );
}
