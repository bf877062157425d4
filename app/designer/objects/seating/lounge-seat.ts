import { linearFromHex } from "../../numeric/color.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import type { ObjectSite } from "../../stage/object-site.ts";
import { woodOf } from "../making/tones.ts";

const cloth: Surface = { color: linearFromHex("#bdb6a8"), finish: "cloth", bevel: 0.05 };

/** `width` in meters, one seat and one back cushion per place. */
export function buildLoungeSeat(site: ObjectSite, stage: Stage, width: number, places: number): void {
  const frame = placementOf(site);
  const wood = woodOf(site, "#8e6a47");
  const w = width / 2;
  for (const side of [-1, 1]) {
    const x = side * (w - 0.035);
    addBox(stage, [x - 0.035, 0, -0.38], [x + 0.035, 0.56, -0.31], wood, frame);
    addBox(stage, [x - 0.035, 0, 0.3], [x + 0.035, 0.62, 0.37], wood, frame);
    addBox(stage, [x - 0.045, 0.56, -0.4], [x + 0.045, 0.59, 0.36], wood, frame);
    addBox(stage, [x - 0.02, 0.2, -0.32], [x + 0.02, 0.3, 0.32], wood, frame);
  }
  addBox(stage, [-w + 0.07, 0.2, -0.37], [w - 0.07, 0.29, -0.34], wood, frame);
  for (let i = 0; i < 3; i++)
    addBox(stage, [-w + 0.07, 0.36 + i * 0.09, 0.33], [w - 0.07, 0.42 + i * 0.09, 0.355], wood, frame);
  const pitch = (width - 0.15) / places;
  for (let i = 0; i < places; i++) {
    const left = -w + 0.075 + i * pitch;
    addBox(stage, [left + 0.006, 0.28, -0.37], [left + pitch - 0.006, 0.42, 0.28], cloth, frame);
    const middle = left + pitch / 2;
    addBeam(stage, [middle, 0.4, 0.22], [middle, 0.8, 0.32], { width: pitch - 0.03, thickness: 0.13 }, cloth, frame);
  }
}
