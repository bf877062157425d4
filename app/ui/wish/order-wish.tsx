import { getFormProps } from "@conform-to/react";
import { Form, useSearchParams } from "react-router";
import type { RoomNote } from "#app/domain/plans/room-note.ts";
import type { AskedQuestion, WishReadBack } from "#app/domain/plans/wish-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { useLookAgain } from "#app/ui/look-again.tsx";
import { textareaProps } from "../form/field-props.ts";
import { usePageForm, useRefusal } from "../form/use-page-form.ts";
import { LocalityForm, type LocalityFormProps } from "./locality-form.tsx";
import { leadToWords } from "./reword.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { WishField } from "./wish-field.tsx";
import { WishInterpretation } from "./wish-interpretation.tsx";
import { WishQuestions } from "./wish-questions.tsx";

/** The intent of the form that rewords a wish. */
export const rewordIntent = "reword";

/** The intent of the form that answers what a wish leaves open. */
export const answerIntent = "answer";

export const wishFormId = "wish-form";

export interface OrderWishProps {
  prompt: string;
  /** Undefined where the result cannot be known beforehand. */
  wish: WishReadBack | undefined;
  isBeingRead: boolean;
  isRoomAwaited: boolean;
  roomNote: RoomNote | undefined;
  locality: LocalityFormProps | undefined;
}

const lookAgain = "look-again";

/** The wish can still be changed. */
export function OrderWish(props: OrderWishProps) {
  useLookAgain(props.isRoomAwaited);
  const refusal = useRefusal(wishFormId);
  const written = String(refusal?.initialValue?.prompt ?? (refusal ? "" : props.prompt));
  return (
    <section id="wish" aria-labelledby="wish-heading" className="scroll-mt-24">
      <h3 id="wish-heading" className="mb-3 text-lg">
        {props.wish ? "How we read your wish" : "Your wish"}
      </h3>
      {/* Other words from the server take the place of those in the box. */}
      <RewordForm key={written} {...props} isRefused={refusal !== undefined} />
      {props.wish?.questions?.length ? <QuestionsForm questions={props.wish.questions} /> : null}
      {props.locality ? <LocalityForm key={props.locality.words} {...props.locality} /> : null}
      {props.wish?.scope ? <ScopeChoice scope={props.roomNote?.isScopeOpen ? undefined : props.wish.scope} /> : null}
    </section>
  );
}

/** One tap answers; without JavaScript a button sends the answers. */
function QuestionsForm({ questions }: { questions: readonly AskedQuestion[] }) {
  return (
    <Form
      key={questions.map(({ id, answer }) => `${id}=${answer}`).join()}
      method="post"
      preventScrollReset
      className="mt-6 grid gap-4"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <input type="hidden" name="intent" value={answerIntent} />
      <WishQuestions questions={questions} />
      <Button variant="secondary" className="noscript:inline-flex hidden justify-self-start">
        Save my answer
      </Button>
    </Form>
  );
}

function RewordForm({ prompt, wish, isBeingRead, isRoomAwaited, isRefused }: OrderWishProps & { isRefused: boolean }) {
  const [form, fields] = usePageForm<{ prompt: string }>({ id: wishFormId, defaultValue: { prompt } });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4" onClick={leadToWords}>
      {wish ? (
        <>
          <WishInterpretation reading={wish} boxId={fields.prompt.id} />
          <RoomLine wish={wish} isBeingRead={isBeingRead} isAwaited={isRoomAwaited} />
        </>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line font-serif">“{prompt}”</p>
      )}
      <Fold title="Change your words" about="before you pay" open={isRefused}>
        <WishField {...textareaProps(fields.prompt)} typed={fields.prompt.value ?? ""} />
        <Button name="intent" value={rewordIntent} variant="secondary" className="mt-4">
          Read it again
        </Button>
      </Fold>
    </Form>
  );
}

interface RoomLineProps {
  wish: WishReadBack;
  isBeingRead: boolean;
  isAwaited: boolean;
}

function RoomLine({ isAwaited, ...known }: RoomLineProps) {
  const words = roomWords({ isAwaited, ...known });
  const [search] = useSearchParams();
  if (!words) return null;
  // To the address where it is a browser only scrolls: each look leads to another one.
  const again = search.has(lookAgain) ? "" : lookAgain;
  return (
    <p role="status" className="text-ink-soft text-sm">
      {words}
      {isAwaited ? (
        <a
          href={`?${again}#wish`}
          className="noscript:flex hidden min-h-11 items-center text-moss underline underline-offset-4"
        >
          Look again
        </a>
      ) : null}
    </p>
  );
}

function roomWords({ wish: { understood, removed, room }, isBeingRead, isAwaited }: RoomLineProps): string | undefined {
  if (understood.length === 0) return undefined;
  if (isBeingRead) return "We can tell whether all of it fits once we have looked at your photo.";
  if (isAwaited)
    return "We are checking whether all of it fits your yard. No need to wait: the answer will appear here.";
  if (!room || room.fits.length === 0) return undefined;
  const isAll = room.noRoom.length === 0 && (room.resized ?? []).every(({ of }) => removed?.includes(of));
  return `There is room for ${isAll ? "all of it" : "everything else"} in your yard.`;
}
