/** All of one size: RGB bytes, and which pixels must have stayed (1) or may have changed (0). */
export interface Comparison {
  width: number;
  height: number;
  photo: Uint8Array;
  answer: Uint8Array;
  keep: Uint8Array;
}

/** 0..255. */
export function luminanceOf(rgb: Uint8Array): Float32Array {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0; i < out.length; i++) out[i] = 0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!;
  return out;
}

/** Of the luminance's gradient, lightly smoothed so that it tolerates a shift by a pixel. */
export function edgesOf(luminance: Float32Array, width: number, height: number): Float32Array {
  const edges = new Float32Array(luminance.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = luminance[i + 1]! - luminance[i - 1]!;
      const dy = luminance[i + width]! - luminance[i - width]!;
      // The root keeps a few hard edges from dominating.
      edges[i] = Math.sqrt(Math.hypot(dx, dy));
    }
  }
  return edges;
}

export function halve(plane: Float32Array, width: number, height: number): Float32Array {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = 2 * y * width + 2 * x;
      out[y * w + x] = (plane[i]! + plane[i + 1]! + plane[i + width]! + plane[i + width + 1]!) / 4;
    }
  }
  return out;
}

/** D65; L, a, b per pixel. */
export function labOf(rgb: Uint8Array): Float32Array {
  const out = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const r = linear[rgb[i]!]!;
    const g = linear[rgb[i + 1]!]!;
    const b = linear[rgb[i + 2]!]!;
    const fx = Math.cbrt((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505 + 1e-4);
    const fy = Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b + 1e-4);
    const fz = Math.cbrt((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089 + 1e-4);
    out[i] = 116 * fy - 16;
    out[i + 1] = 500 * (fx - fy);
    out[i + 2] = 200 * (fy - fz);
  }
  return out;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
