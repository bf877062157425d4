import { lerp } from "../../numeric/scalar.ts";
import { ownWalls } from "../../plan/sun/own-walls.ts";
import {
  type HourRange,
  listSunRays,
  type SunSeason,
  sunHours,
  viewSun,
  type YardOnEarth,
} from "../../plan/sun/sun-hours.ts";
import { Camera } from "../../stage/camera.ts";
import { element, label, type SvgElement, writeSvg } from "../drawing/svg.ts";
import { type PlanGeometry, pointsOf } from "../quantities/plan-geometry.ts";
import { isInside } from "./bed-sun.ts";

/** From few hours to many: darker than the next also in gray, and told apart by every kind of color vision. Source: cividis, by Nuñez et al. (2018). */
const bands = [
  { from: 0, words: "0–1.5 h", color: "#00224e", ink: "#fff" },
  { from: 1.5, words: "1.5–3 h", color: "#2a3f6d", ink: "#fff" },
  { from: 3, words: "3–4.5 h", color: "#575d6d", ink: "#fff" },
  { from: 4.5, words: "4.5–6 h", color: "#8a8678", ink: "#000" },
  { from: 6, words: "6–8 h", color: "#c3b369", ink: "#000" },
  { from: 8, words: "over 8 h", color: "#fee838", ink: "#000" },
] as const;
const groups = ["shade", "part shade", "full sun"];

/** In units of the drawing: the picture's width, a cell of the map, letters, the legend's bands, and between two numbers on the map. */
const width = 960;
const cell = 4;
const letters = 30;
const band = { width: width / bands.length, height: 48 };
const apart = { across: 140, down: 62 };
/** Opacity of the map over the photo. */
const opacity = 0.68;
/** Meters between points at which the sun is counted, and beyond which no ground is colored. */
const step = 0.75;
const farthest = 40;

interface SunMap {
  season: SunSeason;
  /** "June". */
  months: string;
  title: string;
  /** As a data address, so that the drawing is one file. */
  photo: string;
}

/**
 * The photo with the hours of direct sun on its ground, as an SVG document with its legend; undefined for plans that lack what stood
 * there or the photo's camera.
 */
export function drawSunMap(geometry: PlanGeometry, earth: YardOnEarth, map: SunMap): string | undefined {
  const { standing } = geometry;
  if (!standing?.camera) return undefined;
  const { horizon, focal, roll, height: share } = standing.camera;
  const height = Math.round(width * share);
  const camera = new Camera(width, height, horizon * width, focal * width, standing.eyeHeight, roll);
  const view = viewSun(standing, ownWalls(geometry));
  const rays = listSunRays(earth, map.season);
  const ground = geometry.surfaces.map(({ rings }) => rings.map(pointsOf));
  const hoursAt = betweenPoints((x, z) => sunHours([x, z], rays, view));
  const runs: SvgElement[] = [];
  const numbers: SvgElement[] = [];
  const ranges: HourRange[] = [];
  for (let v = cell / 2; v < height; v += cell) {
    let run: { from: number; of: number } | undefined;
    const end = (u: number) => {
      if (!run) return;
      const { color } = bands[run.of] ?? bands[0];
      runs.push(element("rect", { x: run.from, y: v - cell / 2, width: u - run.from, height: cell, fill: color }));
    };
    for (let u = cell / 2; u < width; u += cell) {
      const [x, z, depth] = camera.groundAt(u, v, [0, 0, 0]);
      const isGround = depth > 0 && z < farthest && ground.some((rings) => isInside(rings, x, z));
      const range = isGround ? hoursAt(x, z) : undefined;
      const of = range && bandOf(middleOf(range));
      if (of !== run?.of) {
        end(u - cell / 2);
        run = of === undefined ? undefined : { from: u - cell / 2, of };
      }
      if (!range || !isAtNumber(u, v) || v > height - letters) continue;
      ranges.push(range);
      numbers.push(label(`${Math.round(middleOf(range))} h`, u, v, number));
    }
    end(width);
  }
  const legend = drawLegend(height, map.months, ranges);
  const whole = { x: 0, y: 0, width, height };
  return writeSvg(
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${width} ${height + legendHeight}`,
        role: "img",
        "font-family": "system-ui, sans-serif",
        "font-size": letters,
      },
      element("title", {}, map.title),
      element("rect", { width, height: height + legendHeight, fill: "#fdfcf8" }),
      element("image", { ...whole, href: map.photo, preserveAspectRatio: "none" }),
      element("g", { opacity, "shape-rendering": "crispEdges" }, runs),
      element("g", {}, numbers),
      legend,
    ),
  );
}

/** The size of the drawing of a photo of such a height per width. */
export function sunMapSize(share: number): { width: number; height: number } {
  return { width, height: Math.round(width * share) + legendHeight };
}

const legendHeight = 208;

const number = {
  "text-anchor": "middle",
  "dominant-baseline": "middle",
  "font-weight": "bold",
  fill: "#000",
  stroke: "#fff",
  "stroke-width": 6,
  "paint-order": "stroke",
};

function isAtNumber(u: number, v: number): boolean {
  const isNear = (at: number, every: number) => Math.abs((at % every) - every / 2) < cell / 2;
  return isNear(u, apart.across) && isNear(v, apart.down);
}

/** The middle of what is possible. */
function middleOf({ low, high }: HourRange): number {
  return (low + high) / 2;
}

function bandOf(hours: number): number {
  return bands.findLastIndex(({ from }) => hours >= from);
}

function drawLegend(top: number, months: string, ranges: readonly HourRange[]): SvgElement {
  const centered = { "text-anchor": "middle" };
  const spread = ranges.reduce((sum, { low, high }) => sum + (high - low) / 2, 0) / Math.max(1, ranges.length);
  const line = (words: string, row: number) =>
    label(words, 14, top + band.height + row * 40, { fill: "#1e2a22", "font-size": 27 });
  return element(
    "g",
    {},
    bands.flatMap(({ color, words, ink }, i) => [
      element("rect", { x: i * band.width, y: top, width: band.width, height: band.height, fill: color }),
      label(words, (i + 0.5) * band.width, top + 34, { ...centered, fill: ink }),
    ]),
    groups.map((words, i) =>
      label(words, (i + 0.5) * 2 * band.width, top + band.height + 36, { ...centered, "font-weight": "bold" }),
    ),
    line(`Hours of direct sun on a clear day in ${months},`, 2),
    line(`give or take ${Math.max(1, Math.round(spread))}: estimated from one photo, with this design’s trees.`, 3),
  );
}

/** Counts on a lattice, once for each of its points, and interpolates. */
function betweenPoints(count: (x: number, z: number) => HourRange): (x: number, z: number) => HourRange {
  const counted = new Map<string, HourRange>();
  const at = (column: number, row: number): HourRange => {
    const key = `${column} ${row}`;
    const known = counted.get(key) ?? count(column * step, row * step);
    counted.set(key, known);
    return known;
  };
  return (x, z) => {
    const [column, row] = [Math.floor(x / step), Math.floor(z / step)];
    const [across, along] = [x / step - column, z / step - row];
    const corners = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)] as const;
    const mix = (side: keyof HourRange) => {
      const [a, b, c, d] = corners;
      return lerp(lerp(a[side], b[side], across), lerp(c[side], d[side], across), along);
    };
    return { low: mix("low"), high: mix("high") };
  };
}
