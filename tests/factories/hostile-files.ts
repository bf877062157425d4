import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Files an attacker may send as "yard.jpg", generated so that none has to be in the repository. */

export interface HostileFile {
  title: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  reason: "empty" | "wrong-type" | "too-large" | "too-many-pixels" | "too-small" | "too-narrow" | "damaged";
}

const yard = sharp({ create: { width: 320, height: 240, channels: 3, background: "#4a6" } });

export async function makeHostileFiles(): Promise<HostileFile[]> {
  const jpeg = await noise(640, 480);
  const png = await yard.clone().png().toBuffer();
  const spoiltPng = Buffer.from(png);
  spoiltPng.fill(0x55, 60, png.length - 20);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><image href="file:///etc/passwd"/></svg>`;
  const file = (title: string, name: string, bytes: Uint8Array | string, reason: HostileFile["reason"]) => ({
    title,
    name,
    bytes: new Uint8Array(Buffer.from(bytes)),
    reason,
  });
  return [
    file("nothing", "yard.jpg", "", "empty"),
    file("one byte", "yard.jpg", "x", "wrong-type"),
    file("GIF", "yard.jpg", await yard.clone().gif().toBuffer(), "wrong-type"),
    file("WebP", "yard.jpg", await yard.clone().webp().toBuffer(), "wrong-type"),
    file("TIFF", "yard.jpg", await yard.clone().tiff().toBuffer(), "wrong-type"),
    file("AVIF", "yard.heic", await yard.clone().avif({ effort: 0 }).toBuffer(), "wrong-type"),
    file("SVG", "yard.png", svg, "wrong-type"),
    file("PDF", "yard.jpg", "%PDF-1.7\n1 0 obj << >> endobj", "wrong-type"),
    file("HTML", "yard.jpg", "<!doctype html><script>alert(1)</script>", "wrong-type"),
    file("only a JPEG's first bytes", "yard.jpg", Buffer.from("ffd8ffe0", "hex"), "damaged"),
    file("half a JPEG", "yard.jpg", jpeg.subarray(0, jpeg.length / 2), "damaged"),
    file("half a PNG", "yard.png", png.subarray(0, png.length / 2), "damaged"),
    file("PNG with spoilt data", "yard.png", spoiltPng, "damaged"),
    file("PNG of 256 megapixels", "yard.png", blackPng(16_000, 16_000), "too-many-pixels"),
    file("PNG that claims 65535 x 65535", "yard.png", blackPng(65_535, 65_535, 10), "too-many-pixels"),
    file("interlaced PNG of 36 megapixels", "yard.png", blackPng(6000, 6000, 10, true), "too-many-pixels"),
    file("PNG of one pixel", "yard.png", blackPng(1, 1), "too-small"),
    file("PNG of 40 by 60,000 pixels", "yard.png", blackPng(40, 60_000), "too-narrow"),
  ];
}

export function noise(width: number, height: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 80 };
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: "gaussian", mean: 128, sigma: 50 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A gray PNG written by hand: a few kilobytes for any number of pixels. */
export function blackPng(width: number, height: number, rows = height, interlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[12] = interlaced ? 1 : 0;
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 1 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
