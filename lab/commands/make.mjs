import { command } from "../../scripts/commands/command-line.mjs";

/** Programs that make committed files, or pictures to check while working, by their file name in lab. */
export const makeCommands = {
  pictures: command({
    call: "node lab/run.mjs pictures",
    about: `
Writes public/pictures and app/ui/gallery/pictures.json again: the yards (lab/scenes/masters) and two designs for each
example of app/ui/gallery/gallery.ts, drawn from their wishes with the seeds of lab/pictures/chosen-designs.ts. Where
nothing changed the files stay the same, byte for byte. NAME: only these yards, designs or examples.`,
    takes: ["[NAME ...]"],
    options: {
      try: {
        type: "string",
        value: "DESIGN",
        about: "Draws all variations of one design's wish on one sheet, choice.png, to choose from.",
      },
      seeds: { type: "string", value: "LIST", default: "1,2", about: "With --try." },
    },
  }),
  "reader-kernel": command({
    call: "node lab/run.mjs reader-kernel",
    about: "Assembles the reader's inner loops, app/designer/reader/net/kernel.wat, into kernel-code.ts next to it.",
  }),
  "sample-order": command({
    call: "node lab/run.mjs sample-order",
    about: `
Makes the order that is shown under /sample: five designs for the yard in PHOTO, drawn by the built-in designer as it draws for
customers, their pictures under public/pictures, a strip of ten for the packages, and their plans in app/domain/orders/sample/sample-order.json. Both are committed
(npm run format lays the plans out).`,
    takes: ["PHOTO", "WISH"],
    options: { seed: { type: "string", value: "NUMBER", default: "1", about: "Another seed, other designs." } },
  }),
  samples: command({
    call: "node lab/run.mjs samples",
    about: `
Draws objects on a plain lawn, 3 m and 8 m away, and ground materials as a patio 5 m wide, one tile each, for looking
at them at 100 %. The red bar is 1 m long. NAME: objects, materials, or the name of one; a trailing * matches the rest.`,
    takes: ["NAME ..."],
    options: { out: { type: "string", value: "FILE", default: "samples.png", about: "Where to." } },
  }),
  "specimen-sheet": command({
    call: "node lab/run.mjs specimen-sheet",
    about: `
Draws every plant, object and material, or those named, as a photo of 1280 pixels shows them at 2 m and at 6 m: a row each, in
four lights near and then far. Eight rows a sheet; prints which sheet shows what. NAME: one of them, or plants, objects, materials.`,
    takes: ["[NAME ...]"],
    options: {
      out: { type: "string", value: "DIR", about: "Where to; needed." },
      tile: { type: "string", value: "NUMBER", default: "400", about: "Pixels of a tile." },
    },
  }),
  specimens: command({
    call: "node lab/run.mjs specimens",
    about: `
Draws plants as a nursery catalog would: each on a lawn in sunlight, with a bar of one meter. SPECIES: only these; a role (tree,
low, hedge ...) means every species that has it.`,
    takes: ["[SPECIES ...]"],
    options: {
      out: { type: "string", value: "FILE", about: "Where to; needed." },
      tile: { type: "string", value: "NUMBER", default: "400", about: "Pixels of a tile." },
      columns: { type: "string", value: "NUMBER", default: "4", about: "Tiles side by side." },
      far: { type: "string", value: "NUMBER", default: "1", about: "So many times as far away." },
      drift: { type: "boolean", about: "Five neighbors instead of one plant." },
    },
  }),
  "synthetic-yards": command({
    call: "node lab/run.mjs synthetic-yards",
    about: `
Photographs the fixture yards again: another camera, other light, mirrored or not. Writes NAME.png and NAME.label.png, in
which each pixel is the index of what it shows (app/designer/reader/seen/seen-kinds.ts). Same seed: same pictures.`,
    options: {
      out: { type: "string", value: "DIR", about: "Where to; needed." },
      count: { type: "string", value: "NUMBER", default: "100", about: "How many." },
      seed: { type: "string", value: "NUMBER", default: "1", about: "Another seed, other pictures." },
      width: { type: "string", value: "NUMBER", default: "480", about: "Pixels." },
    },
  }),
  "zip-zones": command({
    call: "node lab/run.mjs zip-zones",
    about: `
Prints the hardiness zones of app/designer/locality/zip-prefixes.ts, made anew: from OPHZ_FOLDER with the maps of states of
github.com/kgjenkins/ophz (geojson) and GAZETTEER, the census's file of ZIP code areas (2023_Gaz_zcta_national.txt).`,
    takes: ["OPHZ_FOLDER", "GAZETTEER"],
    options: {
      share: { type: "string", value: "SHARE", default: "0.2", about: "Of a prefix's ZIP codes that are as cold." },
    },
  }),
};
