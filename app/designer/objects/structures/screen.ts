import { addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const screen: ObjectKind = {
  label: "Slatted screen",
  width: 1.8,
  depth: 0.14,
  height: 1.8,
  radius: 0.92,
  shape: "rectangle",
  unit: "m",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#8e6643");
    const w = ((site.width ?? this.width) * site.size) / 2;
    const top = (site.height ?? this.height) * site.size;
    const bays = Math.max(1, Math.round((2 * w) / 1.8));
    for (let i = 0; i <= bays; i++) {
      const x = -w + 0.035 + ((2 * w - 0.07) * i) / bays;
      addBox(stage, [x - 0.035, 0, 0], [x + 0.035, top - 0.01, 0.07], wood, frame);
    }
    for (let y = 0.08; y + 0.07 < top; y += 0.085) addBox(stage, [-w, y, -0.022], [w, y + 0.07, 0], wood, frame);
  },
};
