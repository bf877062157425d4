import type { ReactNode } from "react";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { endSentence, listWishWords, partLacks } from "#app/domain/plans/wish-words.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { holdTogether } from "../../hold-together.ts";
import { PrintLine } from "../../print-line.tsx";
import { titleSentence } from "../stage/title-sentence.ts";
import { BedsInSun } from "./beds-in-sun.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";
import { ShoppingList } from "./shopping-list.tsx";
import { UncertaintyWords } from "./uncertainty-words.tsx";

interface Brief {
  photo: StoredPicture;
  prompt: string;
  image: DesignVersion;
  sheet: PlanSheet;
}

/** One printed sheet, of Letter or A4: the plan beside pictures and words, under them the whole list. */
export function ContractorBrief({ photo, prompt, image, sheet }: Brief) {
  return (
    <div className="brief-sheet grid grid-cols-[minmax(0,1fr)] gap-10 print:grid-cols-2 print:grid-rows-[auto_auto_1fr] print:gap-x-6 print:gap-y-3">
      <PrintLine fits="it fits one sheet of A4 or Letter paper" />
      <div className="grid gap-4 sm:grid-cols-2 print:col-start-2 print:grid-cols-2 print:gap-3">
        <Shown words="Before">
          <MediaPicture {...photo} alt="The yard as it is" sizes="(min-width: 640px) 27rem, 100vw" eager />
        </Shown>
        <Shown words="After">
          <MediaPicture {...image.picture} alt="The yard as designed" sizes="(min-width: 640px) 27rem, 100vw" eager />
        </Shown>
      </div>
      <div className="print:col-start-2">
        <Wish prompt={prompt} image={image} />
      </div>
      <Part id="plan" title="Plan" className="print:col-start-1 print:row-span-3 print:row-start-1">
        <PlanDrawing sheet={sheet} largeLetters="screen and (max-width: 40rem)" eager />
      </Part>
      <Part id="list" title="Quantities" className="print:col-span-2 print:row-start-4">
        <p className="mb-4 text-ink-soft text-sm print:mb-1">
          <UncertaintyWords sheet={sheet} /> {sheet.chosenFor}
        </p>
        <BedsInSun sun={sheet.sun} />
        <ShoppingList sheet={sheet} />
      </Part>
      <Part id="to-check" title="To check on site" className="print:col-start-2 print:row-start-3">
        <ul className="list-disc pl-5 print:pl-3">
          <li>
            All dimensions: the plan shows only what the photo shows, and north{" "}
            {sheet.facing ? "as the owner remembers it" : "is unknown"}.
          </li>
          <li>Levels and drainage: the plan assumes level ground.</li>
          <li>Cables, pipes and boundaries under and beside the work.</li>
          <li>Soil and sun for the plants named: a local variety of the same size may suit better.</li>
        </ul>
      </Part>
    </div>
  );
}

function Wish({ prompt, image }: { prompt: string; image: DesignVersion }) {
  const { leftOut = [], notDrawn = [], noRoom = [] } = image.wish ?? {};
  const kept = image.wish && listWishWords(image.wish, "after").find(({ list }) => list === "kept");
  const { otherwise, "no-room": without } = partLacks(noRoom);
  return (
    <Part id="wish" title="What the owner wants">
      <blockquote className="wrap-anywhere m-0 max-w-measure whitespace-pre-line font-serif text-lg">
        “{prompt}”
      </blockquote>
      {image.change ? (
        <p className="wrap-anywhere mt-3 max-w-measure">
          Changed since: <q className="font-serif text-lg">{image.change}</q>
        </p>
      ) : null}
      {kept ? (
        <p className="mt-3 print:mt-1">{`To keep: ${endSentence(kept.entries.map(({ words }) => words))}`}</p>
      ) : null}
      {leftOut.length > 0 ? <p className="mt-1">{`Not wanted: ${endSentence(leftOut)}`}</p> : null}
      <div className="mt-3 grid gap-1 text-ink-soft text-sm print:mt-1">
        {image.title ? <p>As designed: {titleSentence(image.title)}</p> : null}
        {image.reason ? <p>{holdTogether(image.reason)}</p> : null}
        {notDrawn.length > 0 ? <p>{holdTogether(`Asked for and not drawn: ${notDrawn.join(", ")}.`)}</p> : null}
        {otherwise.length > 0 ? <p>{holdTogether(`Not quite as asked: ${otherwise.join(", ")}.`)}</p> : null}
        {without.length > 0 ? <p>{holdTogether(`No room for: ${without.join(", ")}.`)}</p> : null}
      </div>
    </Part>
  );
}

function Part({
  id,
  title,
  className = "",
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-heading`} className={className}>
      <h2 id={`${id}-heading`} className="mb-4 break-after-avoid text-xl print:mb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Shown({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="m-0 break-inside-avoid">
      {children}
      <figcaption className="mt-2 text-ink-soft text-sm print:mt-0">{words}</figcaption>
    </figure>
  );
}
