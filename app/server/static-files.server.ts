import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";

type Middleware = (
  request: Parameters<ReturnType<typeof sirv>>[0],
  response: Parameters<ReturnType<typeof sirv>>[1],
  next: () => void,
) => void;

/** Hashed files as immutable, the others for an hour, each in the encodings of `npm run build`. */
export function createStaticFiles(clientFolder = join(process.cwd(), "build", "client")): Middleware {
  if (!existsSync(clientFolder))
    throw new Error(`Nothing is built yet: ${clientFolder} is missing. Run npm run build.`);
  return sirv(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      response.setHeader("X-Content-Type-Options", "nosniff");
      response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    },
  });
}
