import { getFormProps } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { encodeGround, isEmptyCorrection } from "#app/domain/ground/ground-correction.ts";
import { encodeLabels } from "#app/domain/ground/regions/encode-regions.ts";
import type { SentGround } from "#app/domain/ground/sent-ground.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { GroundBoard } from "./ground-board.tsx";
import { GroundDoubts } from "./ground-doubts.tsx";
import { GroundTools } from "./ground-tools.tsx";
import { RegionList } from "./region-list.tsx";
import { SquarePicker } from "./square-picker.tsx";
import { type GroundEditing, useGroundEditing } from "./use-ground-editing.ts";
import { useGroundTool } from "./use-ground-tool.ts";

export const groundFormId = "ground";

export interface GroundFormProps {
  photo: StoredPicture;
  sent: SentGround;
  /** Why the owner is asked to check; undefined for a certain reading, or once they have checked. */
  doubts: readonly string[] | undefined;
  isSubjectTold: boolean;
  /** Where to continue without a correction. */
  onward: { to: string; words: string };
}

/**
 * Region by region, and two ways to correct what the regions do not separate: strokes where a script runs, squares
 * everywhere. All end in the same fields.
 */
export function GroundForm({ photo, sent, doubts, isSubjectTold, onward }: GroundFormProps) {
  const [form] = usePageForm({ id: groundFormId });
  const hydrated = useHydrated();
  const editing = useGroundEditing(sent);
  const { tool, said, pick, tap, draw } = useGroundTool(editing);
  const busy = useNavigation().state !== "idle";
  const doubted = doubts && editing.parts.find(({ maybe }) => maybe);
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      autoComplete="off"
      className="group/form"
      // Some buttons are not hydrated yet and cannot be disabled meanwhile.
      onSubmit={(event) => busy && event.preventDefault()}
    >
      {/* Enter in a field presses the first button: it must not lead away. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      <FormErrors form={form} className="mb-6" />
      <StateFields editing={editing} />
      {doubts ? (
        <GroundDoubts
          {...{ doubts, isSubjectTold, doubted, redrawsPaving: editing.redrawsPaving }}
          redesigned={doubted && editing.asRead[doubted.number - 1]}
        />
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-6">
        <div className={`lg:row-span-2 ${besideSquares}`}>
          <GroundBoard
            photo={photo}
            editing={editing}
            doubted={doubted?.number}
            tool={hydrated ? tool : undefined}
            onTap={tap}
            onDraw={draw}
          />
        </div>
        <div className={`grid gap-6 ${besideSquares}`}>
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
        <Buttons editing={editing} busy={busy} onward={onward} />
        <SquaresWay>
          <SquarePicker photo={photo} grid={editing.ground} ticks={editing.ticks} onTick={editing.tick} />
        </SquaresWay>
      </div>
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

interface ButtonsProps extends Pick<GroundFormProps, "onward"> {
  editing: GroundEditing;
  busy: boolean;
}

function Buttons({ editing, busy, onward }: ButtonsProps) {
  const nothingToUndo = isEmptyCorrection(editing.correction) && !editing.canUndo;
  const hydrated = useHydrated();
  return (
    // After the squares where they have taken the place of the regions.
    <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col lg:flex-col lg:gap-1 max-lg:group-has-[details[open]]/form:order-last">
      <Button name="intent" value="confirm" disabled={busy}>
        Looks right, continue
      </Button>
      <ButtonLink to={onward.to} reloadDocument variant="quiet">
        {onward.words}
      </ButtonLink>
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
        className="disabled:hidden"
      >
        Start over
      </Button>
    </div>
  );
}

/** On a phone one tool at a time: opened, the squares replace the regions. */
const besideSquares = "max-lg:group-has-[details[open]]/form:hidden";

/** Closed at first; open on a phone, it replaces the regions. */
function SquaresWay({ children }: { children: ReactNode }) {
  return (
    <details className="group/way mt-4 border-line border-t pt-4 lg:col-span-2">
      <summary className="inline-flex min-h-11 items-center gap-2 text-moss">
        Fine-tune on a grid
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/way:rotate-180" />
      </summary>
      <div className="mt-4 max-w-2xl">{children}</div>
    </details>
  );
}
