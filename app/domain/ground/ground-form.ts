import { z } from "zod";
import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import { correctedGround, decodeGround, type OwnerCorrection } from "./ground-correction.ts";
import { squareGrid, tickSquares } from "./ground-squares.ts";
import { adoptLabels } from "./regions/adopt-labels.ts";
import { decodeLabels } from "./regions/encode-regions.ts";
import { type GroundRegions, regionsAtMost } from "./regions/ground-regions.ts";
import { fatesOf, turnRegion } from "./regions/turn-regions.ts";

/**
 * The state that was shown is sent, too, so that a post is the difference to what the visitor saw, whatever another tab
 * has saved since. redesign, keep: the answer about the doubted region, which also confirms the rest. keep-figures: the answer about who
 * stands on the ground.
 */
export const groundIntents = ["confirm", "redesign", "keep", "keep-figures", "save", "reset"] as const;

const ticks = z.string().regex(/^[01]*$/);
const numbers = z.array(z.string().regex(/^[0-9]{1,3}$/));

export const groundFormSchema = z.object({
  intent: z.enum(groundIntents),
  cells: z.string().max(60_000),
  /** The shown regions in runs; empty where they are as read. */
  regions: z.string().max(60_000),
  /** For the shown regions: 1 for each that was redesigned; then the numbers of the ticked ones. */
  partsBefore: ticks,
  part: numbers,
  ticksBefore: ticks,
  tick: numbers,
});

export type GroundFields = z.output<typeof groundFormSchema>;

/** Undefined when no form of ours sends this. */
export function readGroundForm(sent: GroundFields, reading: GroundCells, read: GroundRegions) {
  const { intent, partsBefore, part, ticksBefore, tick } = sent;
  const cells = decodeGround({ width: reading.width, height: reading.height, runs: sent.cells });
  const labels = sent.regions ? decodeLabels(sent.regions, reading.cells.length) : read.labels;
  const { columns, rows } = squareGrid(reading);
  if (!cells || !labels || ticksBefore.length !== columns * rows) return undefined;
  const regions = adoptLabels(read, labels);
  if (regions.regions.length > regionsAtMost || partsBefore.length !== regions.regions.length) return undefined;
  const turned = turnParts(cells, reading, regions, partsBefore, part, answerTo(intent, read));
  const before = Array.from(ticksBefore, (tick) => tick === "1");
  const after = before.map((_, i) => tick.includes(String(i)));
  const correction: OwnerCorrection = { cells: tickSquares(turned, before, after) };
  if (sent.regions) correction.labels = labels;
  return { intent, correction };
}

interface Answer {
  number: number;
  redesign: boolean;
}

function answerTo(intent: (typeof groundIntents)[number], { regions }: GroundRegions): Answer | undefined {
  const number = regions.findIndex(({ maybe }) => maybe) + 1;
  const isAnswer = intent === "redesign" || intent === "keep";
  return isAnswer && number > 0 ? { number, redesign: intent === "redesign" } : undefined;
}

function turnParts(
  correction: GroundCells,
  reading: GroundCells,
  regions: GroundRegions,
  before: string,
  ticked: readonly string[],
  answer: Answer | undefined,
): GroundCells {
  const fates = fatesOf(regions, correctedGround(reading, { cells: correction }));
  return regions.regions.reduce((cells, _, i) => {
    const number = i + 1;
    const isTicked = ticked.includes(String(number));
    if (answer?.number === number) {
      return fates[i] === answer.redesign ? cells : turnRegion(cells, reading, regions, answer);
    }
    if (isTicked === (before[i] === "1")) return cells;
    return turnRegion(cells, reading, regions, { number, redesign: isTicked });
  }, correction);
}
