import { getFormProps } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Figure } from "#app/domain/ground/figures.ts";
import { encodeGround, isEmptyCorrection } from "#app/domain/ground/ground-correction.ts";
import { encodeLabels } from "#app/domain/ground/regions/encode-regions.ts";
import type { SentGround } from "#app/domain/ground/sent-ground.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { FeetPicture } from "./feet-picture.tsx";
import { FigureQuestion } from "./figure-question.tsx";
import { GroundBoard } from "./ground-board.tsx";
import { GroundDoubts } from "./ground-doubts.tsx";
import { GroundTools } from "./ground-tools.tsx";
import { PartsFold } from "./parts-fold.tsx";
import { PersonTool } from "./person-tool.tsx";
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
  /** Who is asked about. */
  figures: readonly Figure[];
  isSubjectTold: boolean;
  /** Where to continue without a correction. */
  onward: { to: string; words: string };
}

/**
 * Region by region, and two ways to correct what the regions do not separate: strokes where a script runs, squares
 * everywhere. All end in the same fields.
 */
export function GroundForm({ photo, sent, doubts, figures, isSubjectTold, onward }: GroundFormProps) {
  const [form] = usePageForm({ id: groundFormId });
  const hydrated = useHydrated();
  const editing = useGroundEditing(sent);
  // Only at first: an undo does not close it.
  const [wasCorrected] = useState(() => !isEmptyCorrection(editing.correction));
  const { tool, said, pick, tap, draw } = useGroundTool(editing);
  const busy = useNavigation().state !== "idle";
  // One question after the other.
  const doubted = figures.length === 0 && doubts ? editing.parts.find(({ maybe }) => maybe) : undefined;
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
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-x-8">
        <div className={besideSquares}>
          <GroundBoard
            photo={photo}
            editing={editing}
            doubted={doubted?.number}
            figures={figures}
            tool={hydrated ? tool : undefined}
            onTap={tap}
            onDraw={draw}
          />
        </div>
        <div className="grid gap-4">
          {figures.length > 0 ? <FigureQuestion figures={figures} /> : null}
          {doubts && figures.length === 0 ? (
            <GroundDoubts
              {...{ doubts, isSubjectTold, doubted, redrawsPaving: editing.redrawsPaving }}
              redesigned={doubted && editing.asRead[doubted.number - 1]}
            />
          ) : null}
          <PersonTool tool={hydrated ? tool : undefined} onPick={pick} />
          <PartsFold count={editing.parts.length} open={wasCorrected}>
            <div className={`grid gap-6 ${besideSquares}`}>
              <GroundTools
                tool={hydrated ? tool : undefined}
                canUndo={editing.canUndo}
                said={said}
                onPick={pick}
                onUndo={editing.undo}
              />
              <FeetPicture photo={photo} />
              {/* On a phone one way at a time: while a part is drawn, the boxes wait. */}
              <div className={tool === "draw" ? "max-lg:hidden" : ""}>
                <RegionList editing={editing} />
              </div>
            </div>
            <SquaresWay>
              <SquarePicker photo={photo} grid={editing.ground} ticks={editing.ticks} onTick={editing.tick} />
            </SquaresWay>
            <CorrectionButtons editing={editing} busy={busy} isAsked={doubted !== undefined} />
          </PartsFold>
          {doubted ? null : <ConfirmButton words="Looks right, go to payment" busy={busy} />}
          <ButtonLink to={onward.to} reloadDocument variant="quiet">
            {onward.words}
          </ButtonLink>
        </div>
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

interface CorrectionButtonsProps {
  editing: GroundEditing;
  busy: boolean;
  /** The page's question has buttons of its own, which lead to the payment. */
  isAsked: boolean;
}

function CorrectionButtons({ editing, busy, isAsked }: CorrectionButtonsProps) {
  const nothingToUndo = isEmptyCorrection(editing.correction) && !editing.canUndo;
  const hydrated = useHydrated();
  return (
    <div className="mt-4 flex flex-col gap-1">
      {isAsked ? <ConfirmButton words="Use these parts, go to payment" busy={busy} /> : null}
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

function ConfirmButton({ words, busy }: { words: string; busy: boolean }) {
  return (
    <Button name="intent" value="confirm" disabled={busy}>
      {words}
    </Button>
  );
}

/** On a phone one tool at a time: opened, the squares replace the regions. */
const besideSquares = "max-lg:group-has-[[data-squares][open]]/form:hidden";

/** Closed at first; open on a phone, it replaces the regions. */
function SquaresWay({ children }: { children: ReactNode }) {
  return (
    <details data-squares="" className="group/way mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-moss">
        Fine-tune on a grid
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/way:rotate-180" />
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
