import type { CSSProperties, ReactNode } from "react";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureTitle } from "#app/domain/orders/pictures/picture-name.ts";
import { laterPart } from "../../later-part.ts";
import { BeforeAfter } from "../picture/before-after.tsx";
import type { DesignChoice } from "./shown-designs.ts";

interface DesignStageProps {
  choice: DesignChoice;
  before: StoredPicture;
  /** Whether the page ships JavaScript: the slider needs it, the wipe does not. */
  scripted: boolean;
  /** Texts and actions of a design. */
  describe(design: DesignVersion): ReactNode;
}

/** A design over the photo it was made from, or two designs side by side. */
export function DesignStage({ choice: { design, beside }, before, scripted, describe }: DesignStageProps) {
  if (beside) return <LaterPair left={design} right={beside} describe={describe} />;
  const title = pictureTitle(design);
  const { width, height } = design.picture;
  return (
    <figure
      id="design"
      style={{ "--ratio": width / height } as CSSProperties}
      className="m-0 gap-x-6 break-inside-avoid lg:grid lg:grid-cols-[minmax(0,calc((100svh-11rem)*var(--ratio)))_minmax(14rem,1fr)] low:grid low:grid-cols-[auto_minmax(14rem,1fr)] low:gap-x-5 print:block"
    >
      {/* Never so high that its texts are out of sight. */}
      <div className="low:w-[calc((100svh-6rem)*var(--ratio))] low:max-w-[50vw] print:w-auto print:max-w-none">
        <BeforeAfter key={design.picture.path} before={before} design={design} scripted={scripted} />
      </div>
      <figcaption className="grid content-start gap-2 max-lg:mt-3 low:mt-0 print:mt-4">
        <h3>{title}</h3>
        {describe(design)}
      </figcaption>
    </figure>
  );
}

const LaterPair = laterPart(async () => (await import("./design-pair.tsx")).DesignPair);
