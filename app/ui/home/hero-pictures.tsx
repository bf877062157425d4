import { examples, heroPictures, type PictureName } from "../gallery/gallery.ts";
import { ownPicture } from "../gallery/own-picture.ts";
import { MediaPicture } from "../media-picture.tsx";

/** Windows with the carousel, and narrower ones, which show one pair. Each loads its own pictures only. */
const wide = "(min-width: 48rem)";
const narrow = "(max-width: 47.99rem)";

/**
 * Before and after are seen without a touch. On a wide screen six pairs, each for 4 s with a fade of 2 s, until the
 * reader pauses them (`hero-carousel` in app.css: no script); on a phone one picture, half before and half after.
 */
export function HeroPictures({ stacked = false }: { /** For a narrow column. */ stacked?: boolean }) {
  return (
    <>
      <Carousel stacked={stacked} />
      <Halves />
    </>
  );
}

function Carousel({ stacked }: { stacked: boolean }) {
  return (
    <section aria-label="Six designs" className="hero-carousel max-md:hidden">
      {heroPictures.map((name, index) => {
        const { example } = exampleOf(name);
        const views = [
          { picture: example.before.picture, words: "Before", alt: example.before.alt },
          { picture: name, words: `After: ${example.name}`, alt: example.name },
        ];
        return (
          <figure key={name} className={`hero-slide grid gap-2 ${stacked ? "" : "grid-cols-2"}`}>
            {views.map(({ picture, words, alt }) => (
              <span key={words} className="relative block">
                <MediaPicture
                  {...ownPicture(picture)}
                  alt={alt}
                  hiddenIn={narrow}
                  eager={index === 0}
                  sizes={stacked ? "16rem" : "36rem"}
                  pixelsAtMost={960}
                  className="aspect-4/3 object-cover"
                />
                <span className={label}>{words}</span>
              </span>
            ))}
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
function Halves() {
  const { example, after } = exampleOf(heroPictures[0]!);
  const wipe = { tabIndex: 0, role: "group", "aria-label": `Before and after: ${after.alt}` };
  const shared = { hiddenIn: wide, eager: true, sizes: "82vw" };
  return (
    <div {...wipe} className="wipe-frame md:hidden [--wipe:50%]">
      <MediaPicture {...ownPicture(after.picture)} {...shared} alt={after.alt} pixelsAtMost={640} />
      <div className="wipe-before">
        <MediaPicture
          {...ownPicture(example.before.picture)}
          {...shared}
          alt={example.before.alt}
          pixelsAtMost={480}
          className="h-full object-cover"
        />
      </div>
      <span aria-hidden="true" className="wipe-edge" />
      <span aria-hidden="true" className={label}>
        Before
      </span>
      <span aria-hidden="true" className="wipe-label-after on-picture right-3">
        After
      </span>
    </div>
  );
}

const label = "on-picture left-3";

function exampleOf(name: PictureName) {
  const example = examples.find(({ afters }) => afters.some(({ picture }) => picture === name)) ?? examples[0]!;
  return { example, after: example.afters.find(({ picture }) => picture === name) ?? example.afters[0] };
}
