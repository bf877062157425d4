import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { pictureAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { acrossPhone, MediaPicture } from "#app/ui/media-picture.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { wipeSizes } from "#app/ui/wipe-look.ts";
import { laterPart } from "../../later-part.ts";
import { EnlargeLink } from "./enlarge-link.tsx";
import { usePressOrDrag } from "./use-press-or-drag.ts";

/** Percent of "before" that shows at first: enough to compare, and more of the new garden, which is what they paid for. */
const openingShare = 40;
/** Below the first, the line would cut the word "Before" on a phone; above the second, the word "After". */
const shareWithRoomForWords = { before: 28, after: 75 };

/** The frame is three quarters of a wide page: the design's texts are next to it. */
const sizes = `(min-width: 64rem) 52rem, (min-width: 40rem) 100vw, ${acrossPhone}`;

interface BeforeAfterProps {
  before: StoredPicture;
  design: DesignVersion;
  /** Pages that ship no JavaScript have a wipe instead of the slider. */
  scripted: boolean;
}

/**
 * One frame with a slider; without a script, the photo is small in a corner; side by side on paper. A press that does
 * not drag enlarges the design; without JavaScript it is a link. One markup for both, so that nothing moves when the
 * script loads.
 */
export function BeforeAfter({ before, design, scripted }: BeforeAfterProps) {
  return scripted ? <Slider before={before} design={design} /> : <Wipe before={before} design={design} />;
}

function Wipe({ before, design }: Omit<BeforeAfterProps, "scripted">) {
  const enlarge = { href: pictureAddress(design.picture), label: `Enlarge ${pictureWords(design)}` };
  return (
    <LaterWipe
      before={before}
      after={design.picture}
      alt={pictureTitle(design)}
      beforeAlt={beforeAlt}
      sizes={sizes}
      enlarge={enlarge}
    />
  );
}

function Slider({ before, design }: Omit<BeforeAfterProps, "scripted">) {
  const [share, setShare] = useState(openingShare);
  const link = useRef<HTMLAnchorElement>(null);
  // The link handles it: in a dialog here, or with a modifier key in another tab.
  const { isPressed, handlers } = usePressOrDrag(({ ctrlKey, metaKey, shiftKey }) => {
    link.current?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  });
  const parted = { "--share": `${share}%` } as CSSProperties;
  return (
    <div
      style={parted}
      className="relative overflow-hidden rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-clay has-focus-visible:outline-offset-2 print:grid print:grid-cols-2 print:gap-4"
    >
      <div className="noscript:not-print:top-auto noscript:not-print:right-auto noscript:not-print:bottom-2 noscript:not-print:left-2 noscript:not-print:h-1/3 noscript:not-print:w-1/3 noscript:not-print:overflow-hidden noscript:not-print:rounded-lg noscript:not-print:border-2 noscript:not-print:border-paper noscript:[clip-path:none] pointer-events-none absolute inset-0 z-1 [clip-path:inset(0_calc(100%-var(--share))_0_0)] print:static print:[clip-path:none]">
        <Labelled
          words="Before"
          className={`left-3 noscript:not-print:top-1 noscript:not-print:left-1 noscript:not-print:px-1.5 noscript:not-print:py-0 noscript:not-print:text-xs ${share < shareWithRoomForWords.before ? whenParted : ""}`}
        >
          <MediaPicture {...before} alt={beforeAlt} sizes={wipeSizes} className="h-full object-cover" />
        </Labelled>
      </div>
      <Labelled
        words="After"
        className={`noscript:right-auto noscript:left-3 pointer-events-none right-3 print:right-auto print:left-3 ${share > shareWithRoomForWords.after ? whenParted : ""}`}
      >
        <EnlargeLink image={design} name={pictureWords(design)} className="block" link={link}>
          <MediaPicture {...design.picture} alt={pictureTitle(design)} sizes={sizes} eager />
        </EnlargeLink>
      </Labelled>
      <span
        aria-hidden="true"
        className="noscript:hidden pointer-events-none absolute inset-y-0 left-(--share) z-2 w-0.5 -translate-x-1/2 bg-[#fff] print:hidden"
      >
        <span className="-translate-1/2 absolute top-1/2 left-1/2 grid size-11 place-items-center rounded-full bg-[#fff] text-[#1e2a22] shadow-soft">
          <ChevronsLeftRight className="size-6" />
        </span>
      </span>
      {/* Until a script can move it, it would only block presses on the link. */}
      {useHydrated() ? (
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={(event) => isPressed() || setShare(Number(event.target.value))}
          {...handlers}
          aria-label="How much of the picture shows: Before"
          className="parting-slider z-3 print:hidden"
        />
      ) : null}
    </div>
  );
}

const beforeAlt = "Your yard as it is";

const LaterWipe = laterPart(async () => (await import("#app/ui/wipe-frame.tsx")).WipeFrame);

/** Where both pictures are shown in full, each keeps its label. */
const whenParted = "noscript:block hidden print:block";

function Labelled({ words, className, children }: { words: string; className: string; children: ReactNode }) {
  return (
    <figure className="relative m-0 h-full">
      {children}
      <figcaption className={`on-picture ${className}`}>{words}</figcaption>
    </figure>
  );
}
