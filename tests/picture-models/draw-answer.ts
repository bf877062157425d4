import sharp from "sharp";

/** The ground that "ok" and the drifted ones paint over the lower part, one after the other from the second on. */
export const groundColors = ["#7a6a4f", "#a08a5c", "#5d5348"] as const;

/**
 * Another ground in the lower part of the picture, of another color each time: what a good model changes; "drifted" mirrors
 * the house as well, "half-drifted" its left half.
 * @param fate of `model-server.ts`; one that has no picture of its own gets that of "ok"
 */
export async function drawAnswer(sent: Buffer, fate: string, call: number): Promise<Buffer> {
  const { width, height } = await sharp(sent).metadata();
  if (fate === "unchanged") return sharp(sent).jpeg({ quality: 80 }).toBuffer();
  // The same picture, painted otherwise: what is asked of a model that gets a drawing.
  if (fate === "follows")
    return sharp(sent)
      .blur(0.8)
      .modulate({ brightness: 0.86, saturation: 0.8 })
      .png({ compressionLevel: 1 })
      .toBuffer();
  if (fate === "tiny") return sharp(sent).resize(64).png().toBuffer();
  const top = Math.round(height * 0.72);
  const ground = await sharp({
    create: {
      width,
      height: height - top,
      channels: 3,
      background: groundColors[call % groundColors.length] ?? groundColors[0],
    },
  })
    .png()
    .toBuffer();
  const half = { left: 0, top: 0, width: Math.round(width / 2), height };
  const mirrored =
    fate === "half-drifted" ? [{ input: await sharp(sent).extract(half).flop().toBuffer(), left: 0, top: 0 }] : [];
  const source = fate === "drifted" ? await sharp(sent).flop().toBuffer() : sent;
  const picture = sharp(source).composite([...mirrored, { input: ground, left: 0, top }]);
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  if (fate === "wrong-size")
    return sharp(png)
      .resize(Math.round(width * 0.63))
      .jpeg()
      .toBuffer();
  return fate === "truncated" ? png.subarray(0, Math.round(png.length / 2)) : png;
}

/** As a server that reads one gray channel of its mask, where white is edited. */
export async function paintWhere(sent: Buffer, mask: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(sent).metadata();
  const white = await sharp(mask).removeAlpha().grayscale().resize(width, height).raw().toBuffer();
  const ground = sharp({ create: { width, height, channels: 3, background: groundColors[0] } });
  const painted = await ground
    .joinChannel(white, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(sent)
    .composite([{ input: painted }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
