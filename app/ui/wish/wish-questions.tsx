import { answerField } from "#app/domain/orders/wish/wish-answers.ts";
import type { AskedQuestion } from "#app/domain/plans/wish-words.ts";

interface WishQuestionsProps {
  questions: readonly AskedQuestion[];
}

/** What the wish leaves open, as fields of the form around it. Unanswered is answered with the last option: nothing. */
export function WishQuestions({ questions }: WishQuestionsProps) {
  return questions.map(({ id, ask, options, answer }) => (
    <fieldset key={id}>
      <legend className="mb-2">{ask}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 py-2 hover:border-ink has-[:checked]:border-moss has-[:checked]:bg-moss/10 has-[:focus-visible]:outline-2"
          >
            <input
              type="radio"
              name={answerField(id)}
              value={option.id}
              defaultChecked={option.id === (answer ?? options.at(-1)?.id)}
              className="size-4 shrink-0 accent-moss"
            />
            <span>{option.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
