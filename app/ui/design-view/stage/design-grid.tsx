import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LaterPicture } from "#app/ui/later-picture.tsx";
import { Link } from "../../link.tsx";
import { type DesignChoice, designAddress, splitTitle } from "./shown-designs.ts";

interface DesignGridProps {
  designs: readonly DesignVersion[];
  /** What stands large above. */
  shown?: DesignChoice;
}

/**
 * The designs of an order as thumbnails: each leads into the frame above, where all that can be done with it stands; what is
 * there already is marked. In narrow windows they are pictures and numbers alone.
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
      <Link
        to={designAddress(design)}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className="relative block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2 print:outline-0"
      >
        <LaterPicture
          picture={design.picture}
          alt={`Show ${pictureWords(design)} large`}
          width={200}
          shape="aspect-4/3"
        />
        <Badge tone="primary" className="absolute top-1.5 left-1.5 max-w-[calc(100%-0.75rem)] px-2 py-0">
          <span className="whitespace-normal leading-tight">{pictureTitle(design)}</span>
        </Badge>
      </Link>
      {design.title ? (
        <p className="mt-2 text-ink-soft text-xs max-sm:hidden print:block">{splitTitle(design.title)[0]}</p>
      ) : null}
    </>
  );
}
