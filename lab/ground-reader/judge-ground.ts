import { type GroundLabels, must, never } from "./read-labels.ts";

/** Shares are of the labeled open ground. */
export interface GroundJudgement {
  name: string;
  /** Of the picture. */
  openShare: number;
  found: number;
  /** Painted where it must not be. */
  spilled: number;
  right: boolean;
  fair: boolean;
  asked: boolean;
  /** 0..1, as the reading states it. */
  confidence: number;
  doubts: readonly string[];
  /** Mean entropy of the kinds over open ground (nats), from which confidence is calibrated. */
  entropy: number;
}

/** At least this much found and at most this much spilled. */
const rightFrom = { found: 0.85, spilled: 0.05 };
const fairFrom = { found: 0.7, spilled: 0.12 };
/** Photos with less open ground are read, but not part of the shares. */
export const leastOpenShare = 0.03;

/** `ground` is a matte (0..255, any size) that counts from half on. */
export function judgeGround(
  labels: GroundLabels,
  ground: { width: number; height: number; values: Uint8Array },
): Pick<GroundJudgement, "openShare" | "found" | "spilled" | "right" | "fair"> {
  let [open, found, spilled] = [0, 0, 0];
  labels.values.forEach((label, i) => {
    const x = Math.floor((((i % labels.width) + 0.5) * ground.width) / labels.width);
    const y = Math.floor(((Math.floor(i / labels.width) + 0.5) * ground.height) / labels.height);
    const isGround = (ground.values[y * ground.width + x] ?? 0) >= 128;
    if (label === must) open++;
    if (label === must && isGround) found++;
    if (label === never && isGround) spilled++;
  });
  const shares = { found: found / Math.max(1, open), spilled: spilled / Math.max(1, open) };
  const reaches = (least: typeof rightFrom) => shares.found >= least.found && shares.spilled <= least.spilled;
  return { openShare: open / labels.values.length, ...shares, right: reaches(rightFrom), fair: reaches(fairFrom) };
}

/** With its share and the 95 % interval of Wilson (1927): "31 of 38 (82 %, 67 to 91 %)". */
export function formatCount(count: number, of: number): string {
  if (of === 0) return "none to count";
  const [z, share] = [1.96, count / of];
  const center = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => Math.round(100 * value);
  return `${count} of ${of} (${percent(share)} %, ${percent(center - half)} to ${percent(center + half)} %)`;
}

/** Over all photos with enough open ground, one line each. */
export function summarizeGround(judgements: readonly GroundJudgement[]): string[] {
  const open = judgements.filter(({ openShare }) => openShare >= leastOpenShare);
  const count = (is: (judgement: GroundJudgement) => boolean) => formatCount(open.filter(is).length, open.length);
  return [
    `photos with open ground   ${open.length} (${judgements.length - open.length} left out: under ${100 * leastOpenShare} % of the picture)`,
    `right                     ${count(({ right }) => right)}`,
    `right or asked            ${count(({ right, asked }) => right || asked)}`,
    `wrong and sure            ${count(({ right, asked }) => !right && !asked)}`,
    `right and not asked       ${count(({ right, asked }) => right && !asked)}`,
    `fair or better            ${count(({ fair }) => fair)}`,
    `median found              ${median(open.map(({ found }) => found)).toFixed(3)}`,
    `median spilled            ${median(open.map(({ spilled }) => spilled)).toFixed(3)}`,
    `mean spilled              ${mean(open.map(({ spilled }) => spilled)).toFixed(3)}`,
    ...formatCalibration(open),
  ];
}

/** Stated against true, in fifths of the confidence. */
function formatCalibration(open: readonly GroundJudgement[]): string[] {
  const lines = ["said           photos  mean said  right"];
  for (let from = 0; from < 1; from += 0.2) {
    const to = from + 0.2;
    const own = open.filter(({ confidence }) => confidence >= from && (confidence < to || to > 0.99));
    const said = own.length > 0 ? mean(own.map(({ confidence }) => confidence)).toFixed(2) : "-";
    const right = own.length > 0 ? (own.filter((one) => one.right).length / own.length).toFixed(2) : "-";
    lines.push(
      `${from.toFixed(1)} to ${to.toFixed(1)}     ${String(own.length).padStart(5)}      ${said.padStart(4)}   ${right.padStart(4)}`,
    );
  }
  return lines;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
