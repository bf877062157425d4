import { pictureAddress } from "#app/domain/media/stored-picture.ts";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import { apiError } from "#app/http/answers/api-answer.ts";

/** A page without scripts shows the picture when it is there: its address answers no sooner. */
export function answerPreview(preview: Preview | undefined): Response {
  if (preview?.state !== "made") throw apiError(404, "There is no preview.", {}, noStore);
  return new Response(null, { status: 303, headers: { Location: pictureAddress(preview.picture), ...noStore } });
}

const noStore = { "Cache-Control": "no-store" };
