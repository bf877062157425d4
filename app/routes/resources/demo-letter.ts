import { readDemoLetter } from "#app/domain/letters/demo-letters.server.ts";
import type { Route } from "./+types/demo-letter";

/** Allows only our own pictures and the letter's style attributes: no scripts, forms or other origins. */
const letterSecurityPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** One letter as a mail program would show it; `?as=text` for the plain text. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const asText = new URL(request.url).searchParams.get("as") === "text";
  const body = await readDemoLetter(params.letterId, asText ? "txt" : "html");
  if (body === undefined) return new Response("There is no such e-mail.", { status: 404 });
  return new Response(body, {
    headers: {
      "Content-Type": `text/${asText ? "plain" : "html"}; charset=utf-8`,
      "Content-Security-Policy": letterSecurityPolicy,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
