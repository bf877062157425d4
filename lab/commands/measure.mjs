import { command } from "../../scripts/commands/command-line.mjs";

/** By their file name in lab. */
export const measureCommands = {
  "measure-changes": command({
    call: "node lab/run.mjs measure-changes",
    about: `
Makes thirty changes to designs of the photos in turn and compares raw pixels: none may differ outside what the change is
about, what came instead, their shadows and the light round them, unless the plan says what moved besides; and where nothing
differs, the plan must say so. Ends with 1 where one fails.`,
    takes: ["PHOTO ..."],
    options: { size: { type: "string", value: "NUMBER", default: "640", about: "Long side in pixels." } },
  }),
  "measure-drift": command({
    call: "node lab/run.mjs measure-drift",
    about: `
Redesigns each photo, or one of the tests', disturbs the result on purpose as picture models do (softer, shifted, scaled,
windows moved, recolored, ...) and prints what the drift check measures: the limits in judge-drift.ts come from this table.`,
    takes: ["[PHOTO ...]"],
  }),
  "measure-ground": command({
    call: "node lab/run.mjs measure-ground",
    about: `
Reads the ground of the photos in folder PHOTOS as an order does and compares it with LABELS/NAME.json: per photo what was
found and what spilled (shares of its open ground), sure or asked, and why; then the summary.`,
    takes: ["PHOTOS", "LABELS"],
    options: {
      json: { type: "string", value: "FILE", about: "Writes the figures there, too." },
      weights: {
        type: "string",
        value: "FILE",
        about: "Another net than the product's; with --folds, a folder of fold-N.bin.",
      },
      folds: {
        type: "string",
        value: "FILE",
        about: "Which fold each photo is in: it is read by weights that have not seen it.",
      },
      size: { type: "string", value: "NUMBER", default: "1280", about: "Long side in pixels." },
      every: { type: "string", value: "NUMBER", default: "1", about: "Takes only every so manieth photo." },
      from: { type: "string", value: "NUMBER", default: "0", about: "The first of these." },
    },
  }),
  "measure-layout": command({
    call: "node lab/run.mjs measure-layout",
    about: `
Redesigns each photo, or one of the tests', disturbs the drawing as picture models do that make it photo-real (other leaves, tones,
softer) and as they must not (another design, mirrored, all lawn, ...), and prints what the layout check measures: the limits in
measure-layout.ts come from this table.`,
    takes: ["[PHOTO ...]"],
  }),
  "measure-marks": command({
    call: "node lab/run.mjs measure-marks",
    about: `
How well the built-in reader reads the marked wishes of lab/wishes: things with the attitude they were meant with, places at the right
thing, numbers, sizes, colors, keeps, refusals, moods and problems; what was reported as not used and what was lost without a word. One
table for tuned voices, one for held-out voices; the worst cases are those of tuned voices only.`,
    options: {
      worst: {
        type: "string",
        value: "NUMBER",
        default: "10",
        about: "How many of the worst tuned wishes are listed.",
      },
      jsonl: { type: "boolean", about: "Prints all marked wishes as JSON Lines instead." },
    },
  }),
  "measure-places": command({
    call: "node lab/run.mjs measure-places",
    about: `
Plans five designs of a plain wish for each yard in the photos of the FOLDERs, as if it were in each of the places: species that do not
live there or are banned there (none may be), and in how large a share of the designs the most frequent species are.`,
    takes: ["FOLDER ..."],
    options: {
      places: {
        type: "string",
        value: "LIST",
        default: "zone 3b,zone 6b,zone 9a,Germany",
        about: "As customers type them.",
      },
      seeds: { type: "string", value: "NUMBER", default: "2", about: "Orders for each yard, with other wishes." },
      every: { type: "string", value: "NUMBER", default: "1", about: "Takes only every so manieth photo." },
    },
  }),
  "measure-plans": command({
    call: "node lab/run.mjs measure-plans",
    about: `
Plans the first design of one wish for each yard in the photos of the FOLDERs, without drawing it, and prints what it keeps: what was
requested is there where there is space for it, ground that no one named is as it was, walks are free, paths lead somewhere, nothing
hides what was requested. Then the worst. Without FOLDERs: plans wishes for made-up homes and prints where things are.`,
    takes: ["[FOLDER ...]"],
    options: {
      half: {
        type: "string",
        oneOf: ["tuned", "kept", "all"],
        default: "tuned",
        about: "Every second yard and wish; the kept ones only to see in the end what numbers are worth.",
      },
      seed: {
        type: "string",
        value: "NUMBER",
        default: "1",
        about: "Of the designs, and which wish is for which yard.",
      },
      worst: { type: "string", value: "NUMBER", default: "20", about: "How many of the worst plans are listed." },
      size: { type: "string", value: "NUMBER", default: "640", about: "Long side of photos in pixels." },
      every: { type: "string", value: "NUMBER", default: "1", about: "Takes only every so manieth photo." },
      json: { type: "string", value: "FILE", about: "Writes each yard's answers there, too." },
      yards: { type: "string", value: "NUMBER", default: "30", about: "How many made-up homes." },
      "per-yard": { type: "string", value: "NUMBER", default: "8", about: "Wishes for each of them." },
      from: { type: "string", value: "NUMBER", default: "0", about: "The first of them." },
      wishes: { type: "string", value: "FILE", about: 'For them: a JSON array of objects with a field "wish".' },
    },
  }),
  "measure-realism": command({
    call: "node lab/run.mjs measure-realism",
    about: `
Redesigns each photo and compares what is drawn with the photo's own, by kind: drawn over photo in median luma, median chroma
and local contrast at 2, 4, 8 and 16 pixels. Then how well a classifier that has not seen a photo distinguishes 32-pixel patches
of its drawn foliage from its own (AUC), next to the control: its own upper foliage from its own lower.`,
    takes: ["PHOTO ..."],
    options: {
      size: { type: "string", value: "NUMBER", default: "800", about: "Long side in pixels." },
      save: { type: "string", value: "DIR", about: "Keeps the pictures there." },
      json: { type: "string", value: "FILE", about: "Writes the figures there, too." },
    },
  }),
  "measure-scale": command({
    call: "node lab/run.mjs measure-scale",
    about: `
How large things are taken to be. With --photos: finds the labeled doors, garage doors, windows and fence panels of real photos in
the maps of nets that had not learned from them. With --rendered: compares distances on rendered yards with their truth, without
and with one known length, and asks how often the given range holds. "Unseen" were not looked at while numbers were chosen: every
second of the real photos, the later half of the rendered yards.`,
    options: {
      photos: { type: "string", value: "DIR", about: "Real photos; needs --maps." },
      boxes: { type: "string", value: "DIR", default: "lab/ground-reader/boxes", about: "Labels of the photos." },
      maps: {
        type: "string",
        value: "DIR",
        about: "What the nets saw; without it, rendered yards are recognized fully.",
      },
      rendered: { type: "string", value: "DIR", about: "Rendered yards, instead of photos." },
      lens: { type: "boolean", about: "The rendered photos say their focal length." },
    },
  }),
  "measure-subject": command({
    call: "node lab/run.mjs measure-subject",
    about: `
What pictures are taken for, as an order does: pictures of no yard and yards made dark, blurred, small or snowy (NEGATIVES: a
folder with manifest.tsv: file, sort, seed, half), and yards (folders of photos, every other one held out). What is read of a
picture, a second and a half of CPU, is kept in folder CACHE; a picture that is there is not read again.`,
    takes: ["NEGATIVES", "CACHE", "YARDS", "[YARDS ...]"],
    options: { cached: { type: "boolean", about: "Leaves out pictures that are not in the cache." } },
  }),
  "measure-wishes": command({
    call: "node lab/run.mjs measure-wishes",
    about: `
How well the built-in reader reads wishes that a person has read before. The form of the file is that of
tests/designer/wishes/labelled.`,
    takes: ["FILE"],
    options: { failures: { type: "boolean", about: "Lists what was not read as the person did." } },
  }),
  "picture-sums": command({
    call: "node lab/run.mjs picture-sums",
    about: `
Prints one line per photo: SHA-256 of the designer's raw pixels, of the plan's data and of what was read out of the photo.
Two versions of the designer that print the same lines make the same pictures.`,
    takes: ["PHOTO ..."],
    options: { size: { type: "string", value: "NUMBER", default: "800", about: "Long side in pixels." } },
  }),
};
