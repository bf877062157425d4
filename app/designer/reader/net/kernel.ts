import { kernelCode } from "./kernel-code.ts";

export const numberBytes = 4;
/** Channels and pixels summed at once; the padding of a last panel is ignored. */
export const panelChannels = 8;
export const pixelsAtOnce = 4;
/** Channels that a depthwise convolution sums at once. */
export const channelsAtOnce = 4;

/** Places are byte addresses in the kernel's memory. */
interface KernelFunctions {
  memory: WebAssembly.Memory;
  sumWindows(
    ...numbers: [
      ...corners: [corner: number, step: number],
      ...window: [starts: number, runs: number, runBytes: number],
      ...layer: [panels: number, bias: number, panelCount: number],
      ...result: [out: number, pixels: number],
      ...limits: [low: number, high: number],
    ]
  ): void;
  sumChannels(
    ...numbers: [
      ...corners: [corner: number, step: number],
      ...window: [starts: number, places: number],
      ...layer: [weights: number, bias: number, channelBytes: number],
      ...result: [out: number, outStep: number, pixels: number],
      ...limits: [low: number, high: number],
    ]
  ): void;
}

const pageBytes = 65_536;
/** Vectors of four numbers are aligned to it. */
const alignment = 16;

/** WebAssembly. The memory holds the permanent numbers, then scratch space that each step reuses. */
export class Kernel {
  readonly run: Omit<KernelFunctions, "memory">;
  private readonly memory: WebAssembly.Memory;
  private kept = alignment;
  private lent = 0;

  constructor() {
    const bytes = Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    const { memory, ...run } = exports as unknown as KernelFunctions;
    this.memory = memory;
    this.run = run;
  }

  /** Before anything is lent. Returns the numbers' address. */
  keep(values: Float32Array): number {
    const at = this.kept;
    this.kept = alignedAfter(at + values.byteLength);
    this.grow(this.kept);
    this.numbers(at, values.length).set(values);
    return at;
  }

  clear(): void {
    this.lent = this.kept;
  }

  /** Address of uninitialized space, until the next `clear`. */
  lend(count: number): number {
    const at = this.lent;
    this.lent = alignedAfter(at + count * numberBytes);
    this.grow(this.lent);
    return at;
  }

  /** A view, valid until the memory grows. */
  numbers(at: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, count);
  }

  /** A view, valid until the memory grows. */
  addresses(at: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, at, count);
  }

  private grow(bytes: number): void {
    const missing = bytes - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / pageBytes));
  }
}

function alignedAfter(at: number): number {
  return Math.ceil(at / alignment) * alignment;
}
