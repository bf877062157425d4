import { type PlanGeometry, type PlanLine, pointsOf } from "../quantities/plan-geometry.ts";
import type { PlanScale } from "../quantities/take-off.ts";
import { decimal } from "./svg.ts";

/** Units; slightly less than a pixel each on a phone. */
export const sheetWidth = 440;
export const margin = 16;
const mostHeight = 560;

export const ink = "#1e2a22";
export const inkSoft = "#55605a";
export const paper = "#fdfcf8";
export const clay = "#9c4520";

/** Usual letters are readable if the drawing is shown at least 440 pixels wide, large ones from 320 on. */
export type Lettering = "usual" | "large";

export interface Sheet {
  width: number;
  /** Units per meter of the plan, and per true meter. */
  perMetre: number;
  perTrueMetre: number;
  bottom: number;
  lettering: Lettering;
  letters(usual: number): number;
  toSheet(x: number, z: number): [x: number, y: number];
}

/** The viewer's side is below. */
export function createSheet({ surfaces, view }: PlanGeometry, scale: PlanScale, lettering: Lettering): Sheet {
  const corners = surfaces.flatMap(({ rings }) => rings.flatMap(pointsOf));
  const xs = [0, view.left[0], view.right[0], ...corners.map(([x]) => x)];
  const zs = [0, ...corners.map(([, z]) => z)];
  const [left, right, far] = [Math.min(...xs), Math.max(...xs), Math.max(...zs)];
  const room = sheetWidth - 2 * margin;
  const perMetre = Math.min(room / Math.max(right - left, 1), mostHeight / Math.max(far, 1));
  const firstX = margin + (room - (right - left) * perMetre) / 2;
  return {
    width: sheetWidth,
    perMetre,
    perTrueMetre: perMetre / scale.factor,
    bottom: margin + far * perMetre,
    lettering,
    letters: (usual) => (lettering === "large" ? 1.35 * usual : usual),
    toSheet: (x, z) => [firstX + (x - left) * perMetre, margin + (far - z) * perMetre],
  };
}

export function pathData(line: PlanLine, { toSheet }: Sheet, closed: boolean): string {
  const points = pointsOf(line).map(([x, z]) => toSheet(x, z).map(decimal).join(" "));
  return `M${points.join("L")}${closed ? "Z" : ""}`;
}
