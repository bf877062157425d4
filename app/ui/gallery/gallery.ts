import type pictures from "./pictures.json";

/** Six ideas that people ask for, each with one yard as it is and two designs for it, each from a wish of its own. */

export type PictureName = keyof typeof pictures;

export interface Example {
  /** As in addresses: /?example={slug}-2. */
  slug: string;
  name: string;
  before: GalleryView;
  afters: [GalleryDesign, GalleryDesign];
}

export interface GalleryView {
  picture: PictureName;
  alt: string;
}

export interface GalleryDesign extends GalleryView {
  /** The wish that the designer was given, verbatim. */
  wish: string;
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
    before: backYard,
    afters: [
      {
        picture: "modern-paver-patio-1",
        alt: "A sofa and a fire table on a patio of gray pavers, between boxwood, hydrangeas and grasses",
        wish: "A large modern paver patio in gray with a sofa and a fire table, calm beds of ornamental grasses, boxwood and hydrangeas around it, and a fresh lawn on the rest.",
      },
      {
        picture: "modern-paver-patio-2",
        alt: "A dining table for six on a patio of sand-colored pavers with a brick edge, before a hedge and white hydrangeas",
        wish: "A rectangular paver patio with a dining table for six, a hedge along the fence, and beds with white hydrangeas and grasses. Fresh lawn.",
      },
    ],
  },
  {
    slug: "garden-beds",
    name: "Garden Beds",
    before: frontWalk,
    afters: [
      {
        picture: "garden-beds-1",
        alt: "White hydrangeas, boxwood and catmint along the house, before a fresh lawn",
        wish: "Garden beds along the house and along the walk with white hydrangeas, boxwood and catmint. Fresh lawn on the rest.",
      },
      {
        picture: "garden-beds-2",
        alt: "Deep beds of hydrangeas, ferns and hostas along the house, before a fresh lawn",
        wish: "Deep garden beds along the house with hydrangeas, boxwood, hostas and ferns, and a fresh lawn.",
      },
    ],
  },
  {
    slug: "curved-walkways",
    name: "Curved Walkways",
    before: longGarden,
    afters: [
      {
        picture: "curved-walkways-1",
        alt: "A flagstone path to the shed between catmint, boxwood and white roses",
        wish: "A curved flagstone path to the shed with catmint, boxwood and white roses on both sides. Redo the whole garden with a new lawn.",
      },
      {
        picture: "curved-walkways-2",
        alt: "A curved gravel path with a brick edge to the shed, between hostas, hydrangeas and grasses",
        wish: "A curved gravel path to the shed, beds with hydrangeas, hostas, ferns and grasses along the fences. Redo the whole garden with a new lawn.",
      },
    ],
  },
  {
    slug: "entertaining-areas",
    name: "Entertaining Areas",
    before: townGarden,
    afters: [
      {
        picture: "entertaining-areas-1",
        alt: "A table for six under string lights on a round patio of blue-gray flagstone, before white roses",
        wish: "A round flagstone patio with a brick edge, a dining table for six and string lights, beds of white roses, catmint and salvia along the walls, and a fresh lawn.",
      },
      {
        picture: "entertaining-areas-2",
        alt: "A dining table on a round flagstone patio with a brick edge, between lavender, roses and salvia",
        wish: "A stone patio with a dining table, lavender, white roses and salvia around it, and a fresh lawn.",
      },
    ],
  },
  {
    slug: "stone-features",
    name: "Stone Features",
    before: slope,
    afters: [
      {
        picture: "stone-features-1",
        alt: "A stone fire pit on a round flagstone patio with a brick edge, before white hydrangeas",
        wish: "Redo the yard: a flagstone terrace with a stone fire pit, a new lawn, and deep beds of white hydrangeas, boxwood and ferns around it.",
      },
      {
        picture: "stone-features-2",
        alt: "Three chairs around a stone fire pit on a round patio of blue-gray flagstone, before boulders and white roses",
        wish: "Redo the yard: a round flagstone patio with a stone fire pit and chairs, deep beds of catmint, boxwood and white roses along the fence, boulders and a new lawn.",
      },
    ],
  },
  {
    slug: "flower-borders",
    name: "Flower Borders",
    before: brickFront,
    afters: [
      {
        picture: "flower-borders-1",
        alt: "Lavender, catmint and white roses along the house and the walk",
        wish: "Flower borders along the house with lavender, white roses and catmint. Fresh lawn.",
      },
      {
        picture: "flower-borders-2",
        alt: "Lavender, catmint and white roses along the house, before a fresh lawn",
        wish: "Flower borders along the house with lavender, white roses and catmint. Fresh lawn.",
      },
    ],
  },
];

/** The best first: it is the one still picture of phones. */
export const heroPictures: PictureName[] = [
  "modern-paver-patio-1",
  "garden-beds-1",
  "curved-walkways-1",
  "entertaining-areas-1",
  "stone-features-1",
  "flower-borders-1",
];
