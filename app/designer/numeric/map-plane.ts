/** `from` with a function first makes a list of objects, which takes ten times as long. */
type Plane = Float32Array | Uint8Array;

export function bytesOf(plane: Plane, byteOf: (value: number, i: number) => number): Uint8Array {
  const bytes = new Uint8Array(plane.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = byteOf(plane[i], i);
  return bytes;
}

export function numbersOf(plane: Plane, numberOf: (value: number, i: number) => number): Float32Array {
  const numbers = new Float32Array(plane.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = numberOf(plane[i], i);
  return numbers;
}
