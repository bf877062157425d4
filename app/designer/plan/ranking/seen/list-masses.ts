import { type ObjectName, objectCatalogue } from "../../../objects/catalogue.ts";
import { type SpeciesName, speciesCatalogue } from "../../../plants/catalogue.ts";
import { heightOf } from "../../parts/footprint.ts";
import type { ObjectPlacement, PlantPlacement } from "../../parts/plan.ts";
import type { LaidOut } from "./laid-out.ts";

/** Something of a plan as the viewer sees it. */
export interface Mass {
  name: ObjectName | SpeciesName;
  x: number;
  z: number;
  /** Metres. */
  height: number;
  /** Where its middle shows, and how wide it shows, as shares of the picture's width. */
  across: number;
  wide: number;
  /** Where its top and its foot show, as shares of the picture's height. */
  top: number;
  foot: number;
  /** Square metres over the square of its distance: what it covers of the view. */
  weight: number;
}

/** All that stands on a plan, as seen. */
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
    const width = own.width ?? objectCatalogue[own.object].width * own.size;
    return see(own.object, own.x, own.z, width, heightOf(own));
  };
  const ofPlant = ({ species, x, z, size }: PlantPlacement) => {
    const { radius, height } = speciesCatalogue[species];
    return see(species, x, z, 2 * radius * size, height * size);
  };
  return [...plan.objects.map(ofObject), ...plan.plants.map(ofPlant)];
}
