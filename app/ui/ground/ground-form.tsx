import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { encodeGround, saysNothing } from "#app/domain/ground/ground-correction.ts";
import { encodeLabels } from "#app/domain/ground/regions/encode-regions.ts";
import type { SentGround } from "#app/domain/ground/sent-ground.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { GroundBoard } from "./ground-board.tsx";
import { GroundDoubts } from "./ground-doubts.tsx";
import { GroundTools } from "./ground-tools.tsx";
import { RegionList } from "./region-list.tsx";
import { SquarePicker } from "./square-picker.tsx";
import { type GroundEditing, useGroundEditing } from "./use-ground-editing.ts";
import { useGroundTool } from "./use-ground-tool.ts";

export interface GroundFormProps {
  photo: StoredPicture;
  sent: SentGround;
  /** Why the owner is asked to look; undefined where the photo was read surely, or they have looked. */
  doubts: readonly string[] | undefined;
  isSubjectTold: boolean;
}

/**
 * What will be redesigned, region by region, and two ways to correct what the regions do not part: strokes where a script
 * runs, squares everywhere. All of them end in the same fields.
 */
export function GroundForm({ photo, sent, doubts, isSubjectTold }: GroundFormProps) {
  const hydrated = useHydrated();
  const editing = useGroundEditing(sent);
  const { tool, said, pick, tap, draw } = useGroundTool(editing);
  const busy = useNavigation().state !== "idle";
  const doubted = doubts && editing.parts.find(({ maybe }) => maybe);
  return (
    <Form method="post" autoComplete="off" className="group/form">
      {/* Enter in a field presses the first button: it must not lead away. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      <StateFields editing={editing} />
      {doubts ? <GroundDoubts {...{ doubts, isSubjectTold, doubted, busy, editing }} /> : null}
      <RegionWay>
        <div>
          <GroundBoard
            photo={photo}
            editing={editing}
            doubted={doubted?.number}
            tool={hydrated ? tool : undefined}
            onTap={tap}
            onDraw={draw}
          />
          <Legend />
        </div>
        <div className="grid gap-6">
          <GroundTools
            tool={hydrated ? tool : undefined}
            canUndo={editing.canUndo}
            said={said}
            onPick={pick}
            onUndo={editing.undo}
          />
          {/* On a phone one way at a time: while a part is drawn, the boxes wait. */}
          <div className={tool === "draw" ? "max-lg:hidden" : ""}>
            <RegionList editing={editing} />
          </div>
        </div>
      </RegionWay>
      <SquaresWay>
        <SquarePicker photo={photo} grid={editing.ground} ticks={editing.ticks} onTick={editing.tick} />
      </SquaresWay>
      <Buttons editing={editing} busy={busy} />
    </Form>
  );
}

/** The state as it is shown: the server takes a post as the difference to it. */
function StateFields({ editing: { correction, fates, ticks } }: { editing: GroundEditing }) {
  const bits = (values: readonly boolean[]) => values.map((value) => (value ? "1" : "0")).join("");
  return (
    <>
      <input type="hidden" name="cells" value={encodeGround(correction.cells).runs} />
      <input type="hidden" name="regions" value={correction.labels ? encodeLabels(correction.labels) : ""} />
      <input type="hidden" name="partsBefore" value={bits(fates)} />
      <input type="hidden" name="ticksBefore" value={bits(ticks)} />
    </>
  );
}

function Buttons({ editing, busy }: { editing: GroundEditing; busy: boolean }) {
  const nothingToUndo = saysNothing(editing.correction) && !editing.canUndo;
  const hydrated = useHydrated();
  return (
    <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
      <Button name="intent" value="confirm" disabled={busy}>
        Looks right, go on
      </Button>
      {/* Where scripts run the picture shows every correction at once, and going on saves them. */}
      <div className="noscript:grid hidden">
        <Button name="intent" value="save" variant="secondary" disabled={busy}>
          Save my corrections
        </Button>
      </div>
      <Button
        name="intent"
        value="reset"
        variant="quiet"
        disabled={busy || (hydrated && nothingToUndo)}
        onClick={editing.startOver}
        className="disabled:invisible"
      >
        Start over
      </Button>
    </div>
  );
}

function Legend() {
  return (
    <p className="mt-3 flex gap-3 text-ink-soft text-sm">
      <span
        aria-hidden="true"
        className="forced-color-adjust-none inline-block size-5 shrink-0 rounded-sm border-2 border-[#fff] outline outline-line"
        style={{ background: "repeating-linear-gradient(135deg, #fff 0 1px, #2e5b3b99 1px 6px)" }}
      />
      Hatched: will be redesigned. The rest stays, though new plants may stand in front of it.
    </p>
  );
}

/** The picture and, beside it where there is room, its regions by name. */
function RegionWay({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-4 max-lg:group-has-[details[open]]/form:hidden lg:grid-cols-[1fr_22rem] lg:gap-8">
      {children}
    </div>
  );
}

/** Closed until it is wanted; open on a phone, it takes the place of the regions. */
function SquaresWay({ children }: { children: ReactNode }) {
  return (
    <details className="group/way mt-8 border-line border-t pt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-moss">
        Or correct it square by square
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/way:rotate-180" />
      </summary>
      <div className="mt-4 max-w-2xl">{children}</div>
    </details>
  );
}
