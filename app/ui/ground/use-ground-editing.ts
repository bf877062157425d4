import { useMemo, useRef } from "react";
import {
  correctedGround,
  decodeCorrection,
  decodeGround,
  type EncodedCorrection,
  type EncodedGround,
  noCorrection,
  type OwnerCorrection,
  withLine,
} from "#app/domain/ground/ground-correction.ts";
import { squaresOf, tickSquares } from "#app/domain/ground/ground-squares.ts";
import { cellKept, cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";
import { drawStroke, type Spot } from "./brush.ts";
import { findArea } from "./find-area.ts";
import { useUndo } from "./use-undo.ts";

export interface Brush {
  value: typeof cellKept | typeof cellRedesigned;
  /** In cells. */
  radius: number;
}

/** What the customer says about the ground while they say it. Each tap, stroke, tick and line is one step to undo. */
export function useGroundEditing(stored: EncodedGround, storedCorrection: EncodedCorrection) {
  const reading = useMemo(() => decodeReading(stored), [stored]);
  const steps = useUndo<OwnerCorrection>(() => decodeCorrection(storedCorrection, reading));
  const { now: correction, change, undo, canUndo } = steps;
  const ground = useMemo(() => correctedGround(reading, correction), [reading, correction]);
  const ticks = useMemo(() => squaresOf(ground), [ground]);
  return {
    correction,
    ground,
    ticks,
    undo,
    canUndo,
    /** Takes everything back that was ever said. */
    startOver() {
      change(noCorrection(reading));
    },
    setLine(keepAbove: number | null) {
      change(withLine(correction, keepAbove));
    },
    tick(square: number, ticked: boolean) {
      const after = ticks.map((before, i) => (i === square ? ticked : before));
      change({ ...correction, cells: tickSquares(correction.cells, ticks, after) });
    },
    /** Kept becomes redesigned and the other way round, for all that looks like one with the tapped spot. */
    tapArea(pixels: Uint8ClampedArray, spot: Spot) {
      const area = findArea(pixels, ground, spot);
      const [first = 0] = area;
      const value = ground.cells[first] === cellRedesigned ? cellKept : cellRedesigned;
      const cells = correction.cells.cells.slice();
      for (const cell of area) cells[cell] = value;
      change({ ...correction, cells: { ...correction.cells, cells } });
    },
    ...useStrokes(steps),
  };
}

/** @throws for what no server of ours sends */
function decodeReading(stored: EncodedGround): GroundCells {
  const reading = decodeGround(stored);
  if (!reading) throw new Error("The reading of the photo does not fill its grid.");
  return reading;
}

export type GroundEditing = ReturnType<typeof useGroundEditing>;

/** Painting: from where the brush is set down to where it is lifted is one step. */
function useStrokes({ now, change, continueStep }: ReturnType<typeof useUndo<OwnerCorrection>>) {
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

function painted(correction: OwnerCorrection, from: Spot, to: Spot, { radius, value }: Brush): OwnerCorrection {
  return { ...correction, cells: drawStroke(correction.cells, from, to, radius, value) };
}
