import type { ObjectKind } from "../making/object-kind.ts";
import { buildLoungeSeat } from "./lounge-seat.ts";

export const loungeChair: ObjectKind = {
  label: "Lounge chair with cushions",
  width: 0.76,
  depth: 0.82,
  height: 0.8,
  radius: 0.54,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    buildLoungeSeat(site, stage, this.width, 1);
  },
};
