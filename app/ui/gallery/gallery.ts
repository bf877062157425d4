import type pictures from "./pictures.json";

/** The examples of the home page: six ideas that people ask for, each with one yard as it is and two designs for it. */

export type PictureName = keyof typeof pictures;

export interface Example {
  /** As it stands in addresses: /?example={slug}-2. */
  slug: string;
  name: string;
  /** What a customer would type for it. */
  wish: string;
  before: GalleryView;
  afters: [GalleryView, GalleryView];
}

export interface GalleryView {
  picture: PictureName;
  alt: string;
}

const before: GalleryView = { picture: "back-yard", alt: "A fenced back yard with patchy lawn" };

function example(slug: string, name: string, wish: string, first: PictureName, second: PictureName): Example {
  const alt = `The same yard with ${wish.charAt(0).toLowerCase()}${wish.slice(1)}`;
  return {
    slug,
    name,
    wish,
    before,
    afters: [
      { picture: first, alt },
      { picture: second, alt: `${alt}, another design` },
    ],
  };
}

export const examples: Example[] = [
  example(
    "modern-paver-patio",
    "Modern Paver Patio",
    "A modern paver patio",
    "modern-paver-patio-1",
    "entertaining-areas-1",
  ),
  example("garden-beds", "Garden Beds", "Garden beds in layers", "garden-beds-1", "flower-borders-1"),
  example("curved-walkways", "Curved Walkways", "A curved walkway", "curved-walkways-1", "stone-features-1"),
  example(
    "entertaining-areas",
    "Entertaining Areas",
    "Room for a table and eight chairs",
    "entertaining-areas-1",
    "modern-paver-patio-1",
  ),
  example("stone-features", "Stone Features", "Boulders and low walls", "stone-features-1", "curved-walkways-1"),
  example("flower-borders", "Flower Borders", "Flowers along the fence", "flower-borders-1", "garden-beds-1"),
];

/** The best first: it is the one still picture of phones. */
export const heroPictures: PictureName[] = [
  "flower-borders-1",
  "modern-paver-patio-1",
  "garden-beds-1",
  "curved-walkways-1",
  "entertaining-areas-1",
  "stone-features-1",
];
