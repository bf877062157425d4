import type { ReactNode } from "react";
import { href } from "react-router";
import type { DesignVersion, Order } from "#app/domain/orders/order.ts";
import type { ShownMoment } from "#app/domain/orders/pictures/moment.ts";
import { pictureName, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { laterPart } from "../later-part.ts";
import { Link } from "../link.tsx";
import { ChangeLink, FollowUps, mayRedraw } from "./follow-ups/follow-ups.tsx";
import { DownloadLink } from "./picture/download-link.tsx";
import { EnlargeLink } from "./picture/enlarge-link.tsx";
import { ScaleForm } from "./plan/scale-form.tsx";
import { AboutDesign, BesideParent } from "./stage/about-design.tsx";
import { DesignGrid } from "./stage/design-grid.tsx";
import { DesignStage } from "./stage/design-stage.tsx";
import { DesignWords } from "./stage/design-words.tsx";
import type { DesignChoice } from "./stage/shown-designs.ts";

/** One in the frame, all as thumbnails under it, then the details of the one in the frame. */
export function DesignsSection({
  order,
  designs,
  choice,
  plans,
  isDone,
  readOnly,
  units,
  moment,
}: {
  order: Order;
  designs: readonly DesignVersion[];
  choice: DesignChoice;
  plans: OrderPlans;
  /** Otherwise the page reloads, which would discard what is typed into a form. */
  isDone: boolean;
  readOnly: boolean;
  units: ReactNode;
  /** What of the design in the frame is shown at another time. */
  moment: ShownMoment | undefined;
}) {
  const own = moment?.designId === choice.design.id && !choice.beside ? moment : undefined;
  const inFrame = own?.state === "made" ? { ...choice.design, picture: own.picture } : choice.design;
  const image = order.images.find(({ variationNumber }) => variationNumber === choice.design.variationNumber);
  const mayChange = isDone && !readOnly;
  return (
    <section aria-labelledby="your-designs" className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8">
      <h2 id="your-designs" className="sr-only">
        {readOnly ? "Five designs" : order.imageCount === 1 ? "Your design" : "Your designs"}
      </h2>
      <DesignStage
        choice={{ ...choice, design: inFrame }}
        before={order.photo}
        scripted={!readOnly}
        describe={(design) => (
          <>
            <DesignWords design={design} mayRedraw={mayRedrawFor(order, design)} />
            {choice.beside ? null : <BesideParent design={design} designs={designs} />}
            <Actions order={order} design={design} readOnly={readOnly} leads={!choice.beside}>
              {image && mayChange && !choice.beside ? <ChangeLink image={image} /> : null}
            </Actions>
          </>
        )}
      />
      {readOnly || choice.beside || !isPaid(order) ? null : <LaterTimeChoices design={choice.design} shown={own} />}
      {designs.length > 1 ? <DesignGrid designs={designs} shown={choice} comparable /> : null}
      {isDone ? (
        <AboutDesign
          design={choice.design}
          plans={plans}
          scaleForm={plans.scale && mayChange ? <ScaleForm scale={plans.scale} photo={order.photo} /> : null}
          followUps={image && mayChange ? <FollowUps image={image} /> : null}
          units={units}
        />
      ) : null}
    </section>
  );
}

const LaterTimeChoices = laterPart(async () => (await import("./stage/time-choices.tsx")).TimeChoices);

function mayRedrawFor({ images }: Order, { variationNumber }: DesignVersion): boolean {
  const image = images.find((one) => one.variationNumber === variationNumber);
  return image !== undefined && mayRedraw(image);
}

interface ActionsProps {
  order: Order;
  design: DesignVersion;
  readOnly: boolean;
  /** It is the one design of the page: saving it is what the page is for. */
  leads: boolean;
  children: ReactNode;
}

function Actions({ order, design, readOnly, leads, children }: ActionsProps) {
  const name = pictureWords(design);
  const share = href("/designs/:requestId/share", { requestId: String(order.id) });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <DownloadLink picture={design.picture} number={design.variationNumber} name={name} leads={leads} />
      {children}
      {readOnly ? null : (
        <Link to={`${share}?design=${pictureName(design)}`} className={action}>
          Share<span className="sr-only"> {name}</span>
        </Link>
      )}
      <EnlargeLink image={design} name={name} className={action}>
        Enlarge
      </EnlargeLink>
    </div>
  );
}

const action = "inline-flex min-h-11 items-center font-medium text-moss";
