import type { ReactNode } from "react";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureName, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { FoldSheet } from "#app/ui/fold.tsx";
import { Link } from "../../link.tsx";
import { PlanAndList } from "../plan/plan-and-list.tsx";
import { designAddress } from "./shown-designs.ts";

export function AboutDesign({
  design,
  plans,
  scaleForm,
  followUps,
  units,
}: {
  design: DesignVersion;
  plans: OrderPlans;
  /** For the owner only. */
  scaleForm?: ReactNode;
  followUps?: ReactNode;
  /** The unit of the plans. */
  units?: ReactNode;
}) {
  const sheet = plans.sheets.find(({ name }) => name === pictureName(design));
  return (
    <>
      {followUps ? (
        <FoldSheet id="about" label={`About ${pictureWords(design)}`}>
          {followUps}
        </FoldSheet>
      ) : null}
      {sheet ? (
        <PlanAndList sheet={sheet} scaleForm={scaleForm}>
          {units}
        </PlanAndList>
      ) : null}
    </>
  );
}

/** The picture that this one was made from, next to it. */
export function BesideParent({ design, designs }: { design: DesignVersion; designs: readonly DesignVersion[] }) {
  const parent = designs.find(({ id }) => id === design.parentId);
  if (!parent) return null;
  return (
    <Link
      to={designAddress(design, parent)}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-medium text-moss print:hidden"
    >
      See it beside {pictureWords(parent)}
    </Link>
  );
}
