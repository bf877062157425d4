/** A picture: sRGB, 3 bytes a pixel (red, green, blue), rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}
