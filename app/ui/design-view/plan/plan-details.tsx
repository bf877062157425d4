import { Fold } from "../../fold.tsx";
import { PlanAndList, type PlanAndListProps } from "./plan-and-list.tsx";

export function PlanDetails(plan: PlanAndListProps) {
  return (
    <Fold title="Plan and shopping list" about={`of ${plan.sheet.words}`} hint="Seen from above, with all quantities">
      <PlanAndList {...plan} />
    </Fold>
  );
}
