import { useMemo, useRef } from "react";
import {
  cellKept,
  cellRedesigned,
  correctedGround,
  decodeGround,
  decodeWishes,
  type EncodedGround,
  type EncodedWishes,
  type GroundWishes,
  noWishes,
  withLine,
} from "#app/domain/ground/ground-mask.ts";
import { squaresOf, tickSquares } from "#app/domain/ground/ground-squares.ts";
import { drawStroke, type Spot } from "./brush.ts";
import { findArea } from "./find-area.ts";
import { useUndo } from "./use-undo.ts";

export interface Brush {
  value: typeof cellKept | typeof cellRedesigned;
  /** In cells. */
  radius: number;
}

/** What the customer says about the ground while they say it. Each tap, stroke, tick and line is one step to undo. */
export function useGroundEditing(stored: EncodedGround, storedWishes: EncodedWishes) {
  const reading = useMemo(() => decodeGround(stored)!, [stored]);
  const steps = useUndo<GroundWishes>(() => decodeWishes(storedWishes, reading));
  const { now: wishes, change, undo, canUndo } = steps;
  const ground = useMemo(() => correctedGround(reading, wishes), [reading, wishes]);
  const ticks = useMemo(() => squaresOf(ground), [ground]);
  return {
    ...{ wishes, ground, ticks, undo, canUndo },
    /** Takes everything back that was ever said. */
    startOver() {
      change(noWishes(reading));
    },
    setLine(keepAbove: number | null) {
      change(withLine(wishes, keepAbove));
    },
    tick(square: number, ticked: boolean) {
      const after = ticks.map((before, i) => (i === square ? ticked : before));
      change({ ...wishes, cells: tickSquares(wishes.cells, ticks, after) });
    },
    /** Kept becomes redesigned and the other way round, for all that looks like one with the tapped spot. */
    tapArea(pixels: Uint8ClampedArray, spot: Spot) {
      const area = findArea(pixels, ground, spot);
      const value = ground.cells[area[0]!] === cellRedesigned ? cellKept : cellRedesigned;
      const cells = wishes.cells.cells.slice();
      for (const cell of area) cells[cell] = value;
      change({ ...wishes, cells: { ...wishes.cells, cells } });
    },
    ...useStrokes(steps),
  };
}

export type GroundEditing = ReturnType<typeof useGroundEditing>;

/** Painting: from where the brush is set down to where it is lifted is one step. */
function useStrokes({ now, change, continueStep }: ReturnType<typeof useUndo<GroundWishes>>) {
  const lastSpot = useRef<Spot>(undefined);
  return {
    beginStroke(spot: Spot, brush: Brush) {
      lastSpot.current = spot;
      change(painted(now, spot, spot, brush));
    },
    continueStroke(spot: Spot, brush: Brush) {
      const from = lastSpot.current;
      if (!from) return;
      lastSpot.current = spot;
      // Pointers report faster than pages are drawn: each stroke goes onto the last.
      continueStep((latest) => painted(latest, from, spot, brush));
    },
    endStroke() {
      lastSpot.current = undefined;
    },
  };
}

function painted(wishes: GroundWishes, from: Spot, to: Spot, { radius, value }: Brush): GroundWishes {
  return { ...wishes, cells: drawStroke(wishes.cells, from, to, radius, value) };
}
