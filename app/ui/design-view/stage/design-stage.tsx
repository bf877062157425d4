import type { CSSProperties, ReactNode } from "react";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle } from "#app/domain/orders/pictures/picture-name.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../../link.tsx";
import { BeforeAfter } from "../before-after.tsx";
import { type DesignChoice, designAddress } from "./shown-designs.ts";

interface DesignStageProps {
  choice: DesignChoice;
  before: StoredPicture;
  /** Whether the page ships JavaScript: the slider needs it, the wipe does not. */
  scripted: boolean;
  /** What is told of a design, and what can be done with it. */
  tell(design: DesignVersion): ReactNode;
}

/** The one large picture of a page: a design over the photo it was made from, or two designs side by side. */
export function DesignStage({ choice: { design, beside }, before, scripted, tell }: DesignStageProps) {
  if (beside) return <Pair left={design} right={beside} tell={tell} />;
  const title = pictureTitle(design);
  const { width, height } = design.picture;
  return (
    <figure
      id="design"
      style={{ "--ratio": width / height } as CSSProperties}
      className="m-0 gap-x-8 break-inside-avoid lg:grid lg:grid-cols-[minmax(0,calc(62svh*var(--ratio)))_minmax(17rem,1fr)] low:grid low:grid-cols-[auto_minmax(14rem,1fr)] low:gap-x-5 print:block"
    >
      {/* Never so high that what belongs to it is out of sight. */}
      <div className="low:w-[calc((100svh-6rem)*var(--ratio))] low:max-w-[50vw] print:w-auto print:max-w-none">
        <BeforeAfter key={design.picture.path} before={before} after={design.picture} alt={title} scripted={scripted} />
      </div>
      <figcaption className="grid content-start gap-2 max-lg:mt-4 low:mt-0 print:mt-4">
        <h3>{title}</h3>
        {tell(design)}
      </figcaption>
    </figure>
  );
}

/**
 * The two pictures by themselves, each under its name, then what is told of each and can be done with it, part beside part.
 * In one column a picture comes right after the other: what is told comes after both.
 */
function Pair({ left, right, tell }: { left: DesignVersion; right: DesignVersion } & Pick<DesignStageProps, "tell">) {
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
              <MediaPicture
                {...design.picture}
                alt={pictureTitle(design)}
                sizes="(min-width: 640px) 34rem, 100vw"
                eager
                className={`${first ? "order-2" : "order-4"} sm:order-2`}
              />
              <figcaption className="order-5 row-span-2 mt-2 grid gap-y-1 max-sm:content-start sm:grid-rows-subgrid">
                <p aria-hidden className="font-semibold font-serif text-lg sm:hidden">
                  {pictureTitle(design)}
                </p>
                {tell(design)}
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
