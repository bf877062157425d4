import type { Mutant } from "./mutant.ts";

const shop = "app/domain/shop";
const desk = "app/routes/admin/shop/brand.server.test.ts";

/** How a shop presents itself. */
export const shopMutants: readonly Mutant[] = [
  {
    name: "brand-env-loses",
    breaks: "the desk renames a site whose .env names it",
    file: `${shop}/brand.server.ts`,
    text: "env.SITE_NAME ?? (typed.siteName || initialBrand.siteName)",
    replacement: "typed.siteName || (env.SITE_NAME ?? initialBrand.siteName)",
    tests: [`${shop}/brand.server.test.ts`],
  },
  {
    name: "brand-env-forgets-typed",
    breaks: "saving the form empties what .env hides",
    file: "app/routes/admin/shop/brand.tsx",
    text: "if (fixed.includes(name)) form.set(name, value);",
    replacement: 'if (fixed.includes(name)) form.set(name, "");',
    tests: [desk],
  },
  {
    name: "accent-sand",
    breaks: "a color that cannot be read on sand is accepted",
    file: `${shop}/accent.ts`,
    text: "Math.min(...on.map(",
    replacement: "Math.max(...on.map(",
    tests: [shop],
  },
  {
    name: "accent-hash",
    breaks: "browsers ignore the shop's color",
    file: "app/entry.server.tsx",
    text: "styleHashes: [styleHash, accent && hashOfStyles(accent)],",
    replacement: "styleHashes: [styleHash],",
    tests: [desk],
  },
  {
    name: "mark-left-behind",
    breaks: "a mark that was replaced stays at its address",
    file: `${shop}/marks.server.ts`,
    text: "  if (!before) return [];\n",
    replacement: "  return [];\n",
    tests: [desk],
  },
];
