import type { Element } from "./garden-words.ts";

/**
 * What can be drawn, in one place: what stands for a thing that has no look of its own yet, or that nothing does. A thing
 * that is not here is drawn as itself.
 */
const standIns: Partial<Record<Element, Element | "nothing">> = {
  deck: "patio",
  gazebo: "pergola",
  "artificial-turf": "lawn",
  "dog-run": "nothing",
  driveway: "nothing",
  gabion: "nothing",
  rug: "nothing",
  stream: "nothing",
  waterfall: "nothing",
};

/** The thing that is drawn for one that was named; undefined where nothing is. */
export function drawnAs(named: Element): Element | undefined {
  const drawn = standIns[named] ?? named;
  return drawn === "nothing" ? undefined : drawn;
}
