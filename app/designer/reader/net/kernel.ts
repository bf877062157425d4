import { kernelCode } from "./kernel-code.ts";

/** Bytes of a number. */
export const numberBytes = 4;
/** Channels that are summed at once, and pixels: what a last panel or a last four have too much is nobody's. */
export const panelChannels = 8;
export const pixelsAtOnce = 4;
/** What a sum of single channels takes at once. */
export const channelsAtOnce = 4;

/** The functions of kernel.wat; places are byte addresses in its memory. */
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
/** Vectors of four numbers begin at multiples of it. */
const alignment = 16;

/**
 * The inner loops of a net as a WebAssembly module, with a memory of its own: first the numbers that stay, then room that each
 * step uses anew.
 */
export class Kernel {
  readonly run: Omit<KernelFunctions, "memory">;
  private readonly memory: WebAssembly.Memory;
  /** Where the room begins. */
  private kept = alignment;
  private lent = 0;

  constructor() {
    const bytes = Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    const { memory, ...run } = exports as unknown as KernelFunctions;
    this.memory = memory;
    this.run = run;
  }

  /** Keeps numbers for good, while nothing is lent. @returns where they are */
  keep(values: Float32Array): number {
    const at = this.kept;
    this.kept = alignedAfter(at + values.byteLength);
    this.grow(this.kept);
    this.numbers(at, values.length).set(values);
    return at;
  }

  /** Gives all room back that was lent. */
  clear(): void {
    this.lent = this.kept;
  }

  /** Room for so many numbers until the next `clear`; what is in it, somebody left there. @returns where it is */
  lend(count: number): number {
    const at = this.lent;
    this.lent = alignedAfter(at + count * numberBytes);
    this.grow(this.lent);
    return at;
  }

  /** Until the memory grows. */
  numbers(at: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, count);
  }

  /** Until the memory grows. */
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
