// node bare-server.mjs FILE: Node's own limit. Sends finished bytes of FILE, a list of answers, and does nothing else.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const answers = new Map(
  JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ path, status, headers, body }) => [
    path,
    { status, headers, bytes: Buffer.from(body, "base64") },
  ]),
);

const server = createServer((request, response) => {
  const { status, headers, bytes } = answers.get(request.url);
  if (headers.etag && request.headers["if-none-match"] === headers.etag)
    return response.writeHead(304, { etag: headers.etag }).end();
  response.writeHead(status, headers).end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
