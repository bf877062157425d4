import { and, eq } from "drizzle-orm";
import { usualWidth } from "#app/domain/media/stored-picture.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import { pictureAddress } from "../picture-address.ts";

const sizes = { text: "(min-width: 48rem) 44rem, 100vw", thumb: "(min-width: 48rem) 15rem, 50vw", large: "100vw" };
type Place = keyof typeof sizes;

/**
 * Sizes keep the layout from shifting, and widths spare phones the full picture. Pictures with a stated size stay.
 * `html` is sanitized: quotes and angle brackets within attributes are escaped.
 */
export function sizePictures(html: string): string {
  const known = new Map<string, string>();
  const ownPicture =
    /(<a [^>]*class="article-(thumb|large)"[^>]*>)?<img ([^>]*?)src="\/api\/uploads\/([a-z2-7]{26}\.jpg)"([^>]*)>/g;
  return html.replace(
    ownPicture,
    (whole, link = "", place: Place = "text", before: string, path: string, after: string) => {
      if (/\b(?:width|height)="/.test(before + after)) return whole;
      const key = `${place} ${path}`;
      if (!known.has(key)) known.set(key, sourceOf(path, sizes[place]));
      return `${link}<img ${before}${known.get(key)}${after}>`;
    },
  );
}

function sourceOf(path: string, sizes: string): string {
  const isBlogPicture = and(eq(media.path, path), eq(media.kind, "blog"));
  const picture = db.select().from(media).where(isBlogPicture).get();
  const address = pictureAddress(path);
  if (!picture) return `src="${address}"`;
  const { width, height, widths } = picture;
  const size = `width="${width}" height="${height}"`;
  if (widths.length === 0) return `src="${address}" ${size}`;
  const all = widths.map((stored) => `${address}?w=${stored} ${stored}w`).join(", ");
  return `src="${address}?w=${usualWidth(widths)}" srcset="${all}" sizes="${sizes}" ${size}`;
}
