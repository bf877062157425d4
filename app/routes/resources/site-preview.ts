import { drawSitePicture } from "#app/domain/shop/site-picture.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";

/** GET /preview.jpg: the shop's name, mark, color and words, for link previews of pages without a picture of their own. */
export async function loader() {
  const picture = await drawSitePicture();
  if (!picture) return apiError(503, "The picture could not be drawn just now.");
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

export function action() {
  return apiError(405, "Pictures are only shown here.", {}, { Allow: "GET, HEAD" });
}
