import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { LaterPicture } from "#app/ui/later-picture.tsx";
import { acrossPhone, MediaPicture } from "#app/ui/media-picture.tsx";
import { WipeFrame } from "#app/ui/wipe-frame.tsx";
import { inStrip, wipeWidths } from "#app/ui/wipe-look.ts";
import { laterPart } from "../../later-part.ts";

/** Percent of "before" that shows at first: the new garden is what they paid for. */
const openingShare = 10;
/** Below the one, the word "Before" would be cut by the line; above the other, the word "After". */
const shareWithRoomForWords = { before: 9, after: 80 };

/** The frame is two thirds of a wide page: what is told of the design stands beside it. */
const sizes = `(min-width: 64rem) 48rem, (min-width: 40rem) 100vw, ${acrossPhone}`;

/**
 * Before and after in one frame, parted where the slider stands; before small in a corner where no script moves
 * it, side by side on paper.
 * One markup for both, so that nothing jumps when the script comes.
 */
export function BeforeAfter({
  before,
  after,
  alt,
  labels = ["Before", "After"],
  beforeAlt = "Your yard as it is",
  scripted = true,
}: {
  before: StoredPicture;
  after: StoredPicture;
  alt: string;
  labels?: readonly [before: string, after: string];
  beforeAlt?: string;
  /** Pages that ship no JavaScript have a wipe instead of the slider. */
  scripted?: boolean;
}) {
  const [share, setShare] = useState(openingShare);
  if (!scripted) return <LaterWipe {...{ before, after, alt, labels, beforeAlt, sizes }} />;
  const parted = { "--share": `${share}%` } as CSSProperties;
  return (
    <div
      style={parted}
      className="relative overflow-hidden rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 print:grid print:grid-cols-2 print:gap-4"
    >
      <div className="noscript:not-print:top-auto noscript:not-print:right-auto noscript:not-print:bottom-2 noscript:not-print:left-2 noscript:not-print:h-1/3 noscript:not-print:w-1/3 noscript:not-print:overflow-hidden noscript:not-print:rounded-lg noscript:not-print:border-2 noscript:not-print:border-paper noscript:[clip-path:none] absolute inset-0 z-1 [clip-path:inset(0_calc(100%-var(--share))_0_0)] print:static print:[clip-path:none]">
        <Labelled
          words={labels[0]}
          className={`noscript:not-print:top-1 noscript:not-print:px-1.5 noscript:not-print:py-0 noscript:[writing-mode:horizontal-tb] print:[writing-mode:horizontal-tb] ${inStrip} ${share < shareWithRoomForWords.before ? whenParted : ""}`}
        >
          <LaterPicture picture={before} alt={beforeAlt} width={wipeWidths} shape="h-full" />
        </Labelled>
      </div>
      <Labelled
        words={labels[1]}
        className={`noscript:right-auto noscript:left-3 right-3 print:right-auto print:left-3 ${share > shareWithRoomForWords.after ? whenParted : ""}`}
      >
        <MediaPicture {...after} alt={alt} sizes={sizes} eager />
      </Labelled>
      <span
        aria-hidden="true"
        className="noscript:hidden pointer-events-none absolute inset-y-0 left-(--share) z-2 w-0.5 -translate-x-1/2 bg-[#fff] print:hidden"
      >
        <span className="-translate-1/2 absolute top-1/2 left-1/2 grid size-11 place-items-center rounded-full bg-[#fff] text-[#1e2a22] shadow-soft">
          <ChevronsLeftRight className="size-6" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
        aria-label={`How much of the picture shows: ${labels[0]}`}
        className="noscript:hidden parting-slider z-3 print:hidden"
      />
    </div>
  );
}

const LaterWipe = laterPart(
  import.meta.env.SSR && WipeFrame,
  async () => (await import("#app/ui/wipe-frame.tsx")).WipeFrame,
);

/** Where both pictures are seen as a whole, each keeps its word. */
const whenParted = "noscript:block hidden print:block";

function Labelled({ words, className, children }: { words: string; className: string; children: ReactNode }) {
  return (
    <figure className="relative m-0 h-full">
      {children}
      <figcaption className={`on-picture ${className}`}>{words}</figcaption>
    </figure>
  );
}
