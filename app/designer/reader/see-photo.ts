import { exponential } from "../numeric/exponential.ts";
import { resizePlane } from "../numeric/filters.ts";
import type { Raster } from "../numeric/raster.ts";
import { type Net, prepareNet, runNet } from "./net/run-net.ts";
import { takePicture } from "./net/take-picture.ts";
import type { Tensor } from "./net/tensor.ts";
import type { WeightsFile } from "./net/weights-file.ts";
import type { SeenPhoto } from "./seen/seen-kinds.ts";

export interface Reader {
  file: Pick<WeightsFile, "input" | "photo">;
  net: Net;
}

/** About 20 MB and 50 ms: once per process. */
export function createReader({ input, photo, steps, data }: WeightsFile): Reader {
  return { file: { input, photo }, net: prepareNet(steps, data) };
}

/** Probabilities, identical on every machine. */
export function seePhoto({ file, net }: Reader, photo: Raster): SeenPhoto {
  const { kinds, marks, photo: whole } = runNet(net, takePicture(photo, file.input));
  if (!kinds) throw new Error("The net answers with no kinds");
  const { width, height } = kinds;
  return {
    width,
    height,
    kinds: shareOut(kinds),
    marks: marks ? planesOf(marks, sigmoid).map((plane) => sizedAs(kinds, plane, marks)) : [],
    photo: Object.fromEntries(whole ? shareOut(whole).map(([share], k) => [file.photo[k], share]) : []),
  };
}

/** Softmax. */
function shareOut({ width, height, channels, values }: Tensor): Float32Array[] {
  const planes = Array.from({ length: channels }, () => new Float32Array(width * height));
  const own = new Float64Array(channels);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * channels;
    let most = values[at];
    for (let c = 1; c < channels; c++) if (values[at + c] > most) most = values[at + c];
    let sum = 0;
    for (let c = 0; c < channels; c++) {
      own[c] = exponential(values[at + c] - most);
      sum += own[c];
    }
    for (let c = 0; c < channels; c++) planes[c][pixel] = own[c] / sum;
  }
  return planes;
}

function planesOf({ channels, values }: Tensor, change: (value: number) => number): Float32Array[] {
  return Array.from({ length: channels }, (_, c) =>
    Float32Array.from({ length: values.length / channels }, (_, pixel) => change(values[pixel * channels + c])),
  );
}

function sizedAs(to: Tensor, plane: Float32Array, from: Tensor): Float32Array {
  if (from.width === to.width && from.height === to.height) return plane;
  return resizePlane(plane, from.width, from.height, to.width, to.height);
}

function sigmoid(value: number): number {
  const share = exponential(-Math.abs(value));
  return (value < 0 ? share : 1) / (1 + share);
}
