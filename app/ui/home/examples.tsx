import { type Example, examples } from "../gallery/gallery.ts";
import { GalleryThumbnail } from "../gallery/gallery-thumbnail.tsx";
import { ownPicture } from "../gallery/own-picture.ts";
import { Link } from "../link.tsx";
import { MediaPicture } from "../media-picture.tsx";
import { WipeFrame } from "../wipe-frame.tsx";
import { type ChosenExample, chooseExample, exampleAddress } from "./chosen-example.ts";
import { HomeSection } from "./home-section.tsx";
import { ShownExample, type ShownExampleProps } from "./shown-example.tsx";

interface ExamplesProps {
  /** As the address names it. */
  named: string | null;
  /** A customer's order. */
  shown?: ShownExampleProps;
}

/** All of them links: a choice can be shared, and needs no script. */
export function Examples({ named, shown }: ExamplesProps) {
  const chosen = chooseExample(named);
  return (
    <HomeSection
      id="examples"
      title="Examples"
      intro="Six yards, each with two designs. All gallery images are AI generated."
    >
      <nav aria-label="Examples" className="-mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 max-sm:w-max sm:flex-wrap">
          {examples.map((example) => (
            <li key={example.slug}>
              <Chip to={exampleAddress(example, 1)} isChosen={example === chosen.example}>
                {example.name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <MainView chosen={chosen} />
      <ThumbnailGrid chosen={chosen} />
      {shown ? <ShownExample {...shown} /> : null}
    </HomeSection>
  );
}

function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-edge px-4 text-sm hover:bg-sand aria-[current]:border-moss aria-[current]:bg-moss aria-[current]:text-paper"
    >
      {children}
    </Link>
  );
}

function MainView({ chosen: { example, after } }: { chosen: ChosenExample }) {
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <WipeFrame
        before={ownPicture(example.before.picture)}
        after={ownPicture(after.picture)}
        alt={after.alt}
        beforeAlt={example.before.alt}
      />
      <div className="grid gap-4 sm:max-lg:grid-cols-2 sm:max-lg:items-start">
        <figure className="max-sm:hidden">
          <MediaPicture {...ownPicture(example.before.picture)} alt={example.before.alt} sizes="20rem" lazy={false} />
          <figcaption className="mt-2 text-ink-soft text-sm">Before</figcaption>
        </figure>
        <div>
          <h3>{example.name}</h3>
          <p className="mt-2 font-serif text-ink-soft">“{after.wish}”</p>
        </div>
      </div>
    </div>
  );
}

function ThumbnailGrid({ chosen }: { chosen: ChosenExample }) {
  return (
    <ul
      aria-label="All designs"
      className="mt-10 grid grid-cols-3 tiny:grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6"
    >
      {examples.flatMap((example) =>
        example.afters.map((_, index) => (
          <li key={`${example.slug} ${index}`}>
            <Thumbnail
              example={example}
              variation={index + 1}
              isChosen={example === chosen.example && index + 1 === chosen.variation}
            />
          </li>
        )),
      )}
    </ul>
  );
}

function Thumbnail({ example, variation, isChosen }: { example: Example; variation: number; isChosen: boolean }) {
  const { picture } = example.afters[variation - 1]!;
  return (
    <Link
      to={exampleAddress(example, variation)}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className="block rounded-lg aria-[current]:outline-3 aria-[current]:outline-moss aria-[current]:outline-offset-2"
    >
      <GalleryThumbnail picture={picture} className="aspect-4/3" />
      <span className="block py-1 text-ink-soft text-xs">{`${example.name} ${variation}`}</span>
    </Link>
  );
}
