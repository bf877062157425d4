import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";

/** The bytes, or why not in words. */
export type DownloadPicture = (address: string) => Promise<Buffer | string>;

const patienceMs = 30_000;
/** No picture is there: only the public internet may be called, over http too, as old sites are. */
const nowhere = "http://nowhere.invalid";

export const downloadPicture: DownloadPicture = async (address) => {
  const { createGuardedFetch } = await import("#app/providers/images/models/guarded-fetch.server.ts");
  const fetchPicture = createGuardedFetch({ baseUrl: nowhere, bytesAtMost: photoBytesAtMost });
  try {
    const answer = await fetchPicture(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return `its server answered ${answer.status}`;
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    return `it could not be downloaded (${error instanceof Error ? error.message : String(error)})`;
  }
};
