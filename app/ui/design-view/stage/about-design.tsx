import type { ReactNode } from "react";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { pictureName, pictureTitle, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import type { OrderPlans } from "#app/domain/plans/plan-sheet.ts";
import { Fold, FoldSheet } from "#app/ui/fold.tsx";
import { Link } from "../../link.tsx";
import { PlanDetails } from "../plan/plan-details.tsx";
import { CompareForm } from "./compare-form.tsx";
import { designAddress } from "./shown-designs.ts";

export function AboutDesign({
  design,
  designs,
  plans,
  children,
  units,
}: {
  design: DesignVersion;
  designs: readonly DesignVersion[];
  plans: OrderPlans;
  /** Follow-ups, for the owner only. */
  children?: ReactNode;
  /** The unit of the plans. */
  units?: ReactNode;
}) {
  const sheet = plans.sheets.find(({ name }) => name === pictureName(design));
  return (
    <FoldSheet id="about" label={`About ${pictureWords(design)}`}>
      {sheet ? <PlanDetails sheet={sheet} mayCorrect={plans.scale !== undefined} /> : null}
      {children}
      <Compare design={design} designs={designs} />
      {units}
    </FoldSheet>
  );
}

function Compare({ design, designs }: { design: DesignVersion; designs: readonly DesignVersion[] }) {
  const others = designs.filter((other) => other !== design);
  if (others.length === 0) return null;
  return (
    <Fold title="Compare two" about="">
      <CompareForm
        design={pictureName(design)}
        title={pictureTitle(design)}
        others={others.map((other) => ({ name: pictureName(other), title: pictureTitle(other) }))}
        first={pictureName(parentOf(design, others))}
      />
    </Fold>
  );
}

/** The picture that this one was made from: the comparison offered first. */
export function parentOf(design: DesignVersion, others: readonly DesignVersion[]): DesignVersion {
  return others.find(({ id }) => id === design.parentId) ?? others[0]!;
}

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
