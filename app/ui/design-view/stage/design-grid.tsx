import { Link } from "react-router";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LaterPicture } from "#app/ui/later-picture.tsx";
import { DownloadLink } from "../download-link.tsx";
import { EnlargeLink } from "../enlarge-link.tsx";
import { designAddress, splitTitle } from "./shown-designs.ts";

/**
 * The designs of an order as thumbnails: each leads into the frame above, the one that is there already is marked. On a phone
 * they are pictures and numbers alone, three in a row: what is told of them and can be done with them is told in the frame.
 */
export function DesignGrid({ designs, current }: { designs: readonly DesignVersion[]; current?: DesignVersion }) {
  return (
    <ul
      aria-label="All designs"
      className="relative grid grid-cols-2 gap-2.5 min-[22rem]:grid-cols-3 sm:gap-x-4 sm:gap-y-6 lg:grid-cols-5 print:grid-cols-3"
    >
      {designs.map((design) => (
        <li key={design.id} className="flex break-inside-avoid flex-col">
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
        className="relative block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2 print:outline-0"
      >
        <LaterPicture picture={design.picture} alt={`Show ${words} large`} width={200} shape="aspect-4/3" />
        <Badge
          tone="primary"
          className="absolute top-1.5 left-1.5 max-w-[calc(100%-0.75rem)] max-sm:px-2 sm:top-2 sm:left-2"
        >
          <span className="whitespace-normal leading-tight">{pictureTitle(design)}</span>
        </Badge>
      </Link>
      {design.title ? (
        <p className="mt-2 text-ink-soft text-xs max-sm:hidden print:block">{splitTitle(design.title)[0]}</p>
      ) : null}
      {isCurrent ? null : (
        <div className="mt-auto flex flex-wrap justify-between gap-x-2 text-sm max-sm:hidden print:hidden">
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
