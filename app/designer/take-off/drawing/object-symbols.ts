import type { ObjectGroup, ObjectOutline } from "../plan-geometry.ts";
import { ink, type Sheet } from "./sheet.ts";
import { decimal, element } from "./svg.ts";

const overhead = new Set(["pergola", "arch", "arbour", "parasol", "string-lights"]);
const water = new Set(["pond", "fountain", "water-bowl"]);
const seats = new Set(["bench", "adirondack-chair", "lounge-chair", "dining-chair", "sofa", "arbour"]);

/** One thing in outline, of class "thing". What is bought by the metre reaches over its length; other things keep their size. */
export function objectSymbol({ object, shape, unit }: ObjectGroup, thing: ObjectOutline, sheet: Sheet): string {
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
    // The plan turns towards the viewer where the sheet turns clockwise.
    transform: `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal((thing.angle * 180) / Math.PI)})`,
  };
  const outline = shape === "round" ? ellipse(halfWidth, halfDepth) : rectangle(halfWidth, halfDepth);
  return element("path", { d: outline + innerLines(object, halfWidth, halfDepth), ...look });
}

/** What tells a thing from a box: the back of a seat, the fire in its ring, the slats overhead. */
function innerLines(object: string, halfWidth: number, halfDepth: number): string {
  if (seats.has(object)) return line(-halfWidth, -halfDepth * 0.55, halfWidth, -halfDepth * 0.55);
  if (object.startsWith("fire") || object === "fountain") return ellipse(halfWidth * 0.55, halfDepth * 0.55);
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

function rectangle(halfWidth: number, halfDepth: number): string {
  return `M${decimal(-halfWidth)} ${decimal(-halfDepth)}h${decimal(2 * halfWidth)}v${decimal(2 * halfDepth)}h${decimal(-2 * halfWidth)}Z`;
}

function ellipse(halfWidth: number, halfDepth: number): string {
  const radii = `${decimal(halfWidth)} ${decimal(halfDepth)}`;
  return `M${decimal(-halfWidth)} 0a${radii} 0 1 0 ${decimal(2 * halfWidth)} 0a${radii} 0 1 0 ${decimal(-2 * halfWidth)} 0Z`;
}
