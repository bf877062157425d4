import { useMemo, useRef, useState } from "react";
import {
  cellKept,
  cellRedesigned,
  correctedGround,
  decodeGround,
  decodeWishes,
  type EncodedGround,
  type EncodedWishes,
  type GroundMask,
  type GroundWishes,
  noWishes,
  withLine,
} from "#app/domain/designs/ground-mask.ts";
import { squaresOf, tickSquares } from "#app/domain/designs/ground-squares.ts";
import { drawStroke, type Spot } from "./brush.ts";
import { findArea } from "./find-area.ts";

/** Steps that can be taken back. */
const undoAtMost = 60;

export interface Brush {
  value: typeof cellKept | typeof cellRedesigned;
  /** In cells. */
  radius: number;
}

/** What the customer says about the ground while they say it. Each tap, stroke, tick and line is one step to undo. */
export function useGroundEditing(stored: EncodedGround, storedWishes: EncodedWishes) {
  const reading = useMemo(() => decodeGround(stored)!, [stored]);
  const [wishes, setWishes] = useState<GroundWishes>(() => decodeWishes(storedWishes, reading));
  const [past, setPast] = useState<GroundWishes[]>([]);
  const lastSpot = useRef<Spot>(undefined);
  const ground = useMemo(() => correctedGround(reading, wishes), [reading, wishes]);
  const ticks = useMemo(() => squaresOf(ground), [ground]);

  function remember() {
    setPast((steps) => [...steps.slice(-undoAtMost), wishes]);
  }
  function change(next: GroundWishes) {
    remember();
    setWishes(next);
  }
  function withCells(cells: GroundMask): GroundWishes {
    return { ...wishes, cells };
  }

  return {
    wishes,
    ground,
    ticks,
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setWishes(before);
      setPast(past.slice(0, -1));
    },
    /** Takes everything back that was ever said. */
    startOver() {
      change(noWishes(reading));
    },
    setLine(keepAbove: number | null) {
      change(withLine(wishes, keepAbove));
    },
    tick(square: number, ticked: boolean) {
      const after = ticks.map((before, i) => (i === square ? ticked : before));
      change(withCells(tickSquares(wishes.cells, ticks, after)));
    },
    /** Kept becomes redesigned and the other way round, for all that looks like one with the tapped spot. */
    tapArea(pixels: Uint8ClampedArray, spot: Spot) {
      const area = findArea(pixels, ground, spot);
      const value = ground.cells[area[0]!] === cellRedesigned ? cellKept : cellRedesigned;
      const cells = wishes.cells.cells.slice();
      for (const cell of area) cells[cell] = value;
      change(withCells({ ...wishes.cells, cells }));
    },
    beginStroke(spot: Spot, { radius, value }: Brush) {
      lastSpot.current = spot;
      change(withCells(drawStroke(wishes.cells, spot, spot, radius, value)));
    },
    continueStroke(spot: Spot, { radius, value }: Brush) {
      const from = lastSpot.current;
      if (!from) return;
      lastSpot.current = spot;
      // Pointers report faster than pages are drawn: each stroke goes onto the last.
      setWishes((now) => ({ ...now, cells: drawStroke(now.cells, from, spot, radius, value) }));
    },
    endStroke() {
      lastSpot.current = undefined;
    },
  };
}

export type GroundEditing = ReturnType<typeof useGroundEditing>;
