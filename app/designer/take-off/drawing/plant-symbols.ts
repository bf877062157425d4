import type { PlantGroup } from "../quantities/plan-geometry.ts";
import { ink } from "./sheet.ts";
import { decimal, element, type SvgElement } from "./svg.ts";

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

/** Plans from before plants had their colors. */
const colorless = "#dfe5cc";

export interface PlantAppearance {
  form: Form;
  /** Distinguishes species of one form without their colors: on paper, and where they bloom alike. */
  mark: number;
  color: string;
}

/** The form shows the role, the color is what the picture shows of the species. */
export function plantAppearances(groups: readonly PlantGroup[]): PlantAppearance[] {
  const seen = new Map<Form, number>();
  return groups.map((group) => {
    const form = formOf(group);
    const mark = seen.get(form) ?? 0;
    seen.set(form, mark + 1);
    return { form, mark, color: group.color ?? colorless };
  });
}

function formOf({ role, species }: PlantGroup): Form {
  return role !== "tree" && /grass|fescue|bamboo|sedge/.test(species) ? "tufted" : (forms[role] ?? "plain");
}

/** `radius` in units of the sheet. */
export function plantSymbol(
  { form, mark, color }: PlantAppearance,
  x: number,
  y: number,
  radius: number,
  shownIn: "plant" | "legend" = "plant",
): SvgElement {
  const r = Math.max(radius, form === "tree" ? 7 : 2);
  const isTree = form === "tree";
  const look = {
    fill: color,
    "fill-opacity": isTree ? 0.3 : 0.72,
    stroke: ink,
    "stroke-width": isTree ? 0.9 : 0.6,
  };
  return element("path", { d: outlineOf(form, x, y, r) + markOf(mark, x, y, r), ...look, class: shownIn });
}

/**
 * Symbols of plants that grow into each other, so small that each has its own place: its nearest neighbor is left as
 * much. Trees are above the others.
 */
export function partedRadii(plants: readonly { x: number; z: number; radius: number; isTree: boolean }[]): number[] {
  return plants.map((plant) => {
    const room = plants.map((other) => {
      const distance = Math.hypot(other.x - plant.x, other.z - plant.z);
      if (other === plant || other.isTree !== plant.isTree) return Number.POSITIVE_INFINITY;
      return (distance * plant.radius) / (plant.radius + other.radius);
    });
    return Math.min(plant.radius, 0.94 * Math.min(...room));
  });
}

function outlineOf(form: Form, x: number, y: number, r: number): string {
  switch (form) {
    case "tree":
      return crown(x, y, r);
    case "scalloped":
      return scallops(x, y, r);
    case "ringed":
      return circle(x, y, r) + circle(x, y, r * 0.82);
    case "tufted":
      return tuft(x, y, r);
    case "clipped":
      return square(x, y, r);
    case "rosette":
      return circle(x, y, r) + rays(x, y, r * 0.8, 8);
    default:
      return circle(x, y, r);
  }
}

const marks: ((x: number, y: number, r: number) => string)[] = [
  () => "",
  (x, y, r) => circle(x, y, r * 0.3),
  (x, y, r) => rays(x, y, r * 0.5, 4),
  (x, y, r) => square(x, y, r * 0.3),
  (x, y, r) => bars(x, y, r * 0.5, [-0.5, 0, 0.5]),
  (x, y, r) => rays(x, y, r * 0.5, 3),
  (x, y, r) => bars(x, y, r * 0.55, [0]),
];

function markOf(mark: number, x: number, y: number, r: number): string {
  return marks[mark % marks.length]?.(x, y, r) ?? "";
}

function circle(x: number, y: number, r: number): string {
  return `M${decimal(x - r)} ${decimal(y)}a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(2 * r)} 0a${decimal(r)} ${decimal(r)} 0 1 0 ${decimal(-2 * r)} 0Z`;
}

function square(x: number, y: number, r: number): string {
  return `M${decimal(x - r)} ${decimal(y - r)}h${decimal(2 * r)}v${decimal(2 * r)}h${decimal(-2 * r)}Z`;
}

function bars(x: number, y: number, r: number, at: readonly number[]): string {
  return at.map((share) => `M${decimal(x - r)} ${decimal(y + share * r)}h${decimal(2 * r)}`).join("");
}

function rays(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count + 0.2;
    return `M${decimal(x)} ${decimal(y)}l${decimal(r * Math.cos(angle))} ${decimal(r * Math.sin(angle))}`;
  }).join("");
}

/** A star of blades. */
function tuft(x: number, y: number, r: number): string {
  const points = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * Math.PI) / 10;
    const out = i % 2 === 0 ? r : r * 0.5;
    return `${decimal(x + out * Math.cos(angle))} ${decimal(y + out * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
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

function crown(x: number, y: number, r: number): string {
  const boughs = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${decimal(x + cos * 1.6)} ${decimal(y + sin * 1.6)}L${decimal(x + cos * r * 0.62)} ${decimal(y + sin * r * 0.62)}`;
  });
  return scallops(x, y, r, 12) + boughs.join("") + circle(x, y, 1.6);
}
