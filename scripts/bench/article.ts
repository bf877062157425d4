import { brotliCompressSync, constants } from "node:zlib";
import { startSiteWithOrders } from "../../tests/bench/site-with-orders.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { findArticle } from "./pages-parts/find-article.ts";

const declared = measurements.article;

/** Each by the text between its marks in the page. */
const parts: [name: string, marks: RegExp][] = [
  ["all styles", /<style>.*?<\/style>/s],
  ["of these, the article's text's", /\.article-text\{.*?(?=<\/style>)/s],
  ["of these, for the dark, paper and forced colours", /@media (?:screen and|print|\(forced).*?\}\}/gs],
  ["the head without styles", /(?<=<head>).*?(?=<style>)/s],
  ["of it, for machines that share and search", /<meta property="og.*?(?=<style>)/s],
  ["header with menu", /<header class="[^"]*"><div.*?<\/header>/s],
  ["article's text", /<div class="article-text">.*?<\/div><\/div>(?=<ul aria-label|<\/article>)/s],
  ["further posts", /<section aria-labelledby="related".*?<\/section>/s],
  ["footer", /<footer class="[^"]*"><div.*<\/footer>/s],
];

async function main({ values }: Given<typeof declared>): Promise<void> {
  const site = values.url ? undefined : await startSiteWithOrders({ designs: 1, pictures: false });
  try {
    const address = values.url ?? site!.server.baseUrl + (await findArticle(site!.server.baseUrl));
    const html = await (await fetch(address)).text();
    const whole = packed(html);
    console.log(`part | bytes | packed\nthe page | ${html.length} | ${whole}`);
    for (const [name, marks] of parts) {
      const rest = html.replace(marks, "");
      console.log(`${name} | ${html.length - rest.length} | ${whole - packed(rest)}`);
    }
    const words = html.match(/<article>.*<\/article>/s)?.[0].replace(/<[^>]*>/g, "") ?? "";
    console.log(`the article's ${words.trim().split(/\s+/).length} words alone | ${words.length} | ${packed(words)}`);
  } finally {
    await site?.stop();
  }
}

function packed(text: string): number {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

await runCommand(declared, main);
