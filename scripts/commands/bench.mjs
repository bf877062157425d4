import { command } from "./command-line.mjs";

/** @param {string} usual @param {string} about */
function number(usual, about) {
  return { type: /** @type {const} */ ("string"), value: "NUMBER", default: usual, about };
}

/** @param {string} usual */
function rounds(usual) {
  return number(usual, "How many rounds; the figures are medians.");
}

/** @param {string} usual */
function requests(usual) {
  return number(usual, "Requests in a round.");
}

/** By the name of their file in scripts/bench. */
export const measurements = {
  cache: command({
    call: "npm run bench -- cache",
    about: `
Processor time per request of finished public pages, beside a bare node:http server that sends the same bytes. Both are asked
in turn, block by block. Needs Linux.`,
    options: { requests: requests("6000"), rounds: rounds("5") },
  }),
  designer: command({
    call: "npm run bench -- designer",
    about: `
What an order of five costs, stage by stage, at both sizes: what comes before it is paid, the first picture, and a later one as
a share of all that. Ends with 1 when a limit is exceeded.`,
    takes: ["[PHOTO]", "[WISH]"],
  }),
  lanes: command({
    call: "npm run bench -- lanes",
    about: `
Pictures per hour of so many lanes beside one, in turn, drawn and encoded by the built program; and how slow pages become
meanwhile, beside an idle server's. Times mean something on a quiet machine only; processor seconds on any. Needs Linux.`,
    options: {
      lanes: number("2", "Lanes to compare with one."),
      pictures: number("3", "Pictures of each lane in a round."),
      side: number("1280", "Long side of the pictures in pixels."),
      rounds: rounds("3"),
    },
  }),
  pages: command({
    call: "npm run bench -- pages",
    about: `
Prints for each page, with JavaScript on and off, what a phone of 390 px at DPR 2 loads and when it shows it, with an empty
cache: requests, bytes over the wire (of these the page itself, pictures, scripts), FCP, LCP, CLS. Over a Slow 3G line, on the
build of this tree, with the first posts, an order of five designs and one to pay.`,
    options: {
      slowdown: number("1", "Processor so many times slower than this one."),
      fast: { type: "boolean", about: "Leaves the line as it is." },
      url: { type: "string", value: "URL", about: "The public pages of another site instead." },
    },
  }),
  posts: command({
    call: "npm run bench -- posts",
    about: `
What the desk and the blog cost with 1,000 posts beside what they cost with 10, in processor time of the server. Ends with 1 when
something costs more than one and a half times as much.`,
    options: { posts: { type: "string", value: "NUMBER", about: "Measures one site of so many posts only, as JSON." } },
  }),
  previews: command({
    call: "npm run bench -- previews",
    about: `
How long a paid order waits for its first picture while twenty previews of unpaid orders wait, beside none, in turn. Ends with 1 when
it takes more than 1.1 times as long. Times mean something on a quiet machine only. Needs Linux.`,
    options: { rounds: rounds("5") },
  }),
  queue: command({
    call: "npm run bench -- queue",
    about: `
Whole cycles of jobs that do nothing, each step on disk before the next: written down one by one, claimed, done and settled by our
runner, beside plainjob's worker on the same driver and disk with the same durability. Both work in turn. Then once more with a
million ended jobs in our table. Before, both work until V8 has compiled them.`,
    options: {
      jobs: number("50", "Jobs in a round."),
      rounds: rounds("41"),
      ended: number("1000000", "Ended jobs for the second half."),
    },
  }),
  reader: command({
    call: "npm run bench -- reader",
    about: `
What the learned reader costs in a fresh process: unpacking its weights, the first photo and the third, by when V8 has compiled
everything. Ends with 1 when a limit is exceeded.`,
    takes: ["[PHOTO]"],
  }),
  requests: command({
    call: "npm run bench -- requests",
    about: `
Processor time per request of what is not kept as a finished page: pages of a signed-in customer, and stored pictures, beside a bare
node:http server that sends the same bytes. Both are asked in turn. Ends with 1 when a limit is exceeded.`,
    options: { requests: requests("200"), rounds: rounds("5") },
  }),
  sizes: command({
    call: "npm run bench -- sizes",
    about: `
Processor time of a photo's stored sizes at 12 megapixels, beside sharp's defaults for the same files, in turn; and how like each
size is to the photo shrunk without loss: PSNR in decibels and SSIM of its brightness.`,
    takes: ["[PHOTO]"],
    options: { rounds: rounds("3") },
  }),
  start: command({
    call: "npm run bench -- start",
    about: `
Processor time of the built server from its start to its first answer, over an existing data folder, with an outside identity
provider, beside Node with a server that answers nothing; and the memory it holds ten seconds later. Ends with 1 when a limit is
exceeded. Needs Linux.`,
    options: { rounds: rounds("5") },
  }),
  uploads: command({
    call: "npm run bench -- uploads",
    about: `
Eight forms with 20 MB each at once: time, processor time and memory of the built server beside a bare node:http server that
pipes the bodies into files. Both are asked in turn; the memory is the most of any round. Then eight photos that are taken in,
decoded and stored, and eight that are broken off. Needs Linux.`,
    options: { rounds: rounds("7") },
  }),
  article: command({
    call: "npm run bench -- article",
    about: `
What an article's page weighs, packed by brotli, and how much lighter it would be without each of its parts: what two parts have
in common counts for neither.`,
    options: { url: { type: "string", value: "URL", about: "An article; without it, the first post of a new demo." } },
  }),
};

export const benchCommands = {
  bench: command({
    call: "npm run bench",
    about: `
Runs the measurements of speed one after the other, prints their tables and writes them into docs/performance.md, with the
machine and the date. NAME: only these of ${Object.keys(measurements).join(", ")}; the others keep what they said last. One NAME
with options of its own (--help lists them) is only run and printed.`,
    takes: ["[NAME ...]"],
  }),
};

/** The measurement that `bench NAME --option` runs by itself; `bench NAME` without options is the command `bench`. */
export function findMeasurement(words = process.argv.slice(2)) {
  const [bench, name = "", ...rest] = words;
  if (bench !== "bench" || !isMeasurement(name) || !rest[0]?.startsWith("-")) return undefined;
  return { declared: measurements[name], program: `bench/${name}.ts`, rest };
}

/**
 * @param {string} name
 * @returns {name is keyof typeof measurements}
 */
function isMeasurement(name) {
  return Object.hasOwn(measurements, name);
}
