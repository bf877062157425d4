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
          <GroundTools
            tool={hydrated ? tool : undefined}
            canUndo={editing.canUndo}
            said={said}
            onPick={pick}
            onUndo={editing.undo}
          />
        </div>
        {/* On a phone one way at a time: while a part is drawn, the boxes wait. */}
        <div className={tool === "draw" ? "max-lg:hidden" : ""}>
          <RegionList editing={editing} />
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
      <Button name="intent" value="save" variant="secondary" disabled={busy}>
        Save my corrections
      </Button>
      <Button
        name="intent"
        value="reset"
        variant="quiet"
        disabled={busy || (hydrated && nothingToUndo)}
        onClick={editing.startOver}
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
        style={{ background: "repeating-linear-gradient(135deg, #ffffff99 0 1px, #b6572f99 1px 5px)" }}
      />
      Hatched: will be redesigned. All else stays as it is; new plants may only stand in front of it.
    </p>
  );
}

/** The picture and, beside it where there is room, its regions by name. */
function RegionWay({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-6 max-lg:group-has-[details[open]]/form:hidden lg:grid-cols-[1fr_17rem] lg:gap-8">
      {children}
    </div>
  );
}

/** Closed until it is wanted; open on a phone, it takes the place of the regions. */
function SquaresWay({ children }: { children: ReactNode }) {
  return (
    <details className="group/way mt-8 border-line border-t pt-4">
      <summary className="flex min-h-11 items-center gap-3 font-semibold font-serif text-lg">
        <span aria-hidden="true" className="text-clay transition-transform group-open/way:rotate-90">
          ›
        </span>
        Or correct it square by square
      </summary>
      <div className="mt-4 max-w-2xl">{children}</div>
    </details>
  );
}
