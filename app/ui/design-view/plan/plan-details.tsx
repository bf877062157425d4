import { Fold } from "../../fold.tsx";
import { servedPart } from "../../served-part.tsx";
import { PlanAndList, type PlanAndListProps } from "./plan-and-list.tsx";

/** Plan and list of one picture, folded away. */
export function PlanDetails(plan: PlanAndListProps) {
  return (
    <Fold title="Plan and shopping list" about={`of ${plan.sheet.words}`} hint="Seen from above, with all quantities">
      <ServedPlan {...plan} />
    </Fold>
  );
}

const ServedPlan = servedPart(
  import.meta.env.SSR && PlanAndList,
  async () => (await import("./plan-and-list.tsx")).PlanAndList,
);
