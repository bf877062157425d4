// node raw-pipe.mjs FOLDER: Node's own limit for uploads. Pipes each body into a file, removes it, and does nothing else.
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

const server = createServer(async (request, response) => {
  const file = join(process.argv[2], randomUUID());
  await pipeline(request, createWriteStream(file));
  await rm(file);
  response.writeHead(200).end();
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
