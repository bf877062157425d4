import type { Candidate } from "../seen/candidate.ts";

const directions = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/**
 * The share of the planted ground that belongs to an edge: straight ahead, behind or to a side the bed reaches a house, a
 * fence, paving or the end of the ground. People who judged designs took beds in mid-lawn for mistakes; drifts in gravel have
 * no edge.
 */
export function scoreEdges({ ground, plan: { materials } }: Candidate): number {
  if (materials.bed === materials.base) return 1;
  const keyOf = (column: number, row: number) => `${column} ${row}`;
  const kinds = new Map(ground.map(({ column, row, kind }) => [keyOf(column, row), kind]));
  const beds = ground.filter(({ kind }) => kind === "bed");
  if (beds.length === 0) return 1;
  const atEdge = beds.filter((bed) =>
    directions.some(([across, along]) => {
      let [column, row] = [bed.column, bed.row];
      while (kinds.get(keyOf(column, row)) === "bed") [column, row] = [column + across, row + along];
      return kinds.get(keyOf(column, row)) !== "base";
    }),
  );
  return atEdge.length / beds.length;
}
