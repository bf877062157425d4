import { href, useSearchParams } from "react-router";
import { pictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DownloadLink } from "#app/ui/design-view/picture/download-link.tsx";
import { DesignGrid } from "#app/ui/design-view/stage/design-grid.tsx";
import { chooseDesign } from "#app/ui/design-view/stage/shown-designs.ts";
import { titleSentence } from "#app/ui/design-view/stage/title-sentence.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";

interface Shared {
  photo: StoredPicture;
  designs: DesignVersion[];
  wish?: string;
}

export function SharedPage({ shared: { photo, designs, wish } }: { shared: Shared }) {
  const [query] = useSearchParams();
  const design = chooseDesign(designs, query)?.design ?? designs[0]!;
  return (
    <article className="mx-auto w-full max-w-page px-5 py-10 sm:px-8 sm:py-14">
      <h1 className="text-2xl">A yard, redesigned</h1>
      <div
        id="design"
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
      >
        <a
          href={pictureAddress(design.picture)}
          aria-label={`Enlarge ${pictureWords(design)}`}
          className="block rounded-lg"
        >
          <MediaPicture
            {...design.picture}
            alt={`The yard as redesigned: ${pictureWords(design)}`}
            sizes="(min-width: 64rem) 52rem, 100vw"
            eager
          />
        </a>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-4 sm:gap-x-6 lg:grid-cols-1">
          <figure className="m-0">
            <MediaPicture {...photo} alt="The yard as it is" sizes="(min-width: 64rem) 17rem, 33vw" eager />
            <figcaption className="mt-2 text-ink-soft text-sm">Before</figcaption>
          </figure>
          <div>
            <p className="font-serif">
              {design.reason ?? (design.title ? titleSentence(design.title) : pictureTitle(design))}
            </p>
            {wish ? <blockquote className="wrap-anywhere m-0 mt-3 text-ink-soft text-sm">“{wish}”</blockquote> : null}
            <p className="mt-2 print:hidden">
              <DownloadLink picture={design.picture} number={design.variationNumber} name={pictureWords(design)} />
            </p>
          </div>
        </div>
      </div>
      {designs.length > 1 ? (
        <div className="mt-10">
          <DesignGrid designs={designs} shown={{ design }} />
        </div>
      ) : null}
      <p className="mt-12 border-line border-t pt-8">
        <ButtonLink to={href("/")} variant="secondary">
          See your own yard
        </ButtonLink>
      </p>
    </article>
  );
}
