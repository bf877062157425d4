import { boxBlur } from "../../numeric/filters.ts";

export interface MaskComponent {
  value: number;
  area: number;
  touchesBottom: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** 4 neighbors. */
export function labelComponents(
  mask: Uint8Array,
  width: number,
  height: number,
): { labels: Int32Array; components: MaskComponent[] } {
  const labels = new Int32Array(mask.length).fill(-1);
  const components: MaskComponent[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (labels[start] >= 0) continue;
    components.push(floodComponent(mask, labels, start, components.length, width, height));
  }
  return { labels, components };
}

function floodComponent(
  mask: Uint8Array,
  labels: Int32Array,
  start: number,
  label: number,
  width: number,
  height: number,
): MaskComponent {
  const extent = { left: width, right: 0, top: height, bottom: 0 };
  const component: MaskComponent = { value: mask[start], area: 0, touchesBottom: false, ...extent };
  const open = [start];
  labels[start] = label;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    const y = Math.floor(i / width);
    component.area++;
    component.left = Math.min(component.left, x);
    component.right = Math.max(component.right, x);
    component.top = Math.min(component.top, y);
    component.bottom = Math.max(component.bottom, y);
    if (i >= (height - 2) * width) component.touchesBottom = true;
    for (let side = 0; side < 4; side++) {
      const next = neighborOf(i, side, width, mask.length);
      if (next < 0 || mask[next] !== component.value || labels[next] >= 0) continue;
      labels[next] = label;
      open.push(next);
    }
  }
  return component;
}

/** `side` is left, right, above, below (0..3); negative outside the picture. */
function neighborOf(i: number, side: number, width: number, count: number): number {
  if (side === 0) return i % width > 0 ? i - 1 : -1;
  if (side === 1) return i % width < width - 1 ? i + 1 : -1;
  if (side === 2) return i - width;
  return i + width < count ? i + width : -1;
}

/** Shares of the picture: smallest ground at the lower border and elsewhere, and smallest hole. */
const smallestGround = { atBottom: 0.002, floating: 0.003 };
const smallestHole = 0.0006;

export function cleanGroundMask(mask: Uint8Array, width: number, height: number): Uint8Array {
  const vote = boxBlur(Float32Array.from(mask), width, height, 2);
  const out = mask.map((_, i) => (vote[i] > 0.5 ? 1 : 0));
  const { labels, components } = labelComponents(out, width, height);
  const size = mask.length;
  for (let i = 0; i < size; i++) {
    const component = components[labels[i]];
    if (component.value === 1) {
      const smallest = component.touchesBottom ? smallestGround.atBottom : smallestGround.floating;
      if (component.area < size * smallest) out[i] = 0;
    } else if (component.area < size * smallestHole) out[i] = 1;
  }
  return out;
}
