import { type Scope, scopes } from "#app/designer/wish/typed/wish.ts";

const words: Record<Scope, { label: string; about: string }> = {
  things: { label: "Only this", about: "Everything you did not name stays as the photo shows it." },
  planting: { label: "This and planting around it", about: "Lawn, gravel and paving stay as the photo shows them." },
  yard: { label: "The whole yard", about: "We design ground and planting as well." },
};

/** How much of the yard may change, for the page that asks. Safe in the browser. */
export const scopeChoices = scopes.map((scope) => ({ scope, ...words[scope] }));
