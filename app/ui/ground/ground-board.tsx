import { type PointerEvent, useMemo, useRef } from "react";
import { traceOutline } from "#app/domain/ground/trace-outline.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import type { Spot } from "./brush.ts";
import { GroundTint } from "./ground-tint.tsx";
import type { GroundTool } from "./ground-tools.tsx";
import type { GroundEditing } from "./use-ground-editing.ts";

interface GroundBoardProps {
  photo: StoredPicture;
  editing: GroundEditing;
  /** Undefined where no script runs: then it is a picture. */
  tool: GroundTool | undefined;
}

/** The photo with what will be redesigned hatched on it; with a tool in hand, to tap and to paint on. */
export function GroundBoard({ photo, editing, tool }: GroundBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pixels = useRef<Uint8ClampedArray>(undefined);
  const { ground } = editing;
  const outline = useMemo(() => traceOutline(ground), [ground]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (tool?.kind !== "brush" || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    editing.beginStroke(spotOf(event, ground), tool);
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (tool?.kind === "brush") editing.continueStroke(spotOf(event, ground), tool);
  }
  function onClick(event: PointerEvent<HTMLDivElement>) {
    if (tool?.kind !== "tap") return;
    const image = frame.current?.querySelector("img");
    if (image) pixels.current ??= readPixels(image, ground);
    if (pixels.current) editing.tapArea(pixels.current, spotOf(event, ground));
  }

  return (
    <div ref={frame} className="relative overflow-hidden rounded-lg">
      <MediaPicture {...photo} alt="Your yard" sizes="(min-width: 56rem) 52rem, 92vw" eager />
      <GroundTint width={ground.width} height={ground.height} outline={outline} />
      {tool ? (
        // What it does, the squares below do by keyboard.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div
          className={`absolute inset-0 cursor-crosshair select-none ${tool.kind === "brush" ? "touch-none" : "touch-manipulation"}`}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={editing.endStroke}
          onPointerCancel={editing.endStroke}
          onClick={onClick}
        />
      ) : null}
    </div>
  );
}

function spotOf(event: PointerEvent<HTMLDivElement>, { width, height }: { width: number; height: number }): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}

/** The picture at the size of the grid, four bytes a cell. */
function readPixels(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
): Uint8ClampedArray | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
