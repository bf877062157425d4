import type { Raster } from "#app/designer/numeric/raster.ts";

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** An arc of an ellipse; angles in turns, from the right, clockwise. */
function arc([x, y]: Point, [across, down]: Point, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) * 32);
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const turn = (from + ((to - from) * k) / steps) * 2 * Math.PI;
    return [x + across * Math.cos(turn), y + down * Math.sin(turn)];
  });
}

const letterE: readonly Stroke[] = [
  [
    [0, 7],
    [5.6, 7],
  ],
  arc([2.8, 7], [2.8, 3], 0, -0.88),
];
/** Written as strokes, 10 units high, since a server may have no fonts. Each letter with its advance. */
const letters: readonly (readonly [strokes: readonly Stroke[], advance: number])[] = [
  [
    [
      [
        [0, 10],
        [0, 0],
        [3.4, 0],
      ],
      arc([3.4, 2.8], [2.8, 2.8], -0.25, 0.25),
      [
        [3.4, 5.6],
        [0, 5.6],
      ],
    ],
    8.2,
  ],
  [
    [
      [
        [0, 10],
        [0, 4],
      ],
      arc([2.8, 6.8], [2.8, 2.8], 0.5, 0.8),
    ],
    5.4,
  ],
  [letterE, 7.4],
  [
    [
      [
        [0, 4],
        [2.7, 10],
        [5.4, 4],
      ],
    ],
    7.4,
  ],
  [
    [
      [
        [0, 4],
        [0, 10],
      ],
      [
        [0, 1.4],
        [0, 1.5],
      ],
    ],
    2.4,
  ],
  [letterE, 7.4],
  [
    [
      [
        [0, 4],
        [2, 10],
        [4, 4.8],
        [6, 10],
        [8, 4],
      ],
    ],
    8,
  ],
];
/** The site's mark: a leaf as the needle of a compass, as in public/favicon.svg. */
const brandMark: readonly Stroke[] = [
  arc([5, 5], [4.6, 4.6], 0, 1),
  arc([3.1, 3], [4.4, 4.4], 0.02, 0.23),
  arc([6.9, 7], [4.4, 4.4], 0.52, 0.73),
  [
    [2.9, 7.1],
    [5.6, 4.4],
  ],
];
const brandWidth = 13;
const height = 10;

/** Half the width of the strokes and of their dark seam, in the letters' units. */
const thickness = 0.45;
const seam = 0.9;
const [whiteness, darkness] = [0.62, 0.3];

/** Draws the site's mark and the word "Preview" across the picture's middle, readable on light and dark. */
export function markPreview(picture: Raster): void {
  const { strokes, width } = layOutWord();
  const scale = Math.min((picture.width * 0.8) / width, (picture.height * 0.5) / height);
  const left = (picture.width - width * scale) / 2;
  const top = (picture.height - height * scale) / 2;
  const margin = Math.ceil(scale);
  for (let y = Math.floor(top) - margin; y < top + height * scale + margin; y++) {
    for (let x = Math.floor(left) - margin; x < left + width * scale + margin; x++) {
      const away = distanceTo(strokes, (x + 0.5 - left) / scale, (y + 0.5 - top) / scale);
      const covered = (reach: number) => Math.min(1, Math.max(0, (reach - away) * scale + 0.5));
      blend(picture, x, y, 0, darkness * covered(seam));
      blend(picture, x, y, 255, whiteness * covered(thickness));
    }
  }
}

function layOutWord(): { strokes: Stroke[]; width: number } {
  const strokes = [...brandMark];
  let width = brandWidth;
  for (const [letter, advance] of letters) {
    for (const stroke of letter) strokes.push(stroke.map(([x, y]): Point => [x + width, y]));
    width += advance;
  }
  return { strokes, width };
}

function distanceTo(strokes: readonly Stroke[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const stroke of strokes) {
    stroke.forEach(([toX, toY], k) => {
      const [fromX, fromY] = stroke[k - 1] ?? [toX, toY];
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const length = alongX ** 2 + alongY ** 2;
      const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
      const at = Math.min(1, Math.max(0, share));
      least = Math.min(least, Math.hypot(fromX + at * alongX - x, fromY + at * alongY - y));
    });
  }
  return least;
}

function blend({ width, height: rows, data }: Raster, x: number, y: number, value: number, share: number): void {
  if (share === 0 || x < 0 || y < 0 || x >= width || y >= rows) return;
  const at = (y * width + x) * 3;
  for (let c = at; c < at + 3; c++) data[c] = Math.round((data[c] ?? 0) * (1 - share) + value * share);
}
