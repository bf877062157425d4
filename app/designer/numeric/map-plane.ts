/** Numbers of a plane that are worked out one by one. `from` with a function makes a list of objects of them first, ten times as slow. */
type Plane = Float32Array | Uint8Array;

/** A byte for each number of a plane. */
export function bytesOf(plane: Plane, byteOf: (value: number, i: number) => number): Uint8Array {
  const bytes = new Uint8Array(plane.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = byteOf(plane[i] as number, i);
  return bytes;
}

/** A number for each of a plane's. */
export function numbersOf(plane: Plane, numberOf: (value: number, i: number) => number): Float32Array {
  const numbers = new Float32Array(plane.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = numberOf(plane[i] as number, i);
  return numbers;
}
