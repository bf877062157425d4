import { readWish } from "#app/designer/wish/read-wish.ts";
import { withAnswers } from "#app/designer/wish/typed/answers.ts";
import { layOutPlan } from "../../app/designer/plan/lay-out-plan.ts";
import { changedShare } from "./changed-pixels.ts";
import { type AccessAnswer, judgeAccess } from "./judging/judge-access.ts";
import { findDeadEnds } from "./judging/judge-ends.ts";
import { judgeRequested, type RequestedAnswer } from "./judging/judge-requested.ts";
import { findHidden } from "./judging/judge-sights.ts";
import { type GroundAnswer, judgeUnrequested } from "./judging/judge-unrequested.ts";
import { seeFromAbove } from "./plan-from-above.ts";
import { type Half, halfOf, hashOf, listPhotos, nameOf, readYardPhoto } from "./yard-photos.ts";
import { type WishKind, type YardWish, yardWishes } from "./yard-wishes.ts";

export interface MeasuredYard {
  name: string;
  words: string;
  kind: WishKind;
  requested: readonly RequestedAnswer[];
  ground: GroundAnswer;
  access: AccessAnswer;
  pathEnds: number;
  deadEnds: readonly string[];
  hidden: readonly string[];
  /** Share of the picture's ground that changed. */
  changedPixels: number;
}

/** Scenes are stored here; git ignores it. */
const cache = "data/lab/scenes";
/** Square meters of open ground below which a photo shows no yard to design. By eye. */
const leastGround = 6;

interface Which {
  half: Half | "all";
  seed: number;
  size: number;
  every: number;
}

/** One wish per yard, first designs only; yards without ground are left out. */
export async function measureYards(folders: readonly string[], { half, seed, size, every }: Which) {
  const files = (await listPhotos(folders)).filter((file) => half === "all" || halfOf(nameOf(file)) === half);
  const measured: MeasuredYard[] = [];
  for (const [i, file] of files.entries()) {
    if (i % every !== 0) continue;
    const { yard, scene } = await readYardPhoto(file, size, cache);
    if (scene.confidence.doubts.includes("no-yard")) continue;
    const wish = wishFor(nameOf(file), seed);
    const plan = layOutPlan(yard, withAnswers(readWish(wish.words)), { seed, variation: 0 });
    const seen = seeFromAbove(plan, yard);
    const ground = judgeUnrequested(seen, wish);
    if (ground.open < leastGround) continue;
    measured.push({
      name: nameOf(file),
      words: wish.words,
      kind: wish.kind,
      requested: judgeRequested(seen, wish.requested),
      ground,
      access: judgeAccess(seen, wish.requested),
      pathEnds: seen.pathEnds.length,
      deadEnds: findDeadEnds(seen),
      hidden: findHidden(seen, wish.requested),
      changedPixels: changedShare(plan, yard, seen.things),
    });
  }
  return measured;
}

function wishFor(name: string, seed: number): YardWish {
  const wish = yardWishes[hashOf(`${name} ${seed}`) % yardWishes.length];
  if (!wish) throw new Error("there are no wishes");
  return wish;
}
