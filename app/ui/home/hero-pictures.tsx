import { ownPictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { examples, heroPictures, type PictureName } from "../gallery/gallery.ts";
import { ownPicture } from "../gallery/own-picture.ts";
import { avifFiles, offeredWidths } from "../media-picture.tsx";

/** Where the carousel begins; below it one pair stands still. Each loads its own pictures only. */
const wide = "(min-width: 48rem)";
const narrow = "(max-width: 47.99rem)";

/**
 * On a wide screen six designs that follow one another every 4 s with a fade of 2 s, until the reader pauses them
 * (`hero-carousel` in app.css: no script); on a phone one yard, before and after.
 */
export function HeroPictures() {
  return (
    <>
      <Carousel />
      <Pair />
    </>
  );
}

function Carousel() {
  return (
    <section aria-label="Six designs" className="hero-carousel shadow-soft max-md:hidden">
      {heroPictures.map((name) => {
        const { example } = exampleOf(name);
        return (
          <figure key={name} className="hero-slide">
            <MediaBound
              picture={ownPicture(name)}
              media={wide}
              // Higher than its own shape, it is cut: it needs the pixels of a wider one.
              sizes="42rem"
              pixels={[640, 960]}
              alt={example.name}
            />
            <figcaption className={label}>After: {example.name}</figcaption>
            <span className="absolute bottom-2 left-2 block w-1/3 overflow-hidden rounded-lg border-2 border-paper">
              <picture>
                <source media={wide} srcSet={ownPictureAddress(ownPicture(example.before.picture), 320, "avif")} />
                <img src={nothing} alt="" className="aspect-4/3 w-full" />
              </picture>
              <span className={label}>Before</span>
            </span>
          </figure>
        );
      })}
      <label className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper has-focus-visible:outline-2 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 motion-reduce:hidden">
        <input type="checkbox" aria-label="Pause the pictures" className="absolute inset-0 cursor-pointer opacity-0" />
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M8 5v14M16 5v14" />
          <path d="m7 4 13 8-13 8Z" />
        </svg>
      </label>
    </section>
  );
}

/** The design gets the sharper file: both in that one would weigh more than a phone should wait for. */
function Pair() {
  const { example, after } = exampleOf(heroPictures[0]!);
  const views = [
    { words: "Before", sizes: "41vw", pixels: [320, 480], ...example.before },
    { words: "After", sizes: "60vw", pixels: [480, 640], ...after },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-lg md:hidden">
      {views.map(({ words, picture, sizes, pixels, alt }) => (
        <figure key={words} className="relative">
          <MediaBound picture={ownPicture(picture)} media={narrow} sizes={sizes} pixels={pixels} alt={alt} />
          <figcaption className={label}>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const label = "on-picture left-3";

/** A design, and the example that it is one of. */
function exampleOf(name: PictureName) {
  const example = examples.find(({ afters }) => afters.some(({ picture }) => picture === name)) ?? examples[0]!;
  return { example, after: example.afters.find(({ picture }) => picture === name) ?? example.afters[0] };
}

/** A picture that only windows of one kind load: what is merely hidden is loaded all the same where scripts are off. */
function MediaBound({
  picture,
  media,
  sizes,
  pixels,
  alt,
}: {
  picture: StoredPicture;
  media: string;
  sizes: string;
  /** Of the smallest place where it stands, and those that suffice. */
  pixels: readonly [atLeast: number, atMost: number];
  alt: string;
}) {
  const widths = offeredWidths(picture, ...pixels);
  return (
    <picture className="contents">
      <source media={media} type="image/avif" {...avifFiles(picture, widths, sizes)} />
      <source media={media} srcSet={ownPictureAddress(picture, widths.at(-1)!, "jpg")} />
      <img
        src={nothing}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className="block aspect-4/5 size-full object-cover"
        style={{ backgroundColor: picture.placeholderColor }}
      />
    </picture>
  );
}

/** An address that costs nothing: what a window of the other kind, in which the picture is not shown, loads in its place. */
const nothing = "data:,";
