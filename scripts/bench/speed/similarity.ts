/**
 * Windows of 8 x 8 pixels, and the constants for 8 bits: Wang, Bovik, Sheikh and Simoncelli 2004, doi 10.1109/TIP.2003.819861.
 */
const windowSide = 8;
const [stableMean, stableVariance] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/**
 * The similarity of a picture to its original, both as RGB bytes of the same size.
 * @returns PSNR of all three colors in decibels, and the mean SSIM of brightness, 1 for the same
 */
export function comparePictures(
  picture: Uint8Array,
  original: Uint8Array,
  width: number,
): { psnr: number; ssim: number } {
  let squares = 0;
  for (let at = 0; at < original.length; at++) squares += (picture[at]! - original[at]!) ** 2;
  const psnr = 10 * Math.log10((255 ** 2 * original.length) / Math.max(squares, 1));
  const [a, b] = [brightness(picture), brightness(original)];
  const height = a.length / width;
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + windowSide <= height; y += windowSide) {
    for (let x = 0; x + windowSide <= width; x += windowSide) {
      sum += similarity(a, b, y * width + x, width);
      windows += 1;
    }
  }
  return { psnr, ssim: sum / windows };
}

/** ITU-R BT.601's weights, as in JPEG. */
function brightness(rgb: Uint8Array): Float32Array {
  const values = new Float32Array(rgb.length / 3);
  for (let i = 0; i < values.length; i++) {
    values[i] = 0.299 * rgb[3 * i]! + 0.587 * rgb[3 * i + 1]! + 0.114 * rgb[3 * i + 2]!;
  }
  return values;
}

function similarity(a: Float32Array, b: Float32Array, from: number, width: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < windowSide; y++) {
    for (let x = 0; x < windowSide; x++) {
      const [p, q] = [a[from + y * width + x]!, b[from + y * width + x]!];
      sumA += p;
      sumB += q;
      sumAA += p * p;
      sumBB += q * q;
      sumAB += p * q;
    }
  }
  const n = windowSide ** 2;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const [varianceA, varianceB, both] = [sumAA / n - meanA ** 2, sumBB / n - meanB ** 2, sumAB / n - meanA * meanB];
  const means = (2 * meanA * meanB + stableMean) / (meanA ** 2 + meanB ** 2 + stableMean);
  return (means * (2 * both + stableVariance)) / (varianceA + varianceB + stableVariance);
}
