import type { GroundTrust } from "#app/domain/ground/ground-trust.ts";
import { isVague, type PlanSheet, rangeWords } from "#app/domain/plans/plan-sheet.ts";

/** The scale first, then the ground that quantities were counted on. */
export function UncertaintyWords({ sheet: { uncertainty, groundTrust, rows, ground, unit } }: { sheet: PlanSheet }) {
  const { outline, tiltDoubted } = groundTrust;
  const lines = [...rows, ground];
  const hasRanges = lines.some((row) => rangeWords(row, unit) !== "");
  const tilt = tiltDoubted ? "How the camera was held was hard to tell: lengths may also be further off." : "";
  return (
    <>
      Measured in one photo, as far as it shows the ground: lengths may be {uncertainty} % off,{" "}
      {uncertainty < 50 ? `areas about ${2 * uncertainty} %` : "areas more than twice as much"}.{" "}
      {[outlineWords[outline], tilt].filter(Boolean).join(" ")}{" "}
      {lines.some(isVague) ? <strong>Figures that say “about” need one length to be exact.</strong> : null}{" "}
      {hasRanges ? "The smaller figures are the range." : null} Measure on site before ordering.
    </>
  );
}

const outlineWords: Record<GroundTrust["outline"], string> = {
  sure: "",
  doubted:
    "Where the ground ends was hard to tell in this photo: areas, edgings and the plants of beds may be further off than that.",
  unchanged:
    "Where the ground ends was hard to tell in this photo. It was shown before drawing and left as it was, which is no measurement: areas, edgings and the plants of beds may be further off than that.",
  marked:
    "Parts of the ground were corrected by hand: areas, edgings and the plants of beds are only as exact as those marks, and as our reading of the rest.",
};
