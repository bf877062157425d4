import { resizePlane } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { shrinkChannels } from "../../numeric/shrink-channels.ts";
import { createTensor, type Tensor } from "./tensor.ts";
import type { NetInput } from "./weights-file.ts";

/** Pixels: with less, the deepest layers would be empty. */
const leastSide = 64;

/**
 * As in training: area-averaged (a small photo is interpolated), sRGB 0..1 minus the mean over the deviation;
 * optionally followed by the pixel's vertical (0 to 1) and horizontal (-0.5 to 0.5) position.
 */
export function takePicture(photo: Raster, { longSide, multipleOf, mean, std, coordinates }: NetInput): Tensor {
  const ratio = longSide / Math.max(photo.width, photo.height);
  const side = (own: number) => Math.max(leastSide, multipleOf * Math.round((own * ratio) / multipleOf));
  const [width, height] = [side(photo.width), side(photo.height)];
  const planes = ratio < 1 ? shrinkChannels(photo, width, height) : enlargeChannels(photo, width, height);
  const picture = createTensor(width, height, planes.length + (coordinates ? 2 : 0));
  const { channels, values } = picture;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const to = pixel * channels;
    for (let c = 0; c < planes.length; c++) values[to + c] = (planes[c][pixel] / 255 - mean[c]) / std[c];
    if (!coordinates) continue;
    values[to + planes.length] = Math.floor(pixel / width) / (height - 1);
    values[to + planes.length + 1] = (pixel % width) / (width - 1) - 0.5;
  }
  return picture;
}

function enlargeChannels({ width, height, data }: Raster, newWidth: number, newHeight: number): Float32Array[] {
  return [0, 1, 2].map((channel) => {
    const plane = Float32Array.from({ length: width * height }, (_, i) => data[i * 3 + channel]);
    return resizePlane(plane, width, height, newWidth, newHeight);
  });
}
