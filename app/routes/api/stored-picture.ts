import { type FileHandle, open } from "node:fs/promises";
import { createReadableStreamFromReadable } from "@react-router/node";
import { choosePictureFile, findPicture, type PictureViewer } from "#app/domain/media/find-picture.server.ts";
import type { MediaRow } from "#app/domain/media/store-picture.server.ts";
import { apiError } from "#app/http/api-answer.ts";
import { findSignedInUser } from "#app/http/guards.server.ts";
import { readSession } from "#app/http/session.server.ts";
import type { Route } from "./+types/stored-picture";

/** GET /api/uploads/{path}: a stored photo, design or blog picture. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const picture = findPicture(params["*"], await readViewer(request, query));
  if (!picture) return notFound();
  const download = picture.kind === "design" ? readDownloadNumber(query) : undefined;
  const chosen = choosePictureFile(picture, {
    width: download === undefined ? readWidth(query) : undefined,
    acceptsAvif: request.headers.get("Accept")?.includes("image/avif") ?? false,
  });
  const handle = await openIfThere(chosen.file);
  if (!handle) return notFound();
  const headers = pictureHeaders(picture, query);
  if (download) headers.set("Content-Disposition", `attachment; filename=landscape-design-${download}.jpg`);
  return sendFile(request, handle, headers, chosen.contentType);
}

export function action() {
  return apiError(405, "Pictures are only shown here.", {}, { Allow: "GET, HEAD" });
}

async function readViewer(request: Request, query: URLSearchParams): Promise<PictureViewer> {
  const user = await findSignedInUser(request);
  const signature = query.get("signature");
  return {
    userId: user?.id,
    draftId: user ? undefined : (await readSession(request)).get("draftId"),
    link: signature === null ? undefined : { signature, expires: query.get("expires") ?? "" },
    shareToken: query.get("share") ?? undefined,
  };
}

function pictureHeaders({ kind }: MediaRow, query: URLSearchParams): Headers {
  // A name never gets another content. A link must not outlive its end in a cache.
  const age = kind === "blog" ? "public, max-age=31536000, immutable" : "private, max-age=31536000, immutable";
  const isLent = query.has("signature") || query.has("share");
  return new Headers({
    "Cache-Control": isLent ? "private, max-age=3600" : age,
    Vary: "Accept",
    "X-Content-Type-Options": "nosniff",
    // Letters show their thumbnails on the pages of mail programs; feed readers and link previews show the blog's.
    ...(query.has("signature") || kind === "blog" ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  });
}

async function sendFile(request: Request, handle: FileHandle, headers: Headers, type: string): Promise<Response> {
  headers.set("Content-Type", type);
  // Whoever leaves before the answer begins leaves a body that nobody reads or cancels: the signal closes its file.
  const stream = handle.createReadStream({ signal: request.signal });
  stream.on("error", () => {}); // What reads it hears of errors itself, but stops listening when it is cancelled.
  headers.set("Content-Length", String((await handle.stat()).size));
  if (request.method !== "HEAD") return new Response(createReadableStreamFromReadable(stream), { headers });
  stream.destroy();
  return new Response(null, { headers });
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function readWidth(query: URLSearchParams): number | undefined {
  const width = query.get("w");
  return width && /^[1-9][0-9]{0,4}$/.test(width) ? Number(width) : undefined;
}

function readDownloadNumber(query: URLSearchParams): string | undefined {
  const number = query.get("download");
  return number && /^[1-9][0-9]{0,2}$/.test(number) ? number : undefined;
}

function notFound(): Response {
  return apiError(404, "There is no such picture.");
}
