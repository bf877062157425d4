/**
 * Reads for loops that keep their index inside the array themselves: the type is the number that lies there. One function
 * for each kind of array, for V8 keeps with a function what it has learnt of the arrays read in it.
 */
export function floatAt(values: Float32Array, i: number): number {
  return values[i] as number;
}

export function numberAt(values: Float64Array, i: number): number {
  return values[i] as number;
}

export function byteAt(values: Uint8Array, i: number): number {
  return values[i] as number;
}

export function integerAt(values: Int32Array, i: number): number {
  return values[i] as number;
}

/** The indices of a colour or a vector, as the compiler knows them to lie inside both. */
export const indices3 = [0, 1, 2] as const;
