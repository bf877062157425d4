import { useMemo } from "react";
import { figureAt, keepFigure } from "#app/domain/ground/figures.ts";
import { correctedGround, noCorrection, type OwnerCorrection } from "#app/domain/ground/ground-correction.ts";
import { squaresOf, tickSquares } from "#app/domain/ground/ground-squares.ts";
import { adoptLabels } from "#app/domain/ground/regions/adopt-labels.ts";
import type { DrawnRegions } from "#app/domain/ground/regions/draw-region.ts";
import { nameRegions } from "#app/domain/ground/regions/name-regions.ts";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import { fatesOf, turnRegion } from "#app/domain/ground/regions/turn-regions.ts";
import { decodeSentGround, type SentGround } from "#app/domain/ground/sent-ground.ts";
import { useUndo } from "./use-undo.ts";

/** Loaded when drawing begins. Rejects without a connection. */
export const loadDrawing = () => import("#app/domain/ground/regions/draw-region.ts");

/** Each tap, stroke and tick is one step to undo. */
export function useGroundEditing(sent: SentGround) {
  const { reading, regions: read, correction: saved } = useMemo(() => decodeSentGround(sent), [sent]);
  const steps = useUndo<OwnerCorrection>(() => saved);
  const { now: correction, change, undo, canUndo } = steps;
  const { labels } = correction;
  const regions = useMemo(() => (labels ? adoptLabels(read, labels) : read), [read, labels]);
  const parts = useMemo(() => nameRegions(regions), [regions]);
  const ground = useMemo(() => correctedGround(reading, correction), [reading, correction]);
  const asRead = useMemo(() => fatesOf(read, reading), [read, reading]);
  const fates = useMemo(() => fatesOf(regions, ground), [regions, ground]);
  const ticks = useMemo(() => squaresOf(ground), [ground]);
  return {
    correction,
    regions,
    parts,
    ground,
    /** By number - 1, whether a region will be redesigned; and whether it would be as it was read. */
    fates,
    asRead,
    redrawsPaving: sent.redrawsPaving,
    ticks,
    undo,
    canUndo,
    startOver() {
      change(noCorrection(reading));
    },
    turn(number: number, redesign: boolean) {
      change({ ...correction, cells: turnRegion(correction.cells, reading, regions, { number, redesign }) });
    },
    /** People circle what is wrong: the area gets the opposite of the fate that most of it had. */
    async draw(stroke: readonly Spot[]): Promise<DrawnRegions> {
      const { drawRegion } = await loadDrawing();
      const drawn = drawRegion(regions, stroke);
      if (!drawn.ok) return drawn;
      const { number } = drawn;
      const redesign = !fatesOf(drawn.regions, ground)[number - 1];
      const turned = () => turnRegion(correction.cells, reading, drawn.regions, { number, redesign });
      const cells = drawn.outcome === "outlined" ? turned() : correction.cells;
      change({ cells, labels: drawn.regions.labels });
      return drawn;
    },
    markPerson({ x, y }: Spot) {
      const figure = figureAt([x / reading.width, y / reading.height], sent.eye);
      change({ ...correction, cells: keepFigure(correction.cells, figure) });
    },
    tick(square: number, ticked: boolean) {
      const after = ticks.map((before, i) => (i === square ? ticked : before));
      change({ ...correction, cells: tickSquares(correction.cells, ticks, after) });
    },
  };
}

export type GroundEditing = ReturnType<typeof useGroundEditing>;
