import { awaitOrderPreview } from "#app/domain/orders/preview/find-order-preview.server.ts";
import { requireApiUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/preview-picture";
import { answerPreview } from "./preview/answer-preview.ts";

/** GET /payment/{requestId}/preview.jpg: the preview of the user's own unpaid order, as soon as it is drawn. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireApiUser(request);
  return answerPreview(await awaitOrderPreview({ requestId: params.requestId, userId: user.id }, request.signal));
}
