import { useState } from "react";
import type { DrawnRegions } from "#app/domain/ground/regions/draw-region.ts";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import type { GroundTool } from "./ground-tools.tsx";
import { type GroundEditing, loadDrawing } from "./use-ground-editing.ts";

/** Why a stroke created no region. */
const refusals: Record<Extract<DrawnRegions, { ok: false }>["reason"], string> = {
  nothing: "That line neither crosses a part from edge to edge nor closes round something. Please try again.",
  "too-small": "That would be too small a part. Please draw it larger.",
  "too-many": "There are as many parts as we can number. The squares below correct the rest.",
};

const noPencil = "Drawing could not be loaded: there is no connection. Please try again in a moment.";

export function useGroundTool(editing: GroundEditing) {
  const [tool, setTool] = useState<GroundTool>("tap");
  const [said, setSaid] = useState<string>();

  function pick(next: GroundTool) {
    setTool(next);
    setSaid(undefined);
    if (next === "draw") loadDrawing().catch(() => setSaid(noPencil));
  }
  function tap({ x, y }: Spot) {
    if (tool === "person") {
      editing.markPerson({ x, y });
      setTool("tap");
      return setSaid("This part stays as it is in your photo, and nothing is drawn over it.");
    }
    const { width, height, labels } = editing.regions;
    const column = Math.min(width - 1, Math.floor(x));
    const number = labels[Math.min(height - 1, Math.floor(y)) * width + column] ?? 0;
    const part = editing.parts.find((part) => part.number === number);
    if (!part) return setSaid("No part is here. With Draw a part you can make one.");
    const redesign = !editing.fates[number - 1];
    editing.turn(number, redesign);
    setSaid(`${number} ${part.name}: ${redesign ? "will be redesigned" : "stays as it is"}.`);
  }
  async function draw(stroke: readonly Spot[]) {
    const drawn = await editing.draw(stroke).catch(() => undefined);
    if (!drawn) return setSaid(noPencil);
    if (!drawn.ok) return setSaid(refusals[drawn.reason]);
    setTool("tap");
    const isSplit = drawn.outcome === "split";
    setSaid(
      isSplit
        ? `Split: ${drawn.number} is a part of its own. Tap the part that is wrong.`
        : `${drawn.number} is a part of its own, the other way round than before. Tap it to change it.`,
    );
  }
  return { tool, said, pick, tap, draw };
}
