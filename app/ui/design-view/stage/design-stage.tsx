import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle } from "#app/domain/orders/pictures/picture-name.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { BeforeAfter } from "../before-after.tsx";
import { type DesignChoice, designAddress } from "./shown-designs.ts";

/** The one large picture of a page: a design over the photo it was made from, or two designs side by side. */
export function DesignStage({
  choice: { design, beside },
  before,
  scripted,
  actions,
  children,
}: {
  choice: DesignChoice;
  before: StoredPicture;
  /** Whether the page ships JavaScript: the slider needs it, the wipe does not. */
  scripted: boolean;
  /** What can be done with it, in one row under it. */
  actions: ReactNode;
  /** What is told of it. */
  children?: ReactNode;
}) {
  const title = pictureTitle(design);
  return (
    <figure id="design" className="m-0 break-inside-avoid">
      {beside ? (
        <Pair left={design} right={beside} />
      ) : (
        <BeforeAfter key={design.picture.path} before={before} after={design.picture} alt={title} scripted={scripted} />
      )}
      <figcaption className="mt-4 grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <div className="max-w-measure grow basis-80">
            <h3>{beside ? `${title} beside ${pictureTitle(beside).toLowerCase()}` : title}</h3>
            {children}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 print:hidden">{actions}</div>
        </div>
      </figcaption>
    </figure>
  );
}

function Pair({ left, right }: { left: DesignVersion; right: DesignVersion }) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 print:grid-cols-2">
        {[left, right].map((design) => (
          <div key={design.id} className="relative">
            <MediaPicture
              {...design.picture}
              alt={pictureTitle(design)}
              sizes="(min-width: 640px) 34rem, 100vw"
              eager
            />
            <Badge tone="primary" className="absolute top-3 left-3">
              {pictureTitle(design)}
            </Badge>
          </div>
        ))}
      </div>
      <p className="mt-2 print:hidden">
        <Link to={designAddress(left)} preventScrollReset className="inline-flex min-h-11 items-center text-moss">
          Show {pictureTitle(left).toLowerCase()} alone
        </Link>
      </p>
    </>
  );
}
