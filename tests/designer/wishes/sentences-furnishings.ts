import type { Sentence } from "./wish-sentences.ts";

/** Things that are bought and set up, and words that only sound like them. */
export const furnishingSentences: readonly Sentence[] = [
  ["a porch swing on the lawn", { items: [{ thing: "swing-seat" }] }],
  ["a swing for the kids", { items: [{ thing: "swing-set" }] }],
  ["little free library by the sidewalk", { items: [{ thing: "little-library" }] }],
  ["we would like a grill and a coffee table", { items: [{ thing: "grill" }, { thing: "coffee-table" }] }],
  ["please paint the window grille black", { notDrawn: ["paint the window grille"] }],
  ["two sun loungers", { items: [{ thing: "seating", object: "sun-lounger", count: 2 }] }],
  ["3 garden gnomes", { items: [{ thing: "statue", object: "garden-gnome", count: 3 }] }],
  ["dwarf conifers", { items: [{ thing: "juniper" }] }],
  [
    "a birdhouse, a bee hotel and a sun dial",
    { items: [{ thing: "bird-house" }, { thing: "bee-hotel" }, { thing: "sundial" }] },
  ],
  ["a fence with a gate", { items: [{ thing: "fence" }, { thing: "gate" }] }],
  ["a bench by the gate", { items: [{ thing: "bench" }] }],
  ["a picnic table and a clothes line", { items: [{ thing: "picnic-table" }, { thing: "clothes-line" }] }],
  ["a path to the mailbox", { items: [{ thing: "path" }] }],
  [
    "new mailbox and bollards along the drive",
    { items: [{ thing: "mailbox" }, { thing: "lights", object: "bollard-light" }] },
  ],
  [
    "doghouse, log store, bin store",
    { items: [{ thing: "dog-house" }, { thing: "log-store" }, { thing: "bin-store" }] },
  ],
  ["a scree bed in front", { items: [{ thing: "gravel", place: "front" }] }],
];
