import type { MaterialName } from "./catalog.ts";

export interface MaterialProduct {
  label: string;
  unit: "m2" | "m3";
  /** Meters: the thickness of a laid piece, or the depth of a loose material. */
  depth: number;
  bedding: string;
}

export function productOf(name: MaterialName | "lawn"): MaterialProduct {
  const [family, color] = name.split("-") as [ProductFamily, string | undefined];
  const { label, ...rest } = products[family];
  const tone = color && (colorWords[color] ?? color);
  const named = looseLabels[name] ?? (tone ? `${label}, ${tone}` : label);
  return { label: named, ...rest };
}

type ProductFamily = keyof typeof products;

const onSand = "3 cm of bedding sand on 15 cm of compacted gravel";

const products = {
  lawn: { label: "Lawn: turf or seed", unit: "m2", depth: 0.02, bedding: "15 cm of loosened topsoil" },
  meadow: { label: "Meadow seed mix", unit: "m2", depth: 0.01, bedding: "raked poor soil" },
  moss: { label: "Moss", unit: "m2", depth: 0.02, bedding: "firm, acid soil" },
  thyme: { label: "Creeping thyme", unit: "m2", depth: 0.05, bedding: "gritty soil, 9 plants per m2" },
  soil: { label: "Garden soil", unit: "m3", depth: 0.2, bedding: "loosened ground" },
  flagstone: { label: "Flagstone", unit: "m2", depth: 0.04, bedding: onSand },
  ashlar: { label: "Cut flagstone", unit: "m2", depth: 0.04, bedding: onSand },
  slate: { label: "Slate slabs 60 x 30 cm", unit: "m2", depth: 0.03, bedding: onSand },
  pavers: { label: "Pavers 60 x 40 cm", unit: "m2", depth: 0.05, bedding: onSand },
  slabs: { label: "Slabs 90 x 60 cm", unit: "m2", depth: 0.05, bedding: onSand },
  tiles: { label: "Tiles 30 x 30 cm", unit: "m2", depth: 0.02, bedding: "mortar on a concrete slab" },
  brick: { label: "Clay pavers 21 x 10 cm", unit: "m2", depth: 0.06, bedding: onSand },
  herringbone: { label: "Clay pavers 21 x 10 cm in herringbone", unit: "m2", depth: 0.06, bedding: onSand },
  soldier: { label: "Border course of pavers", unit: "m2", depth: 0.06, bedding: "lean concrete" },
  cobbles: { label: "Setts 12 x 12 cm", unit: "m2", depth: 0.1, bedding: onSand },
  stone: { label: "Stepping stones", unit: "m2", depth: 0.05, bedding: "5 cm of sand" },
  concrete: { label: "Poured concrete", unit: "m2", depth: 0.1, bedding: "15 cm of compacted gravel" },
  deck: { label: "Deck boards 14 cm", unit: "m2", depth: 0.028, bedding: "joists every 50 cm on pads" },
  gravel: { label: "Gravel", unit: "m3", depth: 0.05, bedding: "weed membrane on compacted ground" },
  mulch: { label: "Bark mulch", unit: "m3", depth: 0.07, bedding: "weeded soil" },
} satisfies Record<string, MaterialProduct>;

const looseLabels: Partial<Record<string, string>> = {
  "gravel-pea": "Pea gravel 6-12 mm",
  "gravel-white": "White marble gravel 8-16 mm",
  "gravel-slate": "Slate chippings 15-25 mm",
  "gravel-granite": "Decomposed granite 0-5 mm",
  "gravel-raked": "Raked granite grit 3-8 mm",
  "gravel-river": "River pebbles 2-6 cm",
  "gravel-creek": "River stones 5-20 cm",
  "mulch-pine-straw": "Pine straw",
};

const colorWords: Record<string, string> = { blue: "blue-grey", terracotta: "terracotta", brick: "brick red" };
