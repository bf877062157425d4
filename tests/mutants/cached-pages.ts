import type { Mutant } from "./mutant.ts";

const folder = "app/server/page-cache";
const cache = `${folder}/page-cache.server.ts`;
const pages = `${folder}/cached-pages.server.ts`;
const alone = `${folder}/page-cache.server.test.ts`;

export const cachedPageMutants: readonly Mutant[] = [
  {
    name: "cache-session",
    breaks: "signed-in people get anonymous visitors' pages",
    file: cache,
    text: "headers.cookie !== undefined && sessionCookie.test(headers.cookie)",
    replacement: "headers.cookie === sessionCookie.source",
    tests: [alone],
  },
  {
    name: "cache-set-cookie",
    breaks: "one visitor's new session is cached and sent to all",
    file: `${folder}/cached-page.server.ts`,
    text: 'headers.has("Set-Cookie") || ',
    replacement: "",
    tests: [alone],
  },
  {
    name: "cache-edition",
    breaks: "a page that was rendered before a change is shown after it",
    file: cache,
    text: "const name = `${edition} ${key}`;",
    replacement: "const name = key;",
    tests: [alone],
  },
  {
    name: "cache-slow-rendering",
    breaks: "a slow rendering from before a change replaces the newer page",
    file: pages,
    text: "    if ((this.#entries.get(address)?.edition ?? edition) > edition) return;\n",
    replacement: "",
    tests: [alone],
  },
  {
    name: "cache-unbounded",
    breaks: "pages fill the memory",
    file: pages,
    text: "if (this.bytes <= this.#bytesAtMost) break;",
    replacement: "break;",
    tests: [alone],
  },
  {
    name: "cache-schedule",
    breaks: "a scheduled post appears whenever something else changes",
    file: "app/domain/blog/readers/readers-edition.server.ts",
    text: "next ?? tomorrow, ",
    replacement: "",
    tests: ["app/domain/blog/readers/readers-edition.server.test.ts"],
  },
  {
    name: "cache-example-end",
    breaks: "a customer's order is shown as an example after its share link ended",
    file: "app/domain/blog/readers/readers-edition.server.ts",
    text: "exampleEnds ?? tomorrow, ",
    replacement: "",
    tests: ["app/domain/blog/readers/readers-edition.server.test.ts"],
  },
  {
    name: "styles-dropped",
    breaks: "styles of classes with special characters in their names are left out",
    file: "app/page-styles/selectors.ts",
    text: String.raw`page.classes.has(className.replace(/\\(.)/g, "$1"))`,
    replacement: "page.classes.has(className)",
    tests: ["app/page-styles/used-styles.test.ts"],
  },
];
