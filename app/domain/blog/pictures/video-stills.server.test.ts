import { afterAll, expect, test } from "vitest";
import { stopPictureProcesses } from "#app/providers/images/picture-process-client.server.ts";
import { fetchVideoStill } from "#app/providers/videos/fetch-video-still.server.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { noise } from "#tests/factories/hostile-files.ts";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import { findPublishedPost } from "../readers/find-published-post.server.ts";
import { deletePicture } from "./change-picture.server.ts";
import { listPictures } from "./list-pictures.server.ts";
import { fetchStill } from "./video-stills.server.ts";

afterAll(stopPictureProcesses);

const video = "YouTube:dQw4w9WgXcQ";
const content = "How we lay them:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nand [another](https://vimeo.com/1234).";
const asked = () =>
  db
    .select()
    .from(jobs)
    .all()
    .filter(({ kind }) => kind === "fetch-video-still");

test("a video's still is fetched once, by the server, and shown in its card; without one the card is plain", async () => {
  const first = await createPost({ content });
  const second = await createPost({ content });
  expect(asked().map(({ payload }) => payload)).toEqual([{ video: video }]);
  const shown = async (slug: string) => (await findPublishedPost(slug))!.contentHtml;

  await fetchStill(video, async () => {
    throw new Error("no net");
  });
  await fetchStill(video, async () => new TextEncoder().encode("<html>no picture</html>"));
  expect(await shown(first.slug)).not.toContain("<img");

  const bytes = new Uint8Array(await noise(96, 54));
  await fetchStill(video, async () => bytes);
  for (const { slug } of [first, second]) {
    expect(await shown(slug)).toMatch(
      /<figure class="article-video"><a href="https:\/\/youtu.be\/dQw4w9WgXcQ"[^>]*><img src="\/api\/uploads\/[a-z2-7]{26}\.jpg[^>]*width="96" height="54"[^>]*>Watch the video/,
    );
    expect(await shown(slug)).not.toMatch(/ytimg|<script|<iframe/);
  }
  await createPost({ content });
  expect(asked()).toHaveLength(1);

  const [still] = listPictures().items;
  expect(still).toMatchObject({ isStill: true, alt: "Still of a video on YouTube" });
  expect(await deletePicture(still!.picture.path)).toMatchObject({ reason: "in-use", usedBy: "the card of a video" });
});

test("YouTube returns the picture, Vimeo its URL; a missing one is none", async () => {
  const seen: string[] = [];
  const origin = await answering((request, response) => {
    seen.push(request.url!);
    if (request.url!.startsWith("/vi/known/")) response.end("bytes");
    else if (request.url!.includes(encodeURIComponent("https://vimeo.com/77")))
      sendJson(response, 200, { thumbnail_url: `${origin}/still` });
    else if (request.url === "/still") response.end("more bytes");
    else response.writeHead(404).end();
  });
  const sites = { youTube: origin, vimeo: origin };
  const text = async (video: Parameters<typeof fetchVideoStill>[0]) => {
    const bytes = await fetchVideoStill(video, sites);
    return bytes && new TextDecoder().decode(bytes);
  };
  expect(await text({ site: "YouTube", id: "known" })).toBe("bytes");
  expect(await text({ site: "Vimeo", id: "77" })).toBe("more bytes");
  expect(await text({ site: "YouTube", id: "gone" })).toBeUndefined();
  expect(await text({ site: "Vimeo", id: "78" })).toBeUndefined();
  expect(seen).toContain("/vi/gone/hqdefault.jpg");
});
