import { readBrand } from "#app/domain/shop/brand.server.ts";
import { initialBrand } from "#app/domain/shop/brand-words.ts";
import { markAddress } from "#app/domain/shop/mark.ts";
import { readMarks } from "#app/domain/shop/marks.server.ts";
import { cacheableAnswer } from "#app/http/answers/cacheable-answer.ts";

/** GET /manifest.webmanifest: what a phone calls the site, and shows for it, once it is on its home screen. */
export function loader() {
  const { siteName, accent } = readBrand();
  const { square } = readMarks();
  const sizes = square && `${square.width}x${square.height}`;
  const manifest = {
    name: siteName,
    short_name: siteName,
    start_url: "/",
    display: "browser",
    background_color: "#fbfaf5",
    theme_color: accent ?? initialBrand.accent,
    icons: square ? [{ src: markAddress(square), type: "image/png", sizes }] : [],
  };
  return cacheableAnswer(JSON.stringify(manifest), "application/manifest+json");
}
