import type { Wish } from "../../../wish/typed/wish.ts";
import type { Plan } from "../../parts/plan.ts";
import type { Layout } from "../../surfaces/surfaces.ts";

/** `layout` includes idea and terrain. */
export interface LaidOut {
  wish: Wish;
  layout: Layout;
  plan: Plan;
}
