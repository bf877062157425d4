import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import { isStoreUnreachable } from "#app/disk/store-unreachable.ts";
import { addSecurityHeaders } from "#app/http/answers/security-headers.server.ts";
import { sessionIdIn } from "#app/http/sessions/session.server.ts";
import { log } from "#app/logging/log.server.ts";
import type { BootFindings } from "./boot.server.ts";
import { sendStored } from "./send-stored.server.ts";

const prefix = "/api/uploads/";

/**
 * GET /api/uploads/{path} without the router, which costs more than the picture. The app answers for forbidden and
 * unknown pictures.
 */
export function createPictureDoor({ findPicture, choosePictureFile, storage }: BootFindings["pictures"]) {
  return (address: RequestAddress, request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && address.path.startsWith(prefix)) void sendOrPass(address, request, response, otherwise);
    else otherwise();
  };

  async function sendOrPass(
    address: RequestAddress,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ) {
    try {
      if (await sendIfSeen(address, request, response)) return;
    } catch (error) {
      log.error({ err: error }, "picture failed");
      if (response.headersSent) return void response.destroy();
      if (isStoreUnreachable(error)) return sendUnavailable(response);
    }
    otherwise();
  }

  async function sendIfSeen(
    address: RequestAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const query = new URLSearchParams(address.query);
    const signature = query.get("signature");
    const picture = findPicture(decodeURIComponent(address.path.slice(prefix.length)), {
      sessionId: await sessionIdIn(request.headers.cookie),
      link: signature === null ? undefined : { signature, expires: query.get("expires") ?? "" },
      shareToken: query.get("share") ?? undefined,
    });
    if (!picture) return false;
    const download = picture.kind === "design" ? readNumber(query, "download", 3) : undefined;
    const { name, contentType } = choosePictureFile(picture, {
      width: download === undefined ? readNumber(query, "w", 5) : undefined,
      acceptsAvif: request.headers.accept?.includes("image/avif") ?? false,
    });
    const headers = pictureHeaders(picture.kind, query, contentType);
    if (download) headers.set("Content-Disposition", `attachment; filename=landscape-design-${download}.jpg`);
    return sendStored(request, response, { storage, name, headers });
  }
}

const unavailableHeaders = new Headers({
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "Retry-After": "10",
});
addSecurityHeaders(unavailableHeaders);

/** Temporarily unavailable: a 404 would look as if the picture were lost. */
function sendUnavailable(response: ServerResponse): void {
  response.writeHead(503, [...unavailableHeaders].flat());
  response.end("The picture cannot be reached just now. Nothing is lost: please try again in a moment.\n");
}

function pictureHeaders(kind: string, query: URLSearchParams, contentType: string): Headers {
  // A name's bytes never change. A link that expired or was revoked shows nothing at the next request.
  const isPublic = kind === "blog" || kind === "mark";
  const age = isPublic ? "public, max-age=31536000, immutable" : "private, max-age=31536000, immutable";
  const isLent = query.has("signature") || query.has("share");
  const headers = new Headers({
    "Content-Type": contentType,
    "Cache-Control": isLent ? "private, no-store" : age,
    // Without a key in its address, access depends on the session in a browser that others may use, too.
    Vary: isPublic || isLent ? "Accept" : "Accept, Cookie",
    // Mail programs embed letters' thumbnails; feed readers and link previews embed the blog's; both show the mark.
    ...(query.has("signature") || isPublic ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  });
  addSecurityHeaders(headers);
  return headers;
}

/** Undefined unless it is a positive integer of at most `digits`. */
function readNumber(query: URLSearchParams, name: string, digits: number): number | undefined {
  const text = query.get(name) ?? "";
  return /^[1-9][0-9]*$/.test(text) && text.length <= digits ? Number(text) : undefined;
}
