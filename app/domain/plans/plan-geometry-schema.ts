import { z } from "zod";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";

const line = z.array(z.number());
const point = z.tuple([z.number(), z.number()]);

const surface = z.object({
  kind: z.enum(["base", "patio", "path", "bed", "stepping-stone", "creek", "meadow", "border", "existing-paving"]),
  material: z.string(),
  name: z.string(),
  area: z.number(),
  depth: z.number().optional(),
  bedding: z.string().optional(),
  loose: z.boolean().optional(),
  length: z.number().optional(),
  width: z.number().optional(),
  pieces: z.number().optional(),
  isGravel: z.boolean().optional(),
  rings: z.array(line),
});

const edge = z.object({ kind: z.enum(["steel", "stone"]), name: z.string(), length: z.number(), lines: z.array(line) });

const plantGroup = z.object({
  species: z.string(),
  name: z.string(),
  botanicalName: z.string().optional(),
  follows: z.enum(["none", "length", "area"]),
  role: z.string(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  spacing: z.number(),
  spread: z.number(),
  height: z.number(),
  caution: z.string().optional(),
  at: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

const objectOutline = z.object({
  x: z.number(),
  z: z.number(),
  angle: z.number(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
});

const objectGroup = z.object({
  object: z.string(),
  name: z.string(),
  shape: z.enum(["round", "rectangle"]),
  unit: z.enum(["each", "m"]),
  at: z.array(objectOutline),
});

const knowableLength = z.object({
  id: z.enum(["garage-door", "door", "existing-paving", "to-the-back", "along-the-back"]),
  metres: z.number(),
  from: point,
  to: point,
  fromInPhoto: point.optional(),
  toInPhoto: point,
});

/**
 * As stored, possibly years ago: names of materials, plants and objects are any strings, since catalogs change. A
 * change of shape needs a new version; this one stays.
 */
export const planGeometrySchema = z.object({
  version: z.literal(1),
  scaleUncertainty: z.number(),
  knownFactor: z.number().optional(),
  surfaces: z.array(surface),
  edges: z.array(edge),
  outline: z.array(z.object({ end: z.enum(["structure", "kept", "photo", "hidden"]), line })),
  plants: z.array(plantGroup),
  objects: z.array(objectGroup),
  view: z.object({ left: point, right: point }),
  lengths: z.array(knowableLength),
  standing: z
    .object({
      eyeHeight: z.number(),
      halfView: z.number(),
      lines: z.array(z.object({ top: z.enum(["seen", "cut", "maybe-behind"]), line })),
      camera: z.object({ height: z.number(), horizon: z.number(), focal: z.number(), roll: z.number() }).optional(),
    })
    .optional(),
}) satisfies z.ZodType<PlanGeometry>;
