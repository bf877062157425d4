import type { PlantGroup } from "../quantities/plan-geometry.ts";
import { ink } from "./sheet.ts";
import { decimal, element } from "./svg.ts";

type Form = "tree" | "scalloped" | "ringed" | "plain" | "tufted" | "clipped" | "rosette";

const forms: Record<string, Form> = {
  tree: "tree",
  tall: "scalloped",
  low: "ringed",
  edge: "plain",
  hedge: "clipped",
  meadow: "tufted",
  vegetable: "rosette",
  climber: "rosette",
};

/** The symbol of one plant round (x, y), `radius` units wide. One element each, of class "plant". */
export function plantSymbol({ role, species }: PlantGroup, x: number, y: number, radius: number): string {
  const form = role !== "tree" && /grass|fescue|bamboo|sedge/.test(species) ? "tufted" : (forms[role] ?? "plain");
  const r = Math.max(radius, form === "tree" ? 7 : 2);
  const line = { stroke: ink, "stroke-width": 0.6, class: "plant" };
  switch (form) {
    case "tree":
      return element("path", { d: crown(x, y, r), ...line, fill: "#8fae7d", "fill-opacity": 0.3, "stroke-width": 0.9 });
    case "scalloped":
      return element("path", { d: scallops(x, y, r), ...line, fill: "#b5cb9f" });
    case "ringed":
      return element("path", { d: circle(x, y, r) + circle(x, y, r * 0.35), ...line, fill: "#d5dfb8" });
    case "tufted":
      return element("path", { d: rays(x, y, r), ...line, fill: "none" });
    case "clipped":
      return element("path", { d: square(x, y, r), ...line, fill: "#93b184" });
    case "rosette":
      return element("path", { d: circle(x, y, r) + rays(x, y, r * 0.8), ...line, fill: "#dfe7c2" });
    default:
      return element("path", { d: circle(x, y, r), ...line, fill: "#e9edd6" });
  }
}

function circle(x: number, y: number, r: number): string {
  return `M${decimal(x - r)} ${decimal(y)}a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(2 * r)} 0a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(-2 * r)} 0Z`;
}

function square(x: number, y: number, r: number): string {
  return `M${decimal(x - r)} ${decimal(y - r)}h${decimal(2 * r)}v${decimal(2 * r)}h${decimal(-2 * r)}Z`;
}

function rays(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    return `M${decimal(x)} ${decimal(y)}l${decimal(r * Math.cos(angle))} ${decimal(r * Math.sin(angle))}`;
  }).join("");
}

function scallops(x: number, y: number, r: number, lobes = 7): string {
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = (i / lobes) * 2 * Math.PI;
    return `${decimal(x + r * 0.9 * Math.cos(angle))} ${decimal(y + r * 0.9 * Math.sin(angle))}`;
  });
  const lobe = decimal(r * Math.sin(Math.PI / lobes) * 1.05);
  const [first, ...others] = points;
  const arcs = [...others, first].map((point) => `A${lobe} ${lobe} 0 0 1 ${point}`);
  return `M${first}${arcs.join("")}Z`;
}

/** Outline of the crown, a few boughs, and the trunk. */
function crown(x: number, y: number, r: number): string {
  const boughs = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${decimal(x + cos * 1.6)} ${decimal(y + sin * 1.6)}L${decimal(x + cos * r * 0.62)} ${decimal(y + sin * r * 0.62)}`;
  });
  return scallops(x, y, r, 12) + boughs.join("") + circle(x, y, 1.6);
}
