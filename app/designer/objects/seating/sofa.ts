import type { ObjectKind } from "../making/object-kind.ts";
import { buildLoungeSeat } from "./lounge-seat.ts";

export const sofa: ObjectKind = {
  label: "Outdoor sofa with cushions",
  width: 1.95,
  depth: 0.82,
  height: 0.8,
  radius: 1.02,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    buildLoungeSeat(site, stage, this.width, 3);
  },
};
