import type pictures from "./pictures.json";

/** Six ideas that people ask for, each with one yard as it is and two designs for it. */

export type PictureName = keyof typeof pictures;

export interface Example {
  /** As in addresses: /?example={slug}-2. */
  slug: string;
  name: string;
  /** The wish that the designer was given, verbatim. */
  wish: string;
  before: GalleryView;
  afters: [GalleryView, GalleryView];
}

export interface GalleryView {
  picture: PictureName;
  alt: string;
}

const backYard: GalleryView = {
  picture: "back-yard",
  alt: "A worn lawn behind a house with a sliding door",
};

const brickFront: GalleryView = {
  picture: "brick-front",
  alt: "A bare lawn before a brick house with a green door",
};

const frontWalk: GalleryView = {
  picture: "front-walk",
  alt: "A front lawn with a straight, cracked walk to a red door",
};

const longGarden: GalleryView = {
  picture: "long-garden",
  alt: "A long, worn lawn between timber fences, with a shed at its end",
};

const townGarden: GalleryView = {
  picture: "town-garden",
  alt: "A walled yard of bare grit behind a house with blue shutters",
};

const slope: GalleryView = {
  picture: "slope",
  alt: "Bare red earth before a low wall of old sleepers",
};

export const examples: Example[] = [
  {
    slug: "modern-paver-patio",
    name: "Modern Paver Patio",
    wish: "A modern paver patio in large grey slabs behind the sliding door, with two lounge chairs and ornamental grasses. Keep some lawn.",
    before: backYard,
    afters: [
      {
        picture: "modern-paver-patio-1",
        alt: "An eight-sided patio of grey pavers with two lounge chairs",
      },
      {
        picture: "modern-paver-patio-2",
        alt: "A rounded patio of grey pavers with two lounge chairs",
      },
    ],
  },
  {
    slug: "garden-beds",
    name: "Garden Beds",
    wish: "Deep planting beds along both fences, with boxwood, hydrangeas and hostas, tall at the back and low in front. Keep a lawn to play on.",
    before: longGarden,
    afters: [
      {
        picture: "garden-beds-1",
        alt: "A broad lawn between beds of boxwood and hydrangeas",
      },
      {
        picture: "garden-beds-2",
        alt: "A lawn of two circles between hydrangeas and box",
      },
    ],
  },
  {
    slug: "curved-walkways",
    name: "Curved Walkways",
    wish: "A curved flagstone path to the front door instead of the straight concrete walk, with lavender and low planting on both sides. Keep the maple.",
    before: frontWalk,
    afters: [
      {
        picture: "curved-walkways-1",
        alt: "A curved path of sandy flagstones through an arch, between lavender",
      },
      {
        picture: "curved-walkways-2",
        alt: "A curved path of cut grey flagstones between lavender",
      },
    ],
  },
  {
    slug: "entertaining-areas",
    name: "Entertaining Areas",
    wish: "A place for eight to eat outside: a stone patio, a dining table and string lights, with shrubs and lavender along the walls.",
    before: townGarden,
    afters: [
      {
        picture: "entertaining-areas-1",
        alt: "A dining table on a round patio of sandy flagstones, under string lights",
      },
      {
        picture: "entertaining-areas-2",
        alt: "A dining table on a half-round patio of blue-grey flagstones, under string lights",
      },
    ],
  },
  {
    slug: "stone-features",
    name: "Stone Features",
    wish: "Boulders, a dry creek bed and stepping stones with ornamental grasses, and a lawn.",
    before: slope,
    afters: [
      {
        picture: "stone-features-1",
        alt: "Stepping stones through a lawn, beside boulders and a dry creek",
      },
      {
        picture: "stone-features-2",
        alt: "Stepping stones through a lawn, between boulders and grasses",
      },
    ],
  },
  {
    slug: "flower-borders",
    name: "Flower Borders",
    wish: "A flower border along the house and round the lawn, with roses, lavender, salvia and daisies.",
    before: brickFront,
    afters: [
      { picture: "flower-borders-1", alt: "Roses, lavender and daisies along the house" },
      { picture: "flower-borders-2", alt: "White roses and lavender along the house" },
    ],
  },
];

/** The best first: it is the one still picture of phones. */
export const heroPictures: PictureName[] = [
  "curved-walkways-1",
  "flower-borders-1",
  "entertaining-areas-1",
  "modern-paver-patio-1",
  "garden-beds-1",
  "stone-features-1",
];
