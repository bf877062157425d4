import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { log } from "#app/logging/log.server.ts";
import { fetchVideoStill } from "#app/providers/videos/fetch-video-still.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { videoStills } from "#db/schema.ts";
import { pictureAddress } from "../picture-address.ts";
import { readVideo } from "../video-address.ts";
import { storeBlogPicture } from "./store-blog-picture.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

const card = /<figure class="article-video"><a href="([^"]*)"([^>]*)>/g;

/** A failed one again after a day. */
export function enqueueStills(tx: Transaction, html: string, now: number): void {
  if (!env.VIDEO_STILLS) return;
  for (const video of new Set([...html.matchAll(card)].flatMap(([, href = ""]) => keyOf(href) ?? []))) {
    const isNew = tx.insert(videoStills).values({ video, askedAt: now }).onConflictDoNothing().run().changes > 0;
    const isFailed = and(eq(videoStills.video, video), isNull(videoStills.path), lt(videoStills.askedAt, now - dayMs));
    if (!isNew && tx.update(videoStills).set({ askedAt: now }).where(isFailed).run().changes === 0) continue;
    enqueue(tx, "fetch-video-still", { video }, { key: `${video}:${now}` });
  }
}

/** Once. Without access to the network the video's card stays plain. */
export async function fetchStill(video: string, fetchBytes = fetchVideoStill): Promise<void> {
  const [site, id] = video.split(":") as ["YouTube" | "Vimeo", string];
  const file = join(await temporaryFolder(), `still-${randomUUID()}`);
  try {
    const bytes = await fetchBytes({ site, id });
    if (!bytes) return;
    await writeFile(file, bytes);
    const stored = await storeBlogPicture({ file, name: `${site} ${id}.jpg`, alt: `Still of a video on ${site}` });
    if (stored.ok) db.update(videoStills).set({ path: stored.picture.path }).where(eq(videoStills.video, video)).run();
  } catch (error) {
    log.info({ error, video }, "the still of a video could not be fetched");
  } finally {
    await rm(file, { force: true });
  }
}

/** `html` is sanitized. */
export function showStills(html: string): string {
  const videos = [...new Set([...html.matchAll(card)].flatMap(([, href = ""]) => keyOf(href) ?? []))];
  if (videos.length === 0) return html;
  const known = and(inArray(videoStills.video, videos), isNotNull(videoStills.path));
  const paths = new Map(
    db
      .select()
      .from(videoStills)
      .where(known)
      .all()
      .map(({ video, path }) => [video, path!]),
  );
  return html.replace(card, (whole, href: string) => {
    const path = paths.get(keyOf(href) ?? "");
    return path ? `${whole}<img src="${pictureAddress(path)}" alt="" loading="lazy" decoding="async">` : whole;
  });
}

function keyOf(href: string): string | undefined {
  const video = readVideo(href.replace(/&amp;/g, "&"));
  return video?.id && `${video.site}:${video.id}`;
}
