import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

const rails = [0.36, 0.62, 0.88];

export const railFence: ObjectKind = {
  label: "Split rail fence",
  width: 1.8,
  depth: 0.16,
  height: 1.05,
  radius: 0.91,
  shape: "rectangle",
  unit: "m",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8a7256");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    for (const x of [-w + 0.06, w - 0.06]) addBox(stage, [x - 0.06, 0, -0.06], [x + 0.06, top, 0.06], wood, frame);
    for (const share of rails) {
      const y = share * top;
      const sag = () => 0.05 * (random() - 0.5);
      const thick = 0.085 + 0.02 * random();
      addBeam(
        stage,
        [-w, y + sag(), 0.02],
        [w, y + sag(), -0.02],
        { width: 0.07, thickness: thick, wide: [0, 0, 1] },
        wood,
        frame,
      );
    }
  },
};
