import type { ReactNode } from "react";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { acrossPhone, MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../../link.tsx";
import { EnlargeLink } from "../picture/enlarge-link.tsx";
import { designAddress } from "./shown-designs.ts";

interface DesignPairProps {
  left: DesignVersion;
  right: DesignVersion;
  /** Texts and actions of a design. */
  describe(design: DesignVersion): ReactNode;
}

/** Side by side; on a phone one under the other, and the texts of both after them. */
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:mt-2 sm:grid-cols-2 sm:gap-x-5 print:grid-cols-2">
        {[left, right].map((design) => (
          <figure
            key={design.id}
            className="m-0 content-start max-sm:contents sm:row-span-2 sm:grid sm:grid-rows-subgrid"
          >
            <div className="relative">
              <EnlargeLink image={design} name={pictureWords(design)} className="block rounded-lg">
                <MediaPicture
                  {...design.picture}
                  alt={pictureTitle(design)}
                  sizes={`(min-width: 640px) 34rem, ${acrossPhone}`}
                  eager
                />
              </EnlargeLink>
              <span aria-hidden="true" className="on-picture pointer-events-none left-3 print:hidden">
                {pictureTitle(design)}
              </span>
            </div>
            <figcaption className="grid content-start gap-y-1 max-sm:order-1 max-sm:mt-3">
              <h4 className="font-semibold font-serif text-lg">{pictureTitle(design)}</h4>
              {describe(design)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** "Design 1, changed, and Design 1". */
function bothTitles(left: DesignVersion, right: DesignVersion): string {
  const title = pictureTitle(left);
  return `${title}${title.includes(",") ? "," : ""} and ${pictureTitle(right)}`;
}
