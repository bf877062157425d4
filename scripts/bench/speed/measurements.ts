/** A command that measures: `npm run bench -- {name}`. */
export interface Measurement {
  name: string;
  title: string;
  /** What its table shows, for docs/performance.md. */
  told: string;
  /** Fewer rounds than by itself: all together must end within ten minutes. */
  words?: readonly string[];
}

/** In the order of docs/performance.md. Those that a checkout has no command for are left out. */
export const measurements: readonly Measurement[] = [
  {
    name: "cache",
    title: "Finished public pages",
    told: "Processor time a request over 32 connections, beside a bare node:http server that sends the same bytes, asked in turn. Speed: 1 would be Node itself; at least 0.67 is wanted, of a 304 at least 0.65, and a p99 of at most 1.5 times the bare server's.",
    words: ["--requests", "3000", "--rounds", "3"],
  },
  {
    name: "requests",
    title: "Pages and pictures that are not kept finished",
    told: "The same for a signed-in user, two requests at a time. An article may cost 4 ms, results of ten pictures 12 ms, a stored picture five times what the bare server needs to send it from memory.",
    words: ["--requests", "100", "--rounds", "3"],
  },
  {
    name: "pages",
    title: "Pages on a slow phone",
    told: "390 px at two device pixels, Slow 3G (400 kbit/s, 400 ms, Chromium's own emulation), the processor as it is, cold cache. Wanted: first paint within 0.5 s on an article, 0.6 on home; their largest picture within 1.6 s.",
  },
  {
    name: "start",
    title: "Start and memory",
    told: "From the start of the process to its first answer at most 0.5 s of processor time, at most 90 MB without requests.",
    words: ["--rounds", "3"],
  },
  {
    name: "posts",
    title: "A thousand posts beside ten",
    told: "Processor time a request at the desk and in the blog; at most one and a half times as much is wanted.",
  },
  {
    name: "uploads",
    title: "Uploads",
    told: "Eight forms with 20 MB each at once, beside a bare node:http server that pipes the bodies into files, asked in turn. At most 1.5 times its time is wanted, at most 60 MB of memory over idle, and nothing left of what is broken off. Photos are decoded in the picture process; the web process is measured.",
    words: ["--rounds", "5"],
  },
  {
    name: "queue",
    title: "Queue",
    told: "Jobs that do nothing, each written down, claimed, done and settled on disk, by our runner and by plainjob's worker with the same driver and durability. At least 1.6 times its cycles are wanted, and as many with a million ended jobs.",
  },
  {
    name: "lanes",
    title: "Lanes for pictures",
    told: "Pictures of the built-in designer side by side, and how long pages take meanwhile. Two lanes on two cores are to make 1.8 times the pictures of one, and the p99 of pages is to be at most 1.5 times that of an idle server.",
    words: ["--rounds", "1"],
  },
  {
    name: "previews",
    title: "Previews beside paid work",
    told: "From the click that pays to the stored first picture, with twenty previews of unpaid orders waiting and with none, in turn; at most 1.1 times as long is wanted.",
    words: ["--rounds", "3"],
  },
  {
    name: "sizes",
    title: "A photo's stored sizes",
    told: "Of 12 megapixels, beside sharp's defaults for the same files: at most a sixth of their processor time is wanted. PSNR in decibels and SSIM against the photo shrunk without loss.",
    words: ["--rounds", "1"],
  },
  {
    name: "designer",
    title: "One picture",
    told: "Processor seconds of an order, stage by stage: what comes before it is paid, and pictures. The first may cost 4 s with a fifth of what comes before, 8 s at 2048 px; a preview 2 s.",
  },
];
