export interface LabelPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Or the one that covers the least of them; marks it as taken. */
export function takePlace<Place extends LabelPlace>(taken: LabelPlace[], places: readonly Place[]): Place {
  const covers = (place: Place) => taken.reduce((sum, other) => sum + sharedArea(place, other), 0);
  const [first] = places;
  if (!first) throw new Error("a label needs a place");
  let best = first;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const covered = covers(place);
    if (covered >= least) continue;
    [best, least] = [place, covered];
    if (covered === 0) break;
  }
  taken.push(best);
  return best;
}

function sharedArea(a: LabelPlace, b: LabelPlace): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return Math.max(0, across) * Math.max(0, down);
}
