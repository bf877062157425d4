import { type PointerEvent, useRef, useState } from "react";
import type { Figure } from "#app/domain/ground/figures.ts";
import type { Spot } from "#app/domain/ground/regions/stroke.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import type { GroundTool } from "./ground-tools.tsx";
import { NumbersOnPicture } from "./region-number.tsx";
import { RegionTint } from "./region-tint.tsx";
import type { GroundEditing } from "./use-ground-editing.ts";

interface GroundBoardProps {
  photo: StoredPicture;
  editing: GroundEditing;
  /** Number of the region in question. */
  doubted: number | undefined;
  figures: readonly Figure[];
  /** Undefined where no script runs: then it is a picture. */
  tool: GroundTool | undefined;
  onTap: (spot: Spot) => void;
  onDraw: (stroke: readonly Spot[]) => void;
}

/** With a tool it can be tapped and drawn on. */
export function GroundBoard({ photo, editing, doubted, figures, tool, onTap, onDraw }: GroundBoardProps) {
  const [stroke, setStroke] = useState<readonly Spot[]>([]);
  const toolAtStart = useRef(tool);
  const { ground } = editing;

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    toolAtStart.current = tool;
    if (tool !== "draw" || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke([spotOf(event, ground)]);
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const spot = spotOf(event, ground);
    // Pointers report faster than pages are drawn: each spot goes onto the last.
    setStroke((latest) => (latest.length > 0 ? [...latest, spot] : latest));
  }
  function onPointerUp() {
    if (stroke.length > 0) onDraw(stroke);
    setStroke([]);
  }

  return (
    <div className="relative overflow-hidden rounded-lg">
      <MediaPicture {...photo} alt="Your yard" sizes="(min-width: 64rem) 44rem, 92vw" eager />
      <RegionTint editing={editing} doubted={doubted} figures={figures} stroke={stroke} />
      {tool ? (
        // What it does, the boxes and squares do by keyboard.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          className={`absolute inset-0 select-none ${tool === "draw" ? "cursor-crosshair touch-none" : "cursor-pointer touch-manipulation"}`}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setStroke([])}
          // The end of a stroke is a click too, and by then the tool may be another.
          onClick={(event) => toolAtStart.current !== "draw" && onTap(spotOf(event, ground))}
        />
      ) : null}
      <NumbersOnPicture
        parts={editing.parts}
        fates={editing.fates}
        grid={ground}
        doubted={doubted}
        canTap={tool !== "draw"}
      />
    </div>
  );
}

function spotOf(
  event: { currentTarget: Element; clientX: number; clientY: number },
  { width, height }: { width: number; height: number },
): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}
