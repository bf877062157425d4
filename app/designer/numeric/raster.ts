/** An sRGB picture: 3 bytes per pixel (red, green, blue), rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}
