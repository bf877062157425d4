/** Grid of sun directions in radians; azimuth 0 is straight ahead of the camera, positive to its right. */
export const azimuths: readonly number[] = Array.from({ length: 36 }, (_, k) => ((k + 0.5) * Math.PI) / 18 - Math.PI);

/** Ascending. */
export const elevations: readonly number[] = [22, 32, 42, 54, 68].map((degrees) => (degrees * Math.PI) / 180);

/** A number per direction, with all elevations of one azimuth in a row. */
export function overDirections(weigh: (azimuth: number, elevation: number, a: number, e: number) => number) {
  const out = new Float32Array(azimuths.length * elevations.length);
  azimuths.forEach((azimuth, a) => {
    elevations.forEach((elevation, e) => {
      out[a * elevations.length + e] = weigh(azimuth, elevation, a, e);
    });
  });
  return out;
}
