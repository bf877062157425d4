import { Form } from "react-router";
import { type WishScope, wishScopes } from "#app/domain/plans/wish-words.ts";

/** The intent of the buttons that choose how much of the yard may change. */
export const scopeIntent = "scope";

const words: Record<WishScope, { label: string; about: string }> = {
  things: { label: "Only this", about: "Everything you did not name stays as the photo shows it." },
  planting: { label: "This and planting around it", about: "Lawn, gravel and paving stay as the photo shows them." },
  yard: { label: "The whole yard", about: "We design ground and planting as well." },
};

/** How much of the yard the designs may change; one tap chooses another. */
export function ScopeChoice({ scope }: { scope: WishScope }) {
  return (
    <Form method="post" aria-labelledby="scope-heading" className="mt-6">
      <input type="hidden" name="intent" value={scopeIntent} />
      <h4 id="scope-heading" className="mb-2 font-medium">
        How much we may change
      </h4>
      <div className="flex flex-wrap gap-2">
        {wishScopes.map((own) => (
          <button
            key={own}
            type="submit"
            name="scope"
            value={own}
            aria-pressed={own === scope}
            className="min-h-11 rounded-full border border-edge px-4 text-left hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-paper"
          >
            {words[own].label}
          </button>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-sm">{words[scope].about}</p>
    </Form>
  );
}
