import { data, href, redirect } from "react-router";
import { followLetterLink } from "#app/domain/letters/letter-link.server.ts";
import type { Route } from "./+types/open-letter";

/** /letter/{key}/{signature}: the button of a letter. Redirects to the order, where its owner must sign in. */
export function loader({ params }: Route.LoaderArgs) {
  const requestId = followLetterLink(params);
  if (requestId === undefined) throw data(null, { status: 404 });
  return redirect(href("/results/:requestId", { requestId: String(requestId) }), 303);
}
