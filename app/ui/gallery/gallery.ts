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
        alt: "A sofa and a fire table on an eight-sided patio of gray pavers, between beds of blue salvia and hydrangeas",
        wish: "A modern paver patio with a sofa, a fire table and a parasol. Half of the lawn becomes beds with ornamental grasses, salvia, hydrangeas and coneflowers, with a fresh lawn on the rest.",
      },
      {
        picture: "modern-paver-patio-2",
        alt: "A dining table on a round patio of gray pavers in gravel, between salvia, sedum and grasses",
        wish: "A modern back yard with a large paver patio, a dining table for six and a parasol, gravel instead of the lawn, and ornamental grasses, salvia, sedum and boulders.",
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
        alt: "Grasses and hydrangeas along the house, coneflowers and black-eyed Susans before a curved lawn",
        wish: "Turn half the lawn into garden beds with hydrangeas, ornamental grasses, coneflowers, black-eyed Susans and salvia. Fresh lawn on the rest.",
      },
      {
        picture: "garden-beds-2",
        alt: "A curved lawn between beds of black-eyed Susans, coneflowers, grasses and hydrangeas",
        wish: "Turn half the lawn into garden beds with hydrangeas, ornamental grasses, coneflowers, black-eyed Susans and salvia. Fresh lawn on the rest.",
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
        alt: "A winding path of terracotta flagstones to the shed, between coneflowers, salvia and grasses",
        wish: "A second path of flagstone, winding, to the shed, with coneflowers, salvia, black-eyed Susans and grasses on both sides. Redo the whole garden with a new lawn.",
      },
      {
        picture: "curved-walkways-2",
        alt: "A curved brick path to the shed between borders of roses and phlox",
        wish: "A second path of brick, curved, to the shed, with deep cottage borders of roses, delphiniums and phlox on both sides. Redo the whole garden with a new lawn.",
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
        alt: "A dining table and a parasol on a round patio of sandy flagstones, between hydrangeas, with string lights",
        wish: "An outdoor dining room by the house: a flagstone patio with a table for six, a parasol and string lights, hydrangeas and roses along the walls, a fresh lawn and an olive tree.",
      },
      {
        picture: "entertaining-areas-2",
        alt: "A dining table under a parasol on gray flagstones, between hydrangeas, with string lights",
        wish: "An outdoor dining room by the house: a flagstone patio with a table for six, a parasol and string lights, hydrangeas and roses along the walls, a fresh lawn and an olive tree.",
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
        alt: "Stepping stones through gravel, beside a dry creek, boulders, agaves, yarrow and salvia",
        wish: "Redo the yard as a pea gravel garden with boulders, a dry creek bed and stepping stones, planted with ornamental grasses, yarrow, salvia and agaves.",
      },
      {
        picture: "stone-features-2",
        alt: "A dry creek through a lawn, between black-eyed Susans, coneflowers, boulders and an olive tree",
        wish: "A natural garden with big boulders and a dry creek bed through a new lawn, deep planting of grasses, coneflowers and black-eyed Susans, and an olive tree.",
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
        alt: "A deep border of pink roses, daisies and blue salvia before a small lawn",
        wish: "Turn half the lawn into a flower border with pink roses, blue salvia, phlox and daisies. Fresh lawn on the rest.",
      },
      {
        picture: "flower-borders-2",
        alt: "Roses and foxgloves along the house, and catmint along the walk",
        wish: "Redo our front yard as a cottage garden with deep flower borders along the house and on both sides of the walk: roses, delphiniums, foxgloves, phlox and catmint. New lawn.",
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
