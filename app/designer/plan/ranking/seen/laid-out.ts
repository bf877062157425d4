import type { Wish } from "../../../wish/typed/wish.ts";
import type { Plan } from "../../parts/plan.ts";
import type { Layout } from "../../surfaces/surfaces.ts";

/** A design that has been laid out, with what it was laid out from; `layout` holds idea and terrain as well. */
export interface LaidOut {
  wish: Wish;
  layout: Layout;
  plan: Plan;
}
