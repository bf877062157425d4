import type { GroundSurface, PlanGeometry } from "../plan-geometry.ts";
import type { Scale } from "../take-off.ts";
import { patternId } from "./ground-patterns.ts";
import { plantSymbol } from "./plant-symbols.ts";
import { ink, inkSoft, margin, paper, sheetWidth } from "./sheet.ts";
import { element, label } from "./svg.ts";

const lineHeight = 17;
const columnWidth = (sheetWidth - 2 * margin) / 2;
const longestName = 29;

interface Entry {
  mark(x: number, y: number): string;
  words: string;
}

/** What the signs mean, from `top` on: the ground line by line, all else in two columns. @returns the markup and the y below it */
export function planLegend(geometry: PlanGeometry, scale: Scale, top: number): { markup: string; bottom: number } {
  const ground = groundEntries(geometry, scale);
  const others = [...keyEntries(geometry), ...outlineEntries(geometry)];
  const rows = Math.ceil(others.length / 2);
  const othersTop = top + ground.length * lineHeight;
  const markup = [
    ...ground.map((entry, i) => drawEntry(entry, margin, top + i * lineHeight)),
    ...others.map((entry, i) =>
      drawEntry(entry, margin + (i < rows ? 0 : columnWidth), othersTop + (i % rows) * lineHeight),
    ),
  ];
  return { markup: markup.join(""), bottom: othersTop + rows * lineHeight };
}

function drawEntry({ mark, words }: Entry, x: number, y: number): string {
  return mark(x, y) + label(words, x + 42, y + 4, { fill: ink, "font-size": 11 });
}

const groundWords: Partial<Record<GroundSurface["kind"], string>> = {
  "stepping-stone": "stones",
  border: "border",
  creek: "dry creek",
  bed: "beds",
  patio: "patio",
  path: "path",
};

/** One entry for each way of covering the ground, with all that is covered so. */
function groundEntries({ surfaces }: PlanGeometry, { factor }: Scale): Entry[] {
  const patterns = [...new Set(surfaces.map(patternId))];
  return patterns.map((pattern) => {
    const alike = surfaces.filter((surface) => patternId(surface) === pattern);
    const areas = alike.map(({ kind, area }) =>
      [groundWords[kind], `${(area * factor ** 2).toFixed(1)} m²`].filter(Boolean).join(" "),
    );
    return {
      mark: (x, y) => {
        const box = { x, y: y - 6, width: 34, height: 12, fill: `url(#${pattern})`, stroke: ink, "stroke-width": 0.7 };
        return element("rect", box);
      },
      words: `${alike[0].name}: ${areas.join(", ")}`,
    };
  });
}

function keyEntries({ plants, objects }: PlanGeometry): Entry[] {
  return [
    ...plants.map((group, i) => ({
      // The legend's own symbols are no plants of the plan.
      mark: (x: number, y: number) =>
        keyMark(String(i + 1), x, y) + plantSymbol(group, x + 26, y, 5.5).replace('class="plant"', 'class="legend"'),
      words: `${shorten(group.name, longestName - 4)}, ${group.at.length}`,
    })),
    ...objects.map((group, i) => ({
      mark: (x: number, y: number) => keyMark(letterOf(i), x, y),
      words: `${shorten(group.name, longestName - 4)}, ${group.at.length}`,
    })),
  ];
}

const outlineWords = {
  structure: "House, fence or hedge",
  kept: "Stays as it is",
  photo: "Edge of the photo",
  hidden: "Hidden in the photo",
};

/** How the ends of the ground are drawn. */
export const outlineStrokes = {
  structure: { "stroke-width": 3 },
  kept: { "stroke-width": 1.4, "stroke-dasharray": "9 3" },
  photo: { "stroke-width": 1, "stroke-dasharray": "5 4" },
  hidden: { "stroke-width": 1, "stroke-dasharray": "1.5 3" },
} as const;

function outlineEntries({ outline }: PlanGeometry): Entry[] {
  const ends = (["structure", "kept", "photo", "hidden"] as const).filter((end) =>
    outline.some((run) => run.end === end),
  );
  return ends.map((end) => ({
    mark: (x, y) => element("path", { d: `M${x} ${y}h34`, fill: "none", stroke: ink, ...outlineStrokes[end] }),
    words: outlineWords[end],
  }));
}

/** a, b, ... z, a2, b2, ... */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26) + 1}`;
}

/** A key as it stands on the plan and in the legend. */
export function keyText(key: string, x: number, y: number): string {
  return label(key, x, y + 3.4, {
    "text-anchor": "middle",
    "font-size": 10,
    "font-weight": 700,
    fill: ink,
    stroke: paper,
    "stroke-width": 2.6,
    "paint-order": "stroke",
    "stroke-linejoin": "round",
  });
}

function keyMark(key: string, x: number, y: number): string {
  return label(key, x + 8, y + 4, { "text-anchor": "middle", "font-size": 10.5, "font-weight": 700, fill: inkSoft });
}

function shorten(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}
