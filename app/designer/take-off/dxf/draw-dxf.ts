import { metersPer, tellArea, tellLength } from "../../wording/length-words.ts";
import { letterOf } from "../drawing/plan-legend.ts";
import { builtRuns, extentOf, roomiestPoint } from "../quantities/dimension-runs.ts";
import {
  type GroundSurface,
  type ObjectGroup,
  type ObjectOutline,
  type PlanGeometry,
  pointsOf,
} from "../quantities/plan-geometry.ts";
import type { PlanScale } from "../quantities/take-off.ts";
import { circle, type DxfEntity, type DxfPoint, insert, line, polyline, text, writeDxf } from "./dxf-file.ts";

const layers = [
  { name: "EXISTING", color: 8, dashed: true },
  { name: "PAVING", color: 30 },
  { name: "BEDS", color: 34 },
  { name: "LAWN", color: 72 },
  { name: "EDGING", color: 1 },
  { name: "PLANTS", color: 94 },
  { name: "FEATURES", color: 5 },
  { name: "LABELS", color: 7 },
  { name: "DIMENSIONS", color: 6 },
] as const;
type Layer = (typeof layers)[number]["name"];

const layerOf: Record<GroundSurface["kind"], Layer> = {
  base: "LAWN",
  meadow: "LAWN",
  patio: "PAVING",
  path: "PAVING",
  "stepping-stone": "PAVING",
  creek: "PAVING",
  border: "PAVING",
  bed: "BEDS",
  "existing-paving": "EXISTING",
};

/** Meters: the height of letters. */
const letters = { key: 0.12, label: 0.2, dimension: 0.14 };
const sidesOfRound = 24;

/**
 * The plan as a DXF document, in true meters or feet; the place the photo was taken from is at the origin, y leads away
 * from it. Plants are blocks, one for each species, so that a program counts them; their numbers are those of the plan.
 */
export function drawDxf(geometry: PlanGeometry, scale: PlanScale, words: string): string {
  const { factor, unit } = scale;
  const perMeter = 1 / metersPer[unit];
  const place = ([x, z]: readonly [number, number]): DxfPoint => [x * factor * perMeter, z * factor * perMeter];
  const write = (layer: Layer, what: string, at: DxfPoint, height: number, angle = 0) =>
    text(layer, what, at, height * perMeter, angle);
  const { surfaces, edges, outline, plants, objects } = geometry;
  const extent = extentOf(surfaces.flatMap(({ rings }) => rings));
  const entities: DxfEntity[] = [
    ...outline.map((run) => polyline("EXISTING", pointsOf(run.line).map(place), false)),
    ...surfaces.flatMap((surface) =>
      surface.rings.map((ring) => polyline(layer(surface), pointsOf(ring).map(place), true)),
    ),
    ...edges.flatMap(({ lines }) => lines.map((course) => polyline("EDGING", pointsOf(course).map(place), false))),
    ...plants.flatMap(({ at }, i) =>
      at.flatMap(([x, z, radius]) => [
        insert("PLANTS", blockName(i), place([x, z]), radius * perMeter),
        write("LABELS", String(i + 1), place([x, z]), letters.key),
      ]),
    ),
    ...objects.flatMap((group, i) =>
      group.at.flatMap((thing) => {
        const across = (group.unit === "m" ? factor : 1) * perMeter;
        return [
          polyline("FEATURES", outlineOf(group, thing, place([thing.x, thing.z]), across), true),
          write("LABELS", letterOf(i), place([thing.x, thing.z]), letters.key),
        ];
      }),
    ),
    ...surfaces.flatMap(({ name, area, rings }) => {
      const at = rings.length > 0 ? roomiestPoint(rings) : undefined;
      return at ? [write("LABELS", `${name}, ${tellArea(area * factor ** 2, unit)}`, place(at), letters.label)] : [];
    }),
    ...surfaces
      .filter(({ kind }) => layerOf[kind] === "PAVING" && kind !== "stepping-stone" && kind !== "border")
      .flatMap(({ rings }) => builtRuns(geometry, rings))
      .flatMap(({ from, to, length }) => {
        const [start, end] = [place(from), place(to)];
        const angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
        const readable = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
        // Above its line.
        const [up, aside] = [Math.cos((readable * Math.PI) / 180), -Math.sin((readable * Math.PI) / 180)];
        const off = letters.dimension * perMeter * 0.8;
        const middle: DxfPoint = [(start[0] + end[0]) / 2 + aside * off, (start[1] + end[1]) / 2 + up * off];
        return [
          line("DIMENSIONS", start, end),
          write("DIMENSIONS", tellLength(length * factor, unit), middle, letters.dimension, readable),
        ];
      }),
    write("LABELS", words, place([(extent.left + extent.right) / 2, extent.near - 1]), letters.label),
  ];
  return writeDxf({
    unit,
    layers,
    blocks: plants.map((_, i) => ({
      name: blockName(i),
      entities: [circle("0", [0, 0], 1), line("0", [-0.2, 0], [0.2, 0]), line("0", [0, -0.2], [0, 0.2])],
    })),
    entities,
    extent: { least: place([extent.left, Math.min(0, extent.near)]), most: place([extent.right, extent.far]) },
  });
}

function layer({ kind, material }: GroundSurface): Layer {
  return material === "keep" && kind !== "base" ? "EXISTING" : layerOf[kind];
}

function blockName(group: number): string {
  return `PLANT-${group + 1}`;
}

/** Corners of a rectangle, or of a round thing's polygon. */
function outlineOf(
  { shape }: Pick<ObjectGroup, "shape">,
  { angle, width, depth }: ObjectOutline,
  [x, y]: DxfPoint,
  perMeter: number,
): DxfPoint[] {
  const [halfWidth, halfDepth] = [(width * perMeter) / 2, (depth * perMeter) / 2];
  const corners: DxfPoint[] =
    shape === "rectangle"
      ? [
          [-halfWidth, -halfDepth],
          [halfWidth, -halfDepth],
          [halfWidth, halfDepth],
          [-halfWidth, halfDepth],
        ]
      : Array.from({ length: sidesOfRound }, (_, i) => {
          const turn = (i * 2 * Math.PI) / sidesOfRound;
          return [halfWidth * Math.cos(turn), halfDepth * Math.sin(turn)];
        });
  // As on the sheet, whose y points down, things turn clockwise.
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  return corners.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}
