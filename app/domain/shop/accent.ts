/** One color is chosen; its shades for both schemes are derived, so that everybody can read what has it. Safe in the browser. */

/** What text in the accent stands on, and what stands on it: paper, raised, sand and sky of app.css. */
export const grounds = {
  light: ["#fbfaf5", "#fffefb", "#f0ebdd", "#dce8ec"],
  dark: ["#141a16", "#1a211c", "#202823", "#22313a"],
} as const;

/** Of text: WCAG 2.2, success criterion 1.4.3. */
const contrastAtLeast = 4.5;

/** Undefined for a color that can be read on every ground of the light scheme, which letters and paper have too. */
export function faultOfAccent(color: string): string | undefined {
  const contrast = leastContrast(color, grounds.light);
  if (contrast >= contrastAtLeast) return undefined;
  const readable = shadeUntilReadable(color, "#000000", grounds.light);
  return `This color is too light to read on the page: its contrast is ${contrast.toFixed(1)} to 1, and text needs ${contrastAtLeast} to 1. The nearest readable color is ${readable}.`;
}

/** The tokens that carry the accent, for the page's head. Paper is light whatever the screen is. */
export function accentRules(color: string): string {
  const dark = shadeUntilReadable(color, "#ffffff", grounds.dark);
  return `${tokens(color, mix(color, "#000000", 0.3))}@media screen and (prefers-color-scheme:dark){${tokens(dark, mix(dark, "#ffffff", 0.25))}}`;
}

/** More specific than those of app.css. */
function tokens(accent: string, pressed: string): string {
  return `html:root{--color-moss:${accent};--color-moss-deep:${pressed}}`;
}

function shadeUntilReadable(color: string, toward: string, on: readonly string[]): string {
  const steps = Array.from({ length: 65 }, (_, step) => mix(color, toward, step / 64));
  return steps.find((shade) => leastContrast(shade, on) >= contrastAtLeast) ?? toward;
}

function leastContrast(color: string, on: readonly string[]): number {
  return Math.min(...on.map((ground) => contrastOf(color, ground)));
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return channelsOf(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, channel) => sum + value * (weights[channel] ?? 0), 0);
}

function mix(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(color).map((value, channel) => value + ((others[channel] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
