import { Button } from "#app/ui/button.tsx";

/** tap: one region at a time; draw: regions that the reading did not separate; person: a person or an animal on the ground. */
export type GroundTool = "tap" | "draw" | "person";

interface GroundToolsProps {
  /** Undefined until scripts run: space is reserved, so that nothing moves. */
  tool: GroundTool | undefined;
  canUndo: boolean;
  /** The result of the last stroke or tap. */
  said: string | undefined;
  onPick: (tool: GroundTool) => void;
  onUndo: () => void;
}

const tools = [
  { tool: "tap", label: "Tap a part" },
  { tool: "draw", label: "Draw a part" },
] as const;

const hints = {
  tap: "Tap a part, here or in the list, to keep it as it is. Tap again to redesign it.",
  draw: "Draw a line right across a part to split it, or a ring round something to make it a part of its own.",
};

export function GroundTools({ tool, canUndo, said, onPick, onUndo }: GroundToolsProps) {
  return (
    <div className="grid gap-2 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-2" role="toolbar" aria-label="Correct the picture">
        {tools.map((choice) => (
          <Button
            key={choice.tool}
            type="button"
            variant="secondary"
            aria-pressed={(tool ?? "tap") === choice.tool}
            disabled={!tool}
            onClick={() => onPick(choice.tool)}
            className="px-3! aria-pressed:border-moss aria-pressed:bg-sand disabled:opacity-100"
          >
            {choice.label}
          </Button>
        ))}
        <Button type="button" variant="quiet" disabled={!canUndo} onClick={onUndo} className="px-2! disabled:invisible">
          Undo
        </Button>
      </div>
      <p role="status" className="min-h-[2lh] text-ink-soft text-sm">
        {said ?? hints[tool === "draw" ? "draw" : "tap"]}
      </p>
    </div>
  );
}
