import { z } from "zod";
import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import { decodeGround, type OwnerCorrection, withLine } from "./ground-correction.ts";
import { keepAboveLine } from "./ground-lines.ts";
import { squareGrid, tickSquares } from "./ground-squares.ts";

/**
 * What the form about the ground sends. It carries the state it was shown with, so that a post is the difference somebody
 * made to what they saw, whatever another tab has saved meanwhile.
 */
const groundIntents = ["confirm", "save", "reset"] as const;

const line = z.string().regex(/^(?:[0-9]|1[0-2])$/);

const groundFormSchema = z.object({
  intent: z.enum(groundIntents),
  /** The cells as they were shown, in runs. */
  cells: z.string().max(60_000),
  lineBefore: line,
  line,
  /** The squares as they were shown: a 1 for each tick. */
  ticksBefore: z.string().regex(/^[01]+$/),
  /** Number of each ticked square, row by row. */
  tick: z.array(z.string().regex(/^[0-9]{1,3}$/)),
});

/**
 * @param sent the form's fields by their names
 * @returns undefined when no form of ours sends this
 */
export function readGroundForm(sent: unknown, reading: GroundCells) {
  const parsed = groundFormSchema.safeParse(sent);
  if (!parsed.success) return undefined;
  const { intent, lineBefore, line, ticksBefore, tick } = parsed.data;
  const cells = decodeGround({ width: reading.width, height: reading.height, runs: parsed.data.cells });
  const { columns, rows } = squareGrid(reading);
  if (!cells || ticksBefore.length !== columns * rows) return undefined;
  let correction: OwnerCorrection = { keepAbove: keepAboveLine(Number(lineBefore)), cells };
  if (line !== lineBefore) correction = withLine(correction, keepAboveLine(Number(line)));
  const before = Array.from(ticksBefore, (tick) => tick === "1");
  const after = before.map((_, i) => tick.includes(String(i)));
  return { intent, correction: { ...correction, cells: tickSquares(correction.cells, before, after) } };
}
