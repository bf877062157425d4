import { command } from "./command-line.mjs";

/** For developers, by the name of their file in scripts. */
export const developCommands = {
  "crash-test": command({
    call: "npm run proof -- crash",
    about: `
Takes orders from the photo to the last letter and ends the process by kill -9 before each of their effects in turn, every
commit, file and message; then restarts, lets the work run until nothing is left, and checks that each was paid once, has its
pictures or its money back, and each letter once. With --random it kills the built server under orders instead: some 4 s of
processor time a kill. Ends with 1 when anything was lost or came twice.`,
    options: {
      every: { type: "string", value: "NUMBER", about: "Only every so manieth effect." },
      endings: { type: "string", value: "LIST", about: "Only these of partial,error,completed." },
      random: { type: "string", value: "NUMBER", about: "So many kills of the built server, at random." },
      seed: { type: "string", value: "NUMBER", about: "Of the random kills." },
      "power-cuts": {
        type: "boolean",
        about: "After a kill, start from a copy of the data folder with its last write torn.",
      },
    },
  }),
  design: command({
    call: "npm run design",
    about: "Redesigns the yard in PHOTO, a JPEG or PNG, with the built-in designer.",
    takes: ["[PHOTO]", "[WISH]"],
    options: {
      wish: {
        type: "string",
        value: "WISH",
        about: "Only reads this wish, without a photo, and shows its clauses and what it is read as.",
      },
      seed: { type: "string", value: "NUMBER", default: "1", about: "Another seed, another design." },
      variation: { type: "string", value: "NUMBER", default: "0", about: "Which design of an order." },
      size: { type: "string", value: "NUMBER", default: "1280", about: "Long side in pixels." },
      out: { type: "string", value: "FILE", default: "design.jpg", about: "Where to." },
      sheet: {
        type: "boolean",
        about: "One picture of five variations, the photo and its ground above, plan and list beside each.",
      },
      weights: { type: "string", value: "FILE", about: "Reads the ground with another net than the product's." },
    },
  }),
  mutate: command({
    call: "npm run proof -- mutants",
    about: `
Puts one fault after the other of tests/mutants into a copy of the sources and runs the tests that should see it. WORD: only
those mutants whose name or file contains one of them. Ends with 1 when fewer than 95 % died, or an entry of the catalogue is
stale or broken.`,
    takes: ["[WORD ...]"],
    options: { check: { type: "boolean", about: "Only checks that every text is still in its file." } },
  }),
  screenshots: command({
    call: "node scripts/run.mjs screenshots",
    about: `
Takes a whole order through a demo and photographs every page: at 390, 768 and 1280 px, in light and dark, without JavaScript,
in forced colors and at 200 %. Says which pages scroll sideways, and what axe finds. The folder is git-ignored.`,
    options: {
      url: {
        type: "string",
        value: "URL",
        about: "Of a running demo; without it, the build is started for the occasion.",
      },
      only: { type: "string", value: "LIST", about: "Only these pages, such as results,login." },
      modes: { type: "string", value: "LIST", about: "Only these modes, such as 390-light,1280-dark." },
      out: { type: "string", value: "DIR", default: "screenshots", about: "Where to." },
    },
  }),
};
