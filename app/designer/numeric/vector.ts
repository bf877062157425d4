/** Meters in the yard's frame: x right, y up, z away from the camera, which is above (0, 0, 0). */
export type Vec3 = readonly [x: number, y: number, z: number];

/** Unit vector; zero stays zero. */
export function normalize(v: Vec3): Vec3 {
  const length = Math.sqrt(dot(v, v)) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Two unit vectors that complete `n` (unit) to an orthogonal frame. */
export function tangents(n: Vec3): [Vec3, Vec3] {
  const axis: Vec3 = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const first = normalize(cross(axis, n));
  return [first, cross(n, first)];
}
