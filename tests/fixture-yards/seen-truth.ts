import { type SeenKind, type SeenPhoto, seenKinds } from "../../app/designer/reader/seen/seen-kinds.ts";
import type { FixturePhoto } from "./fixture-yard.ts";
import { type TruthClass, truthClasses } from "./truth-classes.ts";

/** What a reader should see where a fixture yard shows a class. */
const seenAs: Readonly<Record<TruthClass, SeenKind>> = {
  lawn: "lawn",
  soil: "soil",
  bed: "soil",
  gravel: "gravel",
  paving: "paving",
  driveway: "driveway",
  street: "street",
  pool: "water",
  sky: "sky",
  house: "building",
  "garage-door": "building",
  fence: "wall",
  hedge: "shrub",
  tree: "tree",
  trunk: "tree",
  person: "person",
  thing: "thing",
  car: "vehicle",
};

/** Index into {@link seenKinds} per pixel. */
export function kindsOfTruth({ truth }: FixturePhoto): Uint8Array {
  return truth.classes.map((each) => seenKinds.indexOf(seenAs[truthClasses[each] ?? "thing"]));
}

/** A photo seen by a reader that is sure of every pixel: `kinds` are indices into {@link seenKinds}, one per pixel. */
export function seenSurely(width: number, height: number, kinds: Uint8Array): SeenPhoto {
  const planes = seenKinds.map(() => new Float32Array(kinds.length));
  // A plain loop: an iterator's steps through each plane cost more than all else that is done here.
  for (let i = 0; i < kinds.length; i++) planes[kinds[i]!]![i] = 1;
  return { width, height, kinds: planes, marks: [], photo: {} };
}

/** What a reader sees that is right about every pixel of a fixture yard. */
export function seeTruth(shot: FixturePhoto): SeenPhoto {
  return seenSurely(shot.photo.width, shot.photo.height, kindsOfTruth(shot));
}
