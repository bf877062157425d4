import type { Raster } from "../../numeric/raster.ts";
import { byteAt } from "../../numeric/read-at.ts";
import { seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { Scene } from "../scene/scene.ts";
import type { UprightObjects } from "./upright-objects.ts";

/** Cells by which a person is larger than the reader sees. By eye. */
const rim = 1;
export const person = seenKinds.indexOf("person");

export function showsPeople({ likeliest }: Pick<Scene, "likeliest">): boolean {
  return likeliest.values.includes(person);
}

/** `marked` is 1 where the customer marked a person or an animal; the reader sees next to none. */
export function withPeople(likeliest: Scene["likeliest"], marked: Uint8Array): Scene["likeliest"] {
  return { ...likeliest, values: likeliest.values.map((kind, i) => (byteAt(marked, i) === 1 ? person : kind)) };
}

function personNear({ likeliest }: Pick<Scene, "likeliest">): (across: number, down: number) => boolean {
  return (across, down) => {
    const [x, y] = [Math.floor(across * likeliest.width), Math.floor(down * likeliest.height)];
    for (let v = Math.max(0, y - rim); v <= Math.min(likeliest.height - 1, y + rim); v++)
      for (let u = Math.max(0, x - rim); u <= Math.min(likeliest.width - 1, x + rim); u++)
        if (byteAt(likeliest.values, v * likeliest.width + u) === person) return true;
    return false;
  };
}

/** The ground without the soft edges of people. */
export function withoutPeople(
  ground: Uint8Array,
  { width, height }: Raster,
  likeliest: Scene["likeliest"],
): Uint8Array {
  if (!showsPeople({ likeliest })) return ground;
  const isPerson = personNear({ likeliest });
  return ground.map((own, i) =>
    isPerson(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) ? 0 : own,
  );
}

/** Brings people before everything, so that nothing new is drawn over them. */
export function keepPeople(upright: UprightObjects, { likeliest }: Pick<Scene, "likeliest">): UprightObjects {
  if (!showsPeople({ likeliest }) || upright.things.length > 254) return upright;
  const { width, height, labels } = upright;
  const isPerson = personNear({ likeliest });
  const values = labels.values.map((label, i) => {
    const [x, y] = [(i % labels.width) + 0.5, Math.floor(i / labels.width) + 0.5];
    return isPerson(x / labels.width, y / labels.height) ? upright.things.length : label;
  });
  const thingShare = upright.thingShare.slice();
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const column = Math.floor(((x + 0.5) * labels.width) / width);
      const row = Math.floor(((y + 0.5) * labels.height) / height);
      if (values[row * labels.width + column] === upright.things.length) thingShare[i] = 255;
    }
  const people = { left: 0, z: new Float32Array(labels.width) };
  return { ...upright, thingShare, labels: { ...labels, values }, things: [...upright.things, people] };
}
