import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";

/** Points, upright. */
export const papers = {
  letter: { label: "Letter", width: 612, height: 792 },
  a4: { label: "A4", width: 595.28, height: 841.89 },
  a3: { label: "A3", width: 841.89, height: 1190.55 },
  "11x17": { label: "11 x 17 in", width: 792, height: 1224 },
} as const;

export type PaperName = keyof typeof papers;

export const paperNames = ["letter", "a4", "11x17", "a3"] as const satisfies readonly PaperName[];

export function readPaperName(name: string): PaperName | undefined {
  return paperNames.find((paper) => paper === name);
}

/** Points around and inside every sheet. */
export const sheetMargin = 30;
export const titleHeight = 58;
/** Above the drawing: the sheet's heading; below it: the scale bar. */
export const headingHeight = 30;
export const barHeight = 40;

const pointsPerMeter = 72 / 0.0254;

/** True scales that rulers have, largest first. */
const scales: Record<LengthUnit, { ratio: number; words: string }[]> = {
  m: [50, 100, 200, 500].map((ratio) => ({ ratio, words: `1:${ratio}` })),
  ft: [
    { ratio: 48, words: '1/4" = 1 ft' },
    { ratio: 96, words: '1/8" = 1 ft' },
    { ratio: 192, words: '1/16" = 1 ft' },
    { ratio: 384, words: '1/32" = 1 ft' },
  ],
};

export interface PlanFit {
  page: { width: number; height: number };
  area: { x: number; y: number; width: number; height: number };
  ratio: number;
  /** "1:100" */
  words: string;
  pointsPerMeter: number;
}

/** The largest scale at which the plan fits, on the paper turned as suits it better. Sizes in true meters. */
export function fitPlan(
  { width, depth }: { width: number; depth: number },
  name: PaperName,
  unit: LengthUnit,
): PlanFit {
  const paper = papers[name];
  const turned = { width: paper.height, height: paper.width };
  const fits = scales[unit].flatMap((scale) =>
    [turned, { width: paper.width, height: paper.height }].map((page) => {
      const area = {
        x: sheetMargin,
        y: sheetMargin + headingHeight,
        width: page.width - 2 * sheetMargin,
        height: page.height - 2 * sheetMargin - headingHeight - titleHeight - barHeight,
      };
      return { page, area, ...scale, pointsPerMeter: pointsPerMeter / scale.ratio };
    }),
  );
  const fitting = fits.find(
    ({ area, pointsPerMeter }) => width * pointsPerMeter <= area.width && depth * pointsPerMeter <= area.height,
  );
  const smallest = fits.at(-2);
  if (!smallest) throw new Error("there are no scales");
  return fitting ?? smallest;
}
