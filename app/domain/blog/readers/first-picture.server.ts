import { and, eq } from "drizzle-orm";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { db } from "#db/client.server.ts";
import { media } from "#db/schema.ts";
import type { FeaturedImage } from "../post.ts";
import { decodeEntities } from "../search/plain-text.ts";

export function firstPictureOf(contentHtml: string): FeaturedImage | null {
  const [tag, path] = /<img [^>]*?src="\/api\/uploads\/([a-z2-7]{26}\.jpg)[^>]*>/.exec(contentHtml) ?? [];
  if (!tag || !path) return null;
  const isBlogPicture = and(eq(media.path, path), eq(media.kind, "blog"));
  const row = db.select().from(media).where(isBlogPicture).get();
  return row ? { picture: presentPicture(row), alt: decodeEntities(/ alt="([^"]*)"/.exec(tag)?.[1] ?? "") } : null;
}
