import { pondNames } from "../../objects/making/pond-names.ts";
import {
  copingWidth,
  edgeFartherOut,
  isPool,
  type PoolForm,
  poolEdge,
  poolForms,
  poolNames,
} from "../../objects/making/pool-outline.ts";
import type { ObjectGroup, ObjectOutline } from "../quantities/plan-geometry.ts";
import { ink, type Sheet } from "./sheet.ts";
import { decimal, element, type SvgElement } from "./svg.ts";

const overhead = new Set(["pergola", "arch", "arbour", "parasol", "string-lights", "shade-sail"]);
const water = new Set<string>([...poolNames, ...pondNames, "fountain", "water-bowl", "bird-bath", "hot-tub"]);
const seats = new Set(["bench", "adirondack-chair", "lounge-chair", "dining-chair", "sofa", "arbour", "swing-seat"]);

/** Of class "thing". Things sold by the meter take their full length; others keep their size. */
export function objectSymbol({ object, shape, unit }: ObjectGroup, thing: ObjectOutline, sheet: Sheet): SvgElement {
  const scale = unit === "m" ? sheet.perMetre : sheet.perTrueMetre;
  const [x, y] = sheet.toSheet(thing.x, thing.z);
  const halfWidth = Math.max((thing.width * scale) / 2, 1.6);
  const halfDepth = Math.max((thing.depth * scale) / 2, 1.2);
  const isOverhead = overhead.has(object);
  const look = {
    class: "thing",
    fill: isOverhead ? "none" : water.has(object) ? "#cfe0e6" : object === "boulder" ? "#c9c5bb" : "#fffefb",
    stroke: ink,
    "stroke-width": 1,
    "stroke-dasharray": isOverhead ? "3 1.6" : undefined,
    // The plan turns toward the viewer where the sheet turns clockwise.
    transform: `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal((thing.angle * 180) / Math.PI)})`,
  };
  return element("path", { d: outline(object, shape, halfWidth, halfDepth, sheet.perTrueMetre), ...look });
}

function outline(
  object: string,
  shape: ObjectGroup["shape"],
  halfWidth: number,
  halfDepth: number,
  perMetre: number,
): string {
  // A set is a table with chairs along its sides; its extent includes the room to sit.
  if (object === "dining-set") {
    const chairs = [-0.32, 0, 0.32].flatMap((across) =>
      [-0.62, 0.62].map((away) => rectangle(halfWidth * 0.11, halfDepth * 0.16, halfWidth * across, halfDepth * away)),
    );
    return rectangle(halfWidth * 0.52, halfDepth * 0.4) + chairs.join("");
  }
  if (isPool(object)) return rings(poolForms[object], halfWidth, halfDepth, copingWidth * perMetre);
  const edge = shape === "round" ? ellipse(halfWidth, halfDepth) : rectangle(halfWidth, halfDepth);
  return edge + innerLines(object, halfWidth, halfDepth);
}

function rings(form: PoolForm, halfWidth: number, halfDepth: number, coping: number): string {
  const edge = poolEdge(form, 2 * (halfWidth - coping), 2 * (halfDepth - coping));
  // The sheet's y points down where the plan's z points away.
  const ring = (out: number) =>
    `M${edgeFartherOut(edge, out)
      .map(([x, z]) => `${decimal(x)} ${decimal(-z)}`)
      .join("L")}Z`;
  return ring(coping) + ring(0);
}

function innerLines(object: string, halfWidth: number, halfDepth: number): string {
  if (seats.has(object)) return line(-halfWidth, -halfDepth * 0.55, halfWidth, -halfDepth * 0.55);
  if (object.startsWith("fire") || object === "fountain") return ellipse(halfWidth * 0.55, halfDepth * 0.55);
  if (object === "trampoline") return ellipse(halfWidth * 0.83, halfDepth * 0.83);
  if (object === "rain-barrel") return ellipse(halfWidth * 0.8, halfDepth * 0.8);
  if (object === "shed") return line(0, -halfDepth, 0, halfDepth);
  if (object === "compost-bins") return line(0, -halfDepth, 0, halfDepth);
  if (object === "swing-set") return line(-halfWidth, 0, halfWidth, 0);
  if (object === "sandbox") return rectangle(halfWidth * 0.78, halfDepth * 0.78);
  if (object === "path-light") return line(-3, 0, 3, 0) + line(0, -3, 0, 3);
  if (object === "steps")
    return [-0.33, 0.33].map((at) => line(-halfWidth, at * halfDepth, halfWidth, at * halfDepth)).join("");
  if (object === "raised-bed")
    return [-0.4, 0, 0.4]
      .map((at) => line(-halfWidth * 0.85, at * halfDepth, halfWidth * 0.85, at * halfDepth))
      .join("");
  if (object === "pergola")
    return [-0.6, -0.2, 0.2, 0.6].map((at) => line(at * halfWidth, -halfDepth, at * halfWidth, halfDepth)).join("");
  return "";
}

function line(fromX: number, fromY: number, toX: number, toY: number): string {
  return `M${decimal(fromX)} ${decimal(fromY)}L${decimal(toX)} ${decimal(toY)}`;
}

function rectangle(halfWidth: number, halfDepth: number, x = 0, y = 0): string {
  return `M${decimal(x - halfWidth)} ${decimal(y - halfDepth)}h${decimal(2 * halfWidth)}v${decimal(2 * halfDepth)}h${decimal(-2 * halfWidth)}Z`;
}

function ellipse(halfWidth: number, halfDepth: number): string {
  const radii = `${decimal(halfWidth)} ${decimal(halfDepth)}`;
  return `M${decimal(-halfWidth)} 0a${radii} 0 1 0 ${decimal(2 * halfWidth)} 0a${radii} 0 1 0 ${decimal(-2 * halfWidth)} 0Z`;
}
