import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import {
  type EncodedCorrection,
  type EncodedGround,
  encodeGround,
  saysNothing,
} from "#app/domain/ground/ground-correction.ts";
import { lineNumber } from "#app/domain/ground/ground-lines.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { GroundBoard } from "./ground-board.tsx";
import { type GroundTool, GroundTools } from "./ground-tools.tsx";
import { LinePicker } from "./line-picker.tsx";
import { SquarePicker } from "./square-picker.tsx";
import { type GroundEditing, useGroundEditing } from "./use-ground-editing.ts";

export interface GroundFormProps {
  photo: StoredPicture;
  reading: EncodedGround;
  correction: EncodedCorrection;
}

/**
 * What will be redesigned, and three ways to correct it: painting where a script runs, a line and squares everywhere.
 * All of them end in the same fields.
 */
export function GroundForm({ photo, reading, correction }: GroundFormProps) {
  const hydrated = useHydrated();
  const editing = useGroundEditing(reading, correction);
  const [tool, setTool] = useState<GroundTool>({ kind: "tap" });
  const [radius, setRadius] = useState(5);
  const busy = useNavigation().state !== "idle";

  function resize(size: number) {
    setRadius(size);
    if (tool.kind === "brush") setTool({ ...tool, radius: size });
  }
  return (
    <Form method="post" autoComplete="off" preventScrollReset>
      {/* Enter in a field presses the first button: it must not lead away. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      <StateFields editing={editing} />
      <GroundBoard photo={photo} editing={editing} tool={hydrated ? tool : undefined} />
      <Legend />
      {hydrated ? (
        <GroundTools
          tool={tool}
          radius={radius}
          canUndo={editing.canUndo}
          onPick={setTool}
          onResize={resize}
          onUndo={editing.undo}
        />
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button name="intent" value="confirm" disabled={busy}>
          Looks right, go on
        </Button>
        {hydrated ? <SaveButtons editing={editing} busy={busy} /> : null}
      </div>
      <Corrections isOpen={!hydrated}>
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <LinePicker photo={photo} keepAbove={editing.correction.keepAbove} onPick={editing.setLine} />
          <SquarePicker photo={photo} grid={editing.ground} ticks={editing.ticks} onTick={editing.tick} />
        </div>
        <div className="flex flex-wrap gap-3">
          <SaveButtons editing={editing} busy={busy} />
        </div>
      </Corrections>
    </Form>
  );
}

/** The state as it is shown: the server takes a post as the difference to it. */
function StateFields({ editing: { correction, ticks } }: { editing: GroundEditing }) {
  return (
    <>
      <input type="hidden" name="cells" value={encodeGround(correction.cells).runs} />
      <input type="hidden" name="lineBefore" value={lineNumber(correction.keepAbove)} />
      <input type="hidden" name="ticksBefore" value={ticks.map((ticked) => (ticked ? "1" : "0")).join("")} />
    </>
  );
}

function SaveButtons({ editing, busy }: { editing: GroundEditing; busy: boolean }) {
  const nothingToUndo = saysNothing(editing.correction) && !editing.canUndo;
  const hydrated = useHydrated();
  return (
    <>
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
    </>
  );
}

function Legend() {
  return (
    <p className="mt-3 flex gap-3 text-ink-soft text-sm">
      <span
        aria-hidden="true"
        className="inline-block size-5 shrink-0 rounded-sm border-2 border-[#fff] outline outline-line"
        style={{ background: "repeating-linear-gradient(135deg, #ffffff99 0 1px, #b6572f99 1px 5px)" }}
      />
      Hatched: will be redesigned. All else stays as it is; new plants may only stand in front of it.
    </p>
  );
}

/** Open where they are the only way. */
function Corrections({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/ways mt-10 border-line border-t pt-6">
      <summary className="flex min-h-11 items-center gap-3 font-semibold font-serif text-xl">
        <span aria-hidden="true" className="text-clay transition-transform group-open/ways:rotate-90">
          ›
        </span>
        Correct it with a line or squares
      </summary>
      <div className="mt-5 grid gap-10">{children}</div>
    </details>
  );
}
