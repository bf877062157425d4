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

/** Side by side; on a phone a swipe leads from one to the other. */
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
      <p className="text-ink-soft text-sm sm:hidden print:hidden">Swipe to compare.</p>
      <div className="swipe-row sm:mt-2 sm:grid sm:grid-cols-2 sm:gap-x-5 print:grid print:grid-cols-2">
        {[left, right].map((design) => (
          <figure
            key={design.id}
            className="m-0 grid content-start gap-y-2 max-sm:w-[88%] max-sm:shrink-0 sm:row-span-3 sm:grid-rows-subgrid"
          >
            <h4 className="font-semibold font-serif text-lg">{pictureTitle(design)}</h4>
            <EnlargeLink image={design} name={pictureWords(design)} className="block rounded-lg">
              <MediaPicture
                {...design.picture}
                alt={pictureTitle(design)}
                sizes="(min-width: 640px) 34rem, 82vw"
                eager
              />
            </EnlargeLink>
            <figcaption className="grid content-start gap-y-1">{describe(design)}</figcaption>
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
