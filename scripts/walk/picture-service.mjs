import { createServer } from "node:http";
import sharp from "sharp";

/**
 * A local picture model in the manner of OpenAI's image edits: draws the first requested picture (other ground, same house) and
 * refuses all others by its rules.
 * @returns the settings that make a site use it, and a function that stops it
 */
export async function startPictureService() {
  let calls = 0;
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = request.method === "POST" && new Response(Buffer.concat(parts), { headers }).formData();
    if (form && ++calls === 1) answer(response, 200, { data: [{ b64_json: await draw((await form).get("image")) }] });
    else answer(response, 400, { error: { code: "moderation_blocked", message: "Rejected by the safety system" } });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/v1`;
  return {
    settings: { IMAGE_PROVIDER: "openai-compatible", IMAGE_MODEL: "walked-model", IMAGE_BASE_URL: url },
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function draw(sent) {
  const photo = sharp(Buffer.from(await sent.arrayBuffer()));
  const { width, height } = await photo.metadata();
  const top = Math.round(height * 0.72);
  const ground = { create: { width, height: height - top, channels: 3, background: "#7a6a4f" } };
  const patch = await sharp(ground).png().toBuffer();
  return (
    await photo
      .composite([{ input: patch, left: 0, top }])
      .png()
      .toBuffer()
  ).toString("base64");
}

function answer(response, status, body) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
