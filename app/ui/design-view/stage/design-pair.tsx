import type { ReactNode } from "react";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../../link.tsx";
import { EnlargeLink } from "../picture/enlarge-link.tsx";
import { designAddress } from "./shown-designs.ts";

interface DesignPairProps {
  left: DesignVersion;
  right: DesignVersion;
  /** Texts and actions of a design. */
  describe(design: DesignVersion): ReactNode;
}

/** Side by side; in one column the texts come after both pictures. */
export function DesignPair({ left, right, describe }: DesignPairProps) {
  return (
    <section id="design">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3>{bothTitles(left, right)}</h3>
        <Link
          to={designAddress(left)}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-medium text-moss print:hidden"
        >
          Back to one design
        </Link>
      </div>
      <div className="mt-2 grid gap-x-5 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {[left, right].map((design) => {
          const first = design === left;
          return (
            <figure key={design.id} className="contents">
              <h4
                className={`${first ? "order-1" : "order-3 max-sm:mt-2"} font-semibold font-serif text-lg sm:order-1`}
              >
                {pictureTitle(design)}
              </h4>
              <EnlargeLink
                image={design}
                name={pictureWords(design)}
                className={`${first ? "order-2" : "order-4"} block rounded-lg sm:order-2`}
              >
                <MediaPicture
                  {...design.picture}
                  alt={pictureTitle(design)}
                  sizes="(min-width: 640px) 34rem, 100vw"
                  eager
                />
              </EnlargeLink>
              <figcaption className="order-5 row-span-2 mt-2 grid gap-y-1 max-sm:content-start sm:grid-rows-subgrid">
                <p aria-hidden className="font-semibold font-serif text-lg sm:hidden">
                  {pictureTitle(design)}
                </p>
                {describe(design)}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

/** "Design 1, changed, and Design 1". */
function bothTitles(left: DesignVersion, right: DesignVersion): string {
  const title = pictureTitle(left);
  return `${title}${title.includes(",") ? "," : ""} and ${pictureTitle(right)}`;
}
