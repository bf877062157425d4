/** Safe in the browser. */
export const feetField = "feet";
/** CSS pixels: as wide as a narrow phone's page. */
export const feetPictureWidth = 300;

/** In pixels of the picture that was pressed; undefined where none was. */
export interface PressedFeet {
  x: number;
  y: number;
}

export function readPressedFeet(form: FormData): PressedFeet | undefined {
  const [x, y] = [Number(form.get(`${feetField}.x`) ?? Number.NaN), Number(form.get(`${feetField}.y`) ?? Number.NaN)];
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

/** As shares of the photo's width and height. */
export function placeOfFeet({ x, y }: PressedFeet, grid: { width: number; height: number }): [u: number, v: number] {
  return [x / feetPictureWidth, (y * grid.width) / grid.height / feetPictureWidth];
}
