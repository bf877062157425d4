/**
 * For indices inside the array. One function per array type, because V8 specializes a function for the types it has
 * seen.
 */
export function floatAt(values: Float32Array, i: number): number {
  return values[i];
}

export function numberAt(values: Float64Array, i: number): number {
  return values[i];
}

export function byteAt(values: Uint8Array, i: number): number {
  return values[i];
}

export function integerAt(values: Int32Array, i: number): number {
  return values[i];
}

/** Indices of a color or vector, typed so that indexing gives no `undefined`. */
export const indices3 = [0, 1, 2] as const;
