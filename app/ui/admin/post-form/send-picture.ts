import { href } from "react-router";
export type SentPicture =
  | { ok: true; url: string; path: string; width: number; height: number; note?: string }
  | { ok: false; message: string };

interface Answer {
  url?: string;
  width: number;
  height: number;
  note?: string;
  message?: string;
}

export async function sendPicture(file: File): Promise<SentPicture> {
  const failed = "The picture could not be stored.";
  try {
    const body = new FormData();
    body.set("media", file);
    const answer = await fetch(href("/api/blog/media"), { method: "POST", body });
    const { url, message, ...facts } = (await answer.json()) as Answer;
    if (!answer.ok || !url) return { ok: false, message: message ?? failed };
    return { ok: true, url, path: url.slice(url.lastIndexOf("/") + 1), ...facts };
  } catch {
    return { ok: false, message: failed };
  }
}
