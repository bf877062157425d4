import { linearFromHex } from "../numeric/colour.ts";
import type { Stage } from "../render/geometry.ts";
import { addBox, createFrame } from "./mesh.ts";
import type { ObjectKind } from "./object-kind.ts";
import type { ObjectSite } from "./object-site.ts";

/** A kind whose own mesh is still to be built: it is shown as a block of its size. */
export function blockKind(kind: Omit<ObjectKind, "place">, hex: string): ObjectKind {
  return {
    ...kind,
    place(site: ObjectSite, stage: Stage) {
      const frame = createFrame(site.x, site.z, site.angle, site.size);
      const [w, d, h] = [site.width ?? kind.width, site.depth ?? kind.depth, site.height ?? kind.height];
      const colour = linearFromHex(site.colour ?? hex);
      addBox(stage, [-w / 2, 0, -d / 2], [w / 2, h, d / 2], { colour, finish: "plain" }, frame);
    },
  };
}
