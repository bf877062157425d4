import { Button } from "#app/ui/button.tsx";
import type { GroundTool } from "./ground-tools.tsx";

interface PersonToolProps {
  /** Undefined until scripts run. */
  tool: GroundTool | undefined;
  onPick: (tool: GroundTool) => void;
}

/** Next to the picture and outside the fold: it is for everyone who has someone in the photo. */
export function PersonTool({ tool, onPick }: PersonToolProps) {
  const isPicked = tool === "person";
  return (
    <div className="grid gap-1 noscript:hidden">
      <Button
        type="button"
        variant="secondary"
        aria-pressed={isPicked}
        disabled={!tool}
        onClick={() => onPick(isPicked ? "tap" : "person")}
        className="aria-pressed:border-moss aria-pressed:bg-sand disabled:opacity-100"
      >
        Keep a person or animal
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isPicked ? "Tap the feet of the person or animal in the picture. We draw nothing there." : null}
      </p>
    </div>
  );
}
