import { openShare } from "#app/domain/orders/share/open-share.server.ts";
import { createShareCard } from "#app/domain/orders/share/share-card.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import type { Route } from "./+types/share-preview";

/** GET /share/{token}/preview.jpg: before and after side by side, for the previews that messengers show of a link. */
export async function loader({ params }: Route.LoaderArgs) {
  const shared = openShare(params.token, { isCounted: false });
  const card = shared && (await createShareCard(shared));
  if (!card) return apiError(404, "There is no such picture.");
  return new Response(new Uint8Array(card), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Robots-Tag": "noindex",
    },
  });
}

export function action() {
  return apiError(405, "Pictures are only shown here.", {}, { Allow: "GET, HEAD" });
}
