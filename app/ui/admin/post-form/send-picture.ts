export type SentPicture = { ok: true; url: string; path: string; note?: string } | { ok: false; message: string };

/** Stores a picture for the blog, in the background. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const failed = "The picture could not be stored.";
  try {
    const body = new FormData();
    body.set("media", file);
    const answer = await fetch("/api/blog/media", { method: "POST", body });
    const { url, note, message } = (await answer.json()) as { url?: string; note?: string; message?: string };
    if (!answer.ok || !url) return { ok: false, message: message ?? failed };
    return { ok: true, url, path: url.slice(url.lastIndexOf("/") + 1), note };
  } catch {
    return { ok: false, message: failed };
  }
}
