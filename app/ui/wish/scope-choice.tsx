import { Form } from "react-router";
import { scopeChoices } from "#app/domain/plans/scope-choices.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";

/** The intent of the buttons that choose how much of the yard may change. */
export const scopeIntent = "scope";

export function ScopeChoice({ scope }: Pick<WishReadBack, "scope">) {
  return (
    <Form method="post" aria-labelledby="scope-heading" className="mt-6">
      <input type="hidden" name="intent" value={scopeIntent} />
      <h4 id="scope-heading" className="mb-2 font-medium">
        How much we may change
      </h4>
      <div className="flex flex-wrap gap-2">
        {scopeChoices.map(({ scope: own, label }) => (
          <button
            key={own}
            type="submit"
            name="scope"
            value={own}
            aria-pressed={own === scope}
            className="min-h-11 rounded-full border border-edge px-4 text-left hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-paper"
          >
            {label}
          </button>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{scopeChoices.find((choice) => choice.scope === scope)?.about}</p>
    </Form>
  );
}
