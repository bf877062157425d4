import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Box } from "#tests/designer/draw-seen.ts";
import { createEye } from "../../app/designer/photo/lens/eye.ts";
import { findHorizon } from "../../app/designer/photo/lens/horizon.ts";
import { findLineSegments } from "../../app/designer/photo/pixels/line-segments.ts";
import { shrinkPhoto } from "../../app/designer/photo/pixels/small-picture.ts";
import { usualFocalShare } from "../../app/designer/photo/read-scene.ts";
import { findMarks } from "../../app/designer/photo/scale/find-marks.ts";
import { loadPhoto } from "../../scripts/develop/designer/photo-file.ts";
import { loadSeen } from "./seen-file.ts";

interface LabelledPhoto {
  name: string;
  width: number;
  boxes: Box[];
}

export interface MarksFound {
  name: string;
  /** By kind: whole labeled ones, how many were found, all that was found, how much of it is right. */
  kinds: Record<string, { whole: number; found: number; marks: number; right: number }>;
}

/** Intersection over union from which a box is the labeled one, and at least a part of it. */
const sameBox = 0.5;
const partly = 0.3;

/** The reader's maps are in `maps`. */
export async function findLabelledMarks(photos: string, boxes: string, maps: string): Promise<MarksFound[]> {
  const found: MarksFound[] = [];
  for (const file of (await readdir(boxes)).filter((name) => name.endsWith(".json")).sort()) {
    const label = JSON.parse(await readFile(join(boxes, file), "utf8")) as LabelledPhoto;
    const picture = shrinkPhoto(await loadPhoto(join(photos, `${label.name}.jpg`), 1280));
    const { width, height } = picture;
    const segments = findLineSegments(picture);
    const eye = createEye(findHorizon(picture, segments, usualFocalShare, false), usualFocalShare, width, height);
    const marks = findMarks({ seen: await loadSeen(maps, label.name), segments, eye, width, height });
    const scale = label.width / width;
    const seen = marks.map(({ kind, left, right }) => {
      const rows = [(left.head + right.head) / 2, (left.foot + right.foot) / 2] as const;
      return { kind: kind as string, box: [left.x, rows[0], right.x, rows[1]].map((value) => value * scale) };
    });
    found.push({ name: label.name, kinds: compare(label.boxes, seen) });
  }
  return found;
}

function compare(
  labels: readonly Box[],
  seen: readonly { kind: string; box: readonly number[] }[],
): MarksFound["kinds"] {
  const kinds = ["garage-door", "door", "window", "fence-panel"];
  return Object.fromEntries(
    kinds.map((kind) => {
      const [own, marks] = [labels.filter((label) => label.kind === kind), seen.filter((mark) => mark.kind === kind)];
      const whole = own.filter((label) => label.whole);
      const hit = whole.filter(({ box }) => marks.some((mark) => overlap(mark.box, box) > sameBox));
      const right = marks.filter((mark) => own.some(({ box }) => overlap(mark.box, box) > partly));
      return [kind, { whole: whole.length, found: hit.length, marks: marks.length, right: right.length }];
    }),
  );
}

/** Intersection over union. */
function overlap(a: readonly number[], b: readonly number[]): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = a;
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = b;
  const both =
    Math.max(0, Math.min(right, toX) - Math.max(left, fromX)) *
    Math.max(0, Math.min(bottom, toY) - Math.max(top, fromY));
  return both / ((right - left) * (bottom - top) + (toX - fromX) * (toY - fromY) - both);
}
