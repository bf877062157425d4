import { z } from "zod";

export interface VideoOfSite {
  site: "YouTube" | "Vimeo";
  id: string;
}

const realSites = { youTube: "https://i.ytimg.com", vimeo: "https://vimeo.com" };

const bytesAtMost = 5 * 1024 * 1024;
const patienceMs = 15_000;

/**
 * Undecoded bytes; undefined where there is no still. Only the video sites are called, and what Vimeo's answer names.
 * @throws Error when the network fails
 */
export async function fetchVideoStill({ site, id }: VideoOfSite, sites = realSites): Promise<Uint8Array | undefined> {
  const address =
    site === "YouTube" ? `${sites.youTube}/vi/${encodeURIComponent(id)}/hqdefault.jpg` : await stillOfVimeo(id, sites);
  if (!address) return undefined;
  const answer = await ask(address, site === "YouTube" ? sites.youTube : sites.vimeo);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

const oembedSchema = z.object({ thumbnail_url: z.string() });

/** https://developer.vimeo.com/api/oembed/videos */
async function stillOfVimeo(id: string, { vimeo }: typeof realSites): Promise<string | undefined> {
  const video = `https://vimeo.com/${encodeURIComponent(id)}`;
  const answer = await ask(`${vimeo}/api/oembed.json?width=960&url=${encodeURIComponent(video)}`, vimeo);
  if (!answer.ok) return undefined;
  return oembedSchema.safeParse(await answer.json()).data?.thumbnail_url;
}

async function ask(address: string, baseUrl: string): Promise<Response> {
  // On first use: its dependencies cost every start time, and few blogs show videos.
  const { createGuardedFetch } = await import("../images/models/guarded-fetch.server.ts");
  return createGuardedFetch({ baseUrl, bytesAtMost })(address, { signal: AbortSignal.timeout(patienceMs) });
}
