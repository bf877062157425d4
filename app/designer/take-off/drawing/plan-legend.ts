import { describeProduct, tellArea } from "../../wording/length-words.ts";
import type { GroundSurface, PlanGeometry } from "../quantities/plan-geometry.ts";
import type { PlanScale } from "../quantities/take-off.ts";
import { patternId } from "./ground-patterns.ts";
import { plantAppearances, plantSymbol } from "./plant-symbols.ts";
import { ink, inkSoft, margin, paper, type Sheet, sheetWidth } from "./sheet.ts";
import { element, label, type SvgElement } from "./svg.ts";

const width = sheetWidth - 2 * margin;
const signWidth = 42;
/** As a share of its size; rather too large than too small. */
const letterWidth = 0.56;

interface LegendEntry {
  mark(x: number, y: number): SvgElement[];
  words: string;
}

/** One column if letters are large. Returns what is drawn and the y below it. */
export function planLegend(
  geometry: PlanGeometry,
  scale: PlanScale,
  sheet: Sheet,
): { drawn: SvgElement[]; bottom: number } {
  const { letters } = sheet;
  const top = sheet.bottom + 60 + letters(12);
  const columns = sheet.lettering === "large" ? 1 : 2;
  const [ground, below] = drawColumn(groundEntries(geometry, scale), { x: margin, y: top, width, letters });
  const others = [...keyEntries(geometry, letters), ...outlineEntries(geometry)];
  const rows = Math.ceil(others.length / columns);
  const drawn = Array.from({ length: columns }, (_, i) =>
    drawColumn(others.slice(i * rows, (i + 1) * rows), {
      x: margin + (i * width) / columns,
      y: below + letters(6),
      width: width / columns,
      letters,
    }),
  );
  return {
    drawn: [ground, ...drawn.map(([column]) => column)].flat(),
    bottom: Math.max(...drawn.map(([, bottom]) => bottom)),
  };
}

type Column = { x: number; y: number; width: number } & Pick<Sheet, "letters">;

function drawColumn(
  entries: readonly LegendEntry[],
  { x, y, width, letters }: Column,
): [drawn: SvgElement[], bottom: number] {
  const size = letters(11);
  const most = Math.floor((width - signWidth) / (size * letterWidth));
  const parts: SvgElement[] = [];
  let bottom = y;
  for (const { mark, words } of entries) {
    parts.push(...mark(x, bottom));
    for (const line of breakLines(words, most)) {
      parts.push(label(line, x + signWidth, bottom + letters(4), { fill: ink, "font-size": size }));
      bottom += letters(17);
    }
  }
  return [parts, bottom];
}

/** A longer word keeps a line to itself. */
function breakLines(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const groundWords: Partial<Record<GroundSurface["kind"], string>> = {
  "stepping-stone": "stones",
  border: "border",
  creek: "dry creek",
  bed: "beds",
  patio: "patio",
  path: "path",
};

function groundEntries({ surfaces }: PlanGeometry, { factor, unit }: PlanScale): LegendEntry[] {
  const named = new Map(surfaces.map((surface) => [patternId(surface), surface.name]));
  return [...named].map(([pattern, name]) => {
    const alike = surfaces.filter((surface) => patternId(surface) === pattern);
    const areas = alike.map(({ kind, area }) =>
      [groundWords[kind], tellArea(area * factor ** 2, unit).replaceAll(" ", "\u00a0")].filter(Boolean).join(" "),
    );
    return {
      mark: (x, y) => {
        const box = { x, y: y - 6, width: 34, height: 12, fill: `url(#${pattern})`, stroke: ink, "stroke-width": 0.7 };
        return [element("rect", box)];
      },
      words: `${describeProduct(name, unit)}: ${areas.join(", ")}`,
    };
  });
}

function keyEntries({ plants, objects }: PlanGeometry, letters: Sheet["letters"]): LegendEntry[] {
  const looks = plantAppearances(plants);
  return [
    ...plants.map((group, i) => ({
      // The legend's own symbols are not plants of the plan.
      mark: (x: number, y: number) => [
        keyMark(String(i + 1), x, y, letters),
        plantSymbol(looks[i]!, x + 26, y, 5.5, "legend"),
      ],
      words: `${group.name}, ${group.at.length}`,
    })),
    ...objects.map((group, i) => ({
      mark: (x: number, y: number) => [keyMark(letterOf(i), x, y, letters)],
      words: `${group.name}, ${group.at.length}`,
    })),
  ];
}

const outlineWords = {
  structure: "House, fence or hedge",
  kept: "Stays as it is",
  photo: "Edge of the photo",
  hidden: "Hidden in the photo",
};

export const outlineStrokes = {
  structure: { "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" },
  kept: { "stroke-width": 1.4, "stroke-dasharray": "9 3" },
  photo: { "stroke-width": 1, "stroke-dasharray": "5 4" },
  hidden: { "stroke-width": 1, "stroke-dasharray": "1.5 3" },
} as const;

function outlineEntries({ outline }: PlanGeometry): LegendEntry[] {
  const ends = (["structure", "kept", "photo", "hidden"] as const).filter((end) =>
    outline.some((run) => run.end === end),
  );
  return ends.map((end) => ({
    mark: (x, y) => [element("path", { d: `M${x} ${y}h34`, fill: "none", stroke: ink, ...outlineStrokes[end] })],
    words: outlineWords[end],
  }));
}

export function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26) + 1}`;
}

export function keyText(key: string, [x, y]: readonly [x: number, y: number], size: number): SvgElement {
  return label(key, x, y + 0.34 * size, {
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 700,
    fill: ink,
    stroke: paper,
    "stroke-width": 2.6,
    "paint-order": "stroke",
    "stroke-linejoin": "round",
  });
}

function keyMark(key: string, x: number, y: number, letters: Sheet["letters"]): SvgElement {
  const font = { "font-size": letters(10.5), "font-weight": 700, fill: inkSoft };
  return label(key, x + 8, y + letters(4), { "text-anchor": "middle", ...font });
}
