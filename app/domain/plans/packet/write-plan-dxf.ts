import { drawDxf } from "#app/designer/take-off/dxf/draw-dxf.ts";
import { type PacketFacts, scaleWarning } from "./packet-facts.ts";

export function writePlanDxf(facts: PacketFacts): string {
  const { geometry, scale, brand, subject } = facts;
  return drawDxf(geometry, scale, `${brand}, ${subject}. ${facts.place}. ${scaleWarning(facts)}`);
}
