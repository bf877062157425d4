import { cellKept, cellRedesigned } from "#app/providers/images/ground-cells.ts";
import { Button } from "#app/ui/button.tsx";
import type { Brush } from "./use-ground-editing.ts";

export type GroundTool = { kind: "tap" } | ({ kind: "brush" } & Brush);

interface GroundToolsProps {
  tool: GroundTool;
  /** Of the brush, in cells; kept while another tool is in hand. */
  radius: number;
  canUndo: boolean;
  onPick: (tool: GroundTool) => void;
  onResize: (radius: number) => void;
  onUndo: () => void;
}

/** What can be done to the picture with a finger or a mouse. */
export function GroundTools({ tool, radius, canUndo, onPick, onResize, onUndo }: GroundToolsProps) {
  const choices = [
    { label: "Tap an area", is: tool.kind === "tap", pick: { kind: "tap" } },
    { label: "Paint: keep", is: isBrush(tool, cellKept), pick: { kind: "brush", value: cellKept, radius } },
    {
      label: "Paint: redesign",
      is: isBrush(tool, cellRedesigned),
      pick: { kind: "brush", value: cellRedesigned, radius },
    },
  ] as const;
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2" role="toolbar" aria-label="Correct the picture">
        {choices.map(({ label, is, pick }) => (
          <Button
            key={label}
            type="button"
            variant="secondary"
            aria-pressed={is}
            onClick={() => onPick(pick)}
            className="aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-paper"
          >
            {label}
          </Button>
        ))}
        <Button type="button" variant="quiet" disabled={!canUndo} onClick={onUndo}>
          Undo
        </Button>
      </div>
      {tool.kind === "brush" ? (
        <label className="flex min-h-11 max-w-sm items-center gap-4">
          <span className="shrink-0">Brush size</span>
          <input
            type="range"
            min={1}
            max={16}
            step={1}
            value={radius}
            onChange={({ currentTarget }) => onResize(Number(currentTarget.value))}
            className="h-11 w-full"
          />
        </label>
      ) : (
        <p className="flex min-h-11 items-center text-ink-soft text-sm">
          Tap what is wrong: hatched becomes kept, and the other way round.
        </p>
      )}
    </div>
  );
}

function isBrush(tool: GroundTool, value: number): boolean {
  return tool.kind === "brush" && tool.value === value;
}
