import type { ReactNode } from "react";
import { href, useSearchParams } from "react-router";
import { pictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { type DrawnMoment, momentQuery, momentWords } from "#app/domain/orders/pictures/moment.ts";
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
  moments: readonly DrawnMoment[];
  wish?: string;
  isExample: boolean;
}

interface SharedPageProps {
  shared: Shared;
  /** Under the designs. */
  children: ReactNode;
}

export function SharedPage({ shared: { photo, designs, moments, wish, isExample }, children }: SharedPageProps) {
  const [query] = useSearchParams();
  const design = chooseDesign(designs, query)?.design ?? designs[0]!;
  return (
    <article className="mx-auto w-full max-w-page px-5 pt-6 pb-10 sm:px-8 sm:pt-8 sm:pb-14">
      <h1 className="text-2xl">A yard, redesigned</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{introOf(designs.length, isExample)}</p>
      <div
        id="design"
        className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]"
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
            <p className="font-semibold font-serif text-lg">{pictureTitle(design)}</p>
            {design.title ? (
              <p className="wrap-anywhere mt-1">
                <span className="font-medium">What is new:</span> {titleSentence(design.title)}
              </p>
            ) : null}
            {wish ? <p className="mt-3 font-medium text-sm">What they asked for:</p> : null}
            {wish ? <blockquote className="wrap-anywhere m-0 mt-1 text-ink-soft text-sm">“{wish}”</blockquote> : null}
            <p className="mt-2 print:hidden">
              <DownloadLink picture={design.picture} number={design.variationNumber} name={pictureWords(design)} />
            </p>
          </div>
        </div>
      </div>
      <AtOtherTimes moments={moments.filter(({ designId }) => designId === design.id)} />
      {designs.length > 1 ? (
        <div className="mt-10">
          <DesignGrid designs={designs} shown={{ design }} />
        </div>
      ) : null}
      {children}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-line border-t pt-6 print:hidden">
        <p className="max-w-measure">What could yours be? One photo and a few words are enough.</p>
        <ButtonLink to={href("/")} className="max-sm:w-full">
          See your own yard
        </ButtonLink>
      </div>
    </article>
  );
}

function AtOtherTimes({ moments }: { moments: readonly DrawnMoment[] }) {
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby="other-times" className="mt-10">
      <h2 id="other-times" className="text-lg">
        The same garden at other times
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {moments.map(({ moment, picture }) => (
          <li key={momentQuery(moment)}>
            <a href={pictureAddress(picture)} className="block rounded-lg">
              <MediaPicture {...picture} alt="" sizes="(min-width: 40rem) 16rem, 50vw" />
              <span className="mt-2 block text-ink-soft text-sm first-letter:uppercase">{momentWords(moment)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function introOf(count: number, isExample: boolean): string {
  const one = "It is drawn into one photo of it; the house stays as it is.";
  const several = "They are drawn into one photo of it; the house stays as it is.";
  if (isExample) return `Made for a customer's yard, shown with permission. ${count === 1 ? one : several}`;
  return count === 1
    ? `A friend sends you what their yard could look like. ${one}`
    : `A friend sends you ${count} ideas for their yard. ${several}`;
}
