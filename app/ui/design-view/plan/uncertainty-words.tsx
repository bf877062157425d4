import type { GroundTrust } from "#app/domain/ground/ground-trust.ts";
import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";

/** The scale first, then the ground that quantities were counted on. */
export function UncertaintyWords({ sheet: { uncertainty, groundTrust } }: { sheet: PlanSheet }) {
  const { outline, tiltDoubted } = groundTrust;
  const tilt = tiltDoubted ? "How the camera was held was hard to tell: lengths may also be further off." : "";
  return (
    <>
      Measured in one photo, as far as it shows the ground: lengths may be {uncertainty} % off,{" "}
      {uncertainty < 50 ? `areas about ${2 * uncertainty} %` : "areas more than twice as much"}.{" "}
      {[outlineWords[outline], tilt, "The smaller figures are the range."].filter(Boolean).join(" ")} Measure on site
      before ordering.
    </>
  );
}

const outlineWords: Record<GroundTrust["outline"], string> = {
  sure: "",
  doubted:
    "Where the ground ends was hard to tell in this photo: areas, edgings and the plants of beds may be further off than that.",
  unchanged:
    "Where the ground ends was hard to tell in this photo. The owner was shown what we would redesign and changed nothing there, but has not measured it: areas, edgings and the plants of beds may be further off than that.",
  marked:
    "Parts of the ground were corrected by hand: areas, edgings and the plants of beds are only as exact as those marks, and as our reading of the rest.",
};
