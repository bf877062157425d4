/**
 * React puts what announces scripts into the head: there thirty of them are fetched before the one picture a page is opened for.
 * They stand at the end instead; and where there is such a picture, nothing is asked for before it is there, as scripts would
 * share a slow line with it. A picture that does not come is not waited for.
 */
export function scriptsLast(html: string, nonce: string): string {
  const announced: string[] = [];
  const headEnds = html.indexOf("</head>");
  const head = html.slice(0, headEnds).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    announced.push(link);
    return "";
  });
  const body = html.slice(headEnds);
  if (!body.includes(' fetchPriority="high"')) {
    return head + body.replace("</body>", () => `${announced.join("")}</body>`);
  }
  const held = `<template id="${heldId}">${announced.join("")}</template><script nonce="${nonce}">${letGo}</script>`;
  return (
    head + body.replace(' type="module" async=""', ` type="${heldType}"`).replace("</body>", () => `${held}</body>`)
  );
}

const heldId = "announced-scripts";
/** Not a script's: browsers leave it alone. */
const heldType = "text/plain";

/** Milliseconds. */
const waitsAtMost = 3000;

/** A script that was not one stays none: another is made of its text. */
const letGo = `{
const picture = document.querySelector("img[fetchpriority=high]");
let begun = picture.complete;
const begin = () => {
  begun = true;
  document.body.append(document.getElementById("${heldId}").content);
  const held = document.querySelector('script[type="${heldType}"]');
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = held.nonce;
  script.text = held.text;
  held.replaceWith(script);
};
const beginOnce = () => begun || begin();
if (begun) begin();
else {
  picture.addEventListener("load", beginOnce);
  picture.addEventListener("error", beginOnce);
  setTimeout(beginOnce, ${waitsAtMost});
}
}`.replace(/\n\s*/g, "");
