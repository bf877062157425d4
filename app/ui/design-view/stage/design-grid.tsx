import { Link } from "react-router";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { DownloadLink } from "../download-link.tsx";
import { EnlargeLink } from "../enlarge-link.tsx";
import { designAddress } from "./shown-designs.ts";

/**
 * The designs of an order as thumbnails: each leads into the frame above, the one that is there already is marked. On a phone
 * they lie in one row that is pushed sideways: under one another they would be the longest part of the page.
 */
export function DesignGrid({ designs, current }: { designs: readonly DesignVersion[]; current?: DesignVersion }) {
  return (
    <ul
      aria-label="All designs"
      // Positioned, so that what is said to screen readers alone is pushed along and does not widen the page.
      className="max-sm:-mx-5 relative grid gap-x-4 gap-y-6 max-sm:snap-x max-sm:scroll-px-5 max-sm:grid-flow-col max-sm:auto-cols-[10rem] max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1.5 sm:grid-cols-3 lg:grid-cols-5 print:mx-0 print:grid-flow-row print:grid-cols-3"
    >
      {designs.map((design) => (
        <li key={design.id} className="snap-start break-inside-avoid">
          <DesignThumbnail design={design} isCurrent={design === current} />
        </li>
      ))}
    </ul>
  );
}

function DesignThumbnail({ design, isCurrent }: { design: DesignVersion; isCurrent: boolean }) {
  const words = pictureWords(design);
  return (
    <>
      <Link
        to={designAddress(design)}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className="relative block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2"
      >
        <MediaPicture
          {...design.picture}
          alt={`Show ${words} large`}
          sizes="(min-width: 64rem) 13rem, (min-width: 40rem) 30vw, 10rem"
          pixelsAtMost={480}
          className="aspect-4/3 object-cover"
        />
        <Badge tone="primary" className="absolute top-2 left-2">
          {pictureTitle(design)}
        </Badge>
      </Link>
      {design.title ? (
        <p className="mt-2 line-clamp-2 text-ink-soft text-xs print:line-clamp-none">{design.title}</p>
      ) : null}
      {isCurrent ? null : (
        <div className="flex flex-wrap justify-between gap-x-2 text-sm print:hidden">
          <EnlargeLink image={design} name={words} className={action}>
            Enlarge<span className="sr-only"> {words}</span>
          </EnlargeLink>
          <DownloadLink picture={design.picture} number={design.variationNumber} name={words} className={action} />
        </div>
      )}
    </>
  );
}

const action = "inline-flex min-h-11 items-center font-medium text-moss";
