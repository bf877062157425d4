import { awaitPreview } from "#app/domain/orders/preview/find-order-preview.server.ts";
import { findPreview } from "#app/domain/orders/preview/previews.server.ts";
import { readSession } from "#app/http/sessions/session.server.ts";
import { answerPreview } from "../designs/preview/answer-preview.ts";
import type { Route } from "./+types/try-preview";

/** GET /try/preview.jpg: the preview of what this visitor sent, as soon as it is drawn. */
export async function loader({ request }: Route.LoaderArgs) {
  const draftId = (await readSession(request)).get("draftId");
  return answerPreview(
    draftId === undefined ? undefined : await awaitPreview(() => findPreview({ draftId }), request.signal),
  );
}
