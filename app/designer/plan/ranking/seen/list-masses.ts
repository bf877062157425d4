import { type ObjectName, objectCatalog } from "../../../objects/catalog.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { heightOf } from "../../parts/footprint.ts";
import type { ObjectPlacement, PlantPlacement } from "../../parts/plan.ts";
import type { LaidOut } from "./laid-out.ts";

/** A thing as the viewer sees it. */
export interface Mass {
  name: ObjectName | SpeciesName;
  x: number;
  z: number;
  height: number;
  /** Middle and width, as shares of the picture's width. */
  across: number;
  wide: number;
  /** Top and foot, as shares of the picture's height. */
  top: number;
  foot: number;
  /** Share of the view: square meters over squared distance. */
  weight: number;
}

export function listMasses({ plan, layout }: LaidOut): Mass[] {
  const { camera } = layout.terrain.yard;
  const see = (name: Mass["name"], x: number, z: number, width: number, height: number): Mass => ({
    name,
    x,
    z,
    height,
    across: camera.project(x, 0, z, [0, 0, 0])[0] / camera.width,
    wide: (width * camera.focalPixels) / z / camera.width,
    top: camera.project(x, height, z, [0, 0, 0])[1] / camera.height,
    foot: camera.project(x, 0, z, [0, 0, 0])[1] / camera.height,
    weight: (width * height) / z ** 2,
  });
  const ofObject = (own: ObjectPlacement) => {
    const width = own.width ?? objectCatalog[own.object].width * own.size;
    return see(own.object, own.x, own.z, width, heightOf(own));
  };
  const ofPlant = ({ species, x, z, size }: PlantPlacement) => {
    const { radius, height } = speciesCatalog[species];
    return see(species, x, z, 2 * radius * size, height * size);
  };
  return [...plan.objects.map(ofObject), ...plan.plants.map(ofPlant)];
}
