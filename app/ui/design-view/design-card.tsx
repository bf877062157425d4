import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignImage } from "#app/domain/orders/order.ts";
import { Badge } from "#app/ui/badge.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { DownloadLink } from "./download-link.tsx";
import { EnlargeLink } from "./enlarge-link.tsx";
import { mayAskAnew } from "./follow-ups.tsx";
import { MakerWords } from "./maker-words.tsx";
import { NoRoomLine, ReasonLine } from "./wish-reading.tsx";

/** One finished picture: enlarge it, download it. `number` is its place in the order, from 1. */
export function DesignCard({ image, number }: { image: DesignImage; number: number }) {
  return (
    <figure className="m-0 break-inside-avoid">
      <div className="relative">
        <EnlargeLink image={image} name={`design ${number}`} className="block cursor-zoom-in rounded-lg">
          <MediaPicture
            {...image.picture}
            alt={`Design ${number}, view large`}
            sizes="(min-width: 768px) 30rem, 100vw"
          />
        </EnlargeLink>
        <Badge tone="primary" className="pointer-events-none absolute top-3 left-3">
          Design {number}
        </Badge>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-start justify-between gap-x-6">
        <span className="grow basis-64 pt-2.5 text-ink-soft text-sm">
          {image.title ?? `Design ${number}`}
          <ReasonLine image={image} />
          <NoRoomLine image={image} />
        </span>
        <DownloadLink path={image.picture.path} number={number} name={`design ${number}`} />
      </figcaption>
      <MakerWords image={image} mayAskAnew={mayAskAnew(image)} />
    </figure>
  );
}

/** The picture a finished order opens with: large, over the customer's own photo. */
export function LeadingDesign({
  image,
  number,
  before,
}: {
  image: DesignImage;
  number: number;
  before: StoredPicture;
}) {
  return (
    <figure className="m-0 break-inside-avoid">
      <BeforeAfter before={before} after={image.picture} alt={`Design ${number}`} />
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <span className="flex grow basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm sm:flex-nowrap">
          <Badge tone="primary">Design {number}</Badge>
          <span>
            {image.title}
            <ReasonLine image={image} />
            <NoRoomLine image={image} />
          </span>
        </span>
        <span className="flex gap-x-6">
          <EnlargeLink
            image={image}
            name={`design ${number}`}
            className="inline-flex min-h-11 items-center font-medium text-moss print:hidden"
          >
            View large
          </EnlargeLink>
          <DownloadLink path={image.picture.path} number={number} name={`design ${number}`} />
        </span>
      </figcaption>
      <MakerWords image={image} mayAskAnew={mayAskAnew(image)} />
    </figure>
  );
}
