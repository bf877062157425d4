import { isOpenKind } from "../../../app/designer/photo/scene/scene.ts";
import { forCellsIn, type PlanFromAbove } from "../plan-from-above.ts";
import { comesWith, type GroundChange, type YardWish } from "../yard-wishes.ts";
import { isFor } from "./judge-requested.ts";

export interface GroundAnswer {
  /** Square meters. */
  open: number;
  changed: number;
  /** Square meters changed although the wish does not name such ground, by what they became. */
  unrequested: Partial<Record<GroundChange, number>>;
}

/** Meters around a requested thing that are part of it: chairs around a fire. */
const around = 1.5;

/** A wish for the whole yard requests all of it. */
export function judgeUnrequested(plan: PlanFromAbove, wish: YardWish): GroundAnswer {
  const cellArea = plan.step ** 2;
  const own = groundOfThings(plan, wish);
  const answer: GroundAnswer = { open: 0, changed: 0, unrequested: {} };
  for (const [cell, before] of plan.before.entries()) {
    if (before === "unseen" || !isOpenKind(before)) continue;
    answer.open += cellArea;
    const change = plan.laid[cell]?.change;
    if (!change) continue;
    answer.changed += cellArea;
    if (wish.kind === "whole yard" || wish.ground.includes(change) || own.get(cell)?.has(change)) continue;
    answer.unrequested[change] = (answer.unrequested[change] ?? 0) + cellArea;
  }
  return answer;
}

function groundOfThings(plan: PlanFromAbove, wish: YardWish): Map<number, Set<GroundChange>> {
  const own = new Map<number, Set<GroundChange>>();
  for (const { thing } of wish.requested)
    for (const placed of plan.things.filter((one) => isFor(thing, one)))
      for (const { x, z, radius } of placed.discs)
        forCellsIn(plan, { x, z, radius: radius + around }, (cell) => {
          const known = own.get(cell) ?? new Set();
          for (const change of comesWith[thing] ?? []) known.add(change);
          own.set(cell, known);
        });
  return own;
}
