import { examples, heroPictures, type PictureName } from "../gallery/gallery.ts";
import { ownPicture } from "../gallery/own-picture.ts";
import { MediaPicture } from "../media-picture.tsx";

/** Windows with the carousel, and narrower ones, which show one pair. Each loads its own pictures only. */
const wide = "(min-width: 48rem)";
const narrow = "(max-width: 47.99rem)";

/**
 * On a wide screen six designs, each for 4 s with a fade of 2 s, until the reader pauses them (`hero-carousel` in
 * app.css: no script); on a phone one yard, before and after.
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
      {heroPictures.map((name, index) => {
        const { example } = exampleOf(name);
        return (
          <figure key={name} className="hero-slide">
            <MediaPicture
              {...ownPicture(name)}
              alt={example.name}
              hiddenIn={narrow}
              eager={index === 0}
              // Higher than its own shape, it is cut: it needs the pixels of a wider one.
              sizes="42rem"
              pixelsAtMost={960}
              className={`${shape} h-full`}
            />
            <figcaption className={label}>After: {example.name}</figcaption>
            <span className="absolute bottom-2 left-2 block w-1/3 overflow-hidden rounded-lg border-2 border-paper">
              <MediaPicture
                {...ownPicture(example.before.picture)}
                alt=""
                hiddenIn={narrow}
                sizes="13rem"
                pixelsAtMost={320}
                className="aspect-4/3 rounded-none!"
              />
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
    { words: "Before", sizes: "41vw", pixelsAtMost: 480, ...example.before },
    { words: "After", sizes: "60vw", pixelsAtMost: 640, ...after },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-lg md:hidden">
      {views.map(({ words, picture, ...view }) => (
        <figure key={words} className="relative">
          <MediaPicture {...ownPicture(picture)} {...view} hiddenIn={wide} eager className={shape} />
          <figcaption className={label}>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const label = "on-picture left-3";
const shape = "aspect-4/5 rounded-none! object-cover";

function exampleOf(name: PictureName) {
  const example = examples.find(({ afters }) => afters.some(({ picture }) => picture === name)) ?? examples[0]!;
  return { example, after: example.afters.find(({ picture }) => picture === name) ?? example.afters[0] };
}
