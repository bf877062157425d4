import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { examples, heroPictures } from "../../app/ui/gallery/gallery.ts";
import pictures from "../../app/ui/gallery/pictures.json";
import { chosenDesigns } from "./chosen-designs.ts";

test("every picture of the manifest exists in three widths and two formats, in the stated sizes", async () => {
  for (const [name, { width, height, color }] of Object.entries(pictures)) {
    expect(color).toMatch(/^#[0-9a-f]{3}$/);
    for (const wide of [480, 960, 1600]) {
      for (const format of ["avif", "jpg"]) {
        const file = await sharp(`public/pictures/${name}-${wide}.${format}`).metadata();
        expect(file, `${name} ${wide} ${format}`).toMatchObject({
          width: wide,
          height: Math.round((wide * height) / width),
        });
      }
    }
  }
});

test("six examples show a yard of our own and two designs of it, and the hero shows six of them", () => {
  expect(examples.map(({ name }) => name)).toEqual([
    "Modern Paver Patio",
    "Garden Beds",
    "Curved Walkways",
    "Entertaining Areas",
    "Stone Features",
    "Flower Borders",
  ]);
  const afters = examples.flatMap((example) => example.afters.map(({ picture }) => picture));
  expect(new Set(afters).size).toBe(12);
  for (const { slug, before } of examples) {
    expect(existsSync(`lab/scenes/masters/${before.picture}.jpg`), before.picture).toBe(true);
    expect(chosenDesigns[slug], slug).toHaveLength(2);
  }
  expect(afters).toEqual(expect.arrayContaining(heroPictures));
  expect(new Set(heroPictures).size).toBe(6);
});

test("every wish of the gallery is understood to its last word", () => {
  for (const { picture, wish } of examples.flatMap(({ afters }) => afters)) {
    const { notDrawn, notUnderstood, questions } = readWish(wish);
    expect({ notDrawn, notUnderstood, questions }, picture).toEqual({ notDrawn: [], notUnderstood: [], questions: [] });
  }
});
