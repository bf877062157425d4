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

const fills: Record<Form, string> = {
  tree: "#8fae7d",
  scalloped: "#b5cb9f",
  ringed: "#d5dfb8",
  plain: "#e9edd6",
  tufted: "none",
  clipped: "#93b184",
  rosette: "#dfe7c2",
};

/** Adjacent kinds are distinguishable without their numbers. */
const tints = [
  { fill: "#cfc3e4", stroke: "#6a4c96" },
  { fill: "#f1c6cd", stroke: "#a34464" },
  { fill: "#f2da9b", stroke: "#8a6610" },
  { fill: "#b7d7de", stroke: "#2b6c7a" },
  { fill: "#e2c8ab", stroke: "#8a4f24" },
];

export interface PlantAppearance {
  form: Form;
  fill: string;
  stroke: string;
}

/** The form shows the role, the tint the species. */
export function plantAppearances(groups: readonly PlantGroup[]): PlantAppearance[] {
  const seen = new Map<Form, number>();
  return groups.map((group) => {
    const form = formOf(group);
    const before = seen.get(form) ?? 0;
    seen.set(form, before + 1);
    const tint = before === 0 ? undefined : tints[(before - 1) % tints.length];
    if (form === "tufted") return { form, fill: "none", stroke: tint?.stroke ?? ink };
    return { form, fill: tint?.fill ?? fills[form], stroke: ink };
  });
}

function formOf({ role, species }: PlantGroup): Form {
  return role !== "tree" && /grass|fescue|bamboo|sedge/.test(species) ? "tufted" : (forms[role] ?? "plain");
}

/** One element of class "plant"; `radius` in units of the sheet. */
export function plantSymbol({ form, fill, stroke }: PlantAppearance, x: number, y: number, radius: number): string {
  const r = Math.max(radius, form === "tree" ? 7 : 2);
  const isTree = form === "tree";
  const look = { fill, "fill-opacity": isTree ? 0.3 : undefined, stroke, "stroke-width": isTree ? 0.9 : 0.6 };
  return element("path", { d: outlineOf(form, x, y, r), ...look, class: "plant" });
}

function outlineOf(form: Form, x: number, y: number, r: number): string {
  switch (form) {
    case "tree":
      return crown(x, y, r);
    case "scalloped":
      return scallops(x, y, r);
    case "ringed":
      return circle(x, y, r) + circle(x, y, r * 0.35);
    case "tufted":
      return rays(x, y, r);
    case "clipped":
      return square(x, y, r);
    case "rosette":
      return circle(x, y, r) + rays(x, y, r * 0.8);
    default:
      return circle(x, y, r);
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

function crown(x: number, y: number, r: number): string {
  const boughs = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${decimal(x + cos * 1.6)} ${decimal(y + sin * 1.6)}L${decimal(x + cos * r * 0.62)} ${decimal(y + sin * r * 0.62)}`;
  });
  return scallops(x, y, r, 12) + boughs.join("") + circle(x, y, 1.6);
}
