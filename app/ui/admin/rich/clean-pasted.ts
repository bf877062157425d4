/**
 * What Word and Google Docs put on the clipboard, as the HTML that it means. Pictures of the writer's own disk are left out:
 * a page cannot read them.
 */
export function cleanPasted(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const junk of page.querySelectorAll("script, style, meta, link, title, noscript, template")) junk.remove();
  for (const picture of page.querySelectorAll("img")) {
    if (!/^(?:https?:|\/(?!\/))/.test(picture.getAttribute("src") ?? "")) picture.remove();
  }
  for (const link of page.querySelectorAll("a[href]")) {
    if (!/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(link.getAttribute("href") ?? "")) link.removeAttribute("href");
  }
  for (const paragraph of page.querySelectorAll(":is(td, th) p")) {
    if (paragraph.nextElementSibling) paragraph.after(page.createElement("br"));
    paragraph.replaceWith(...paragraph.childNodes);
  }
  makeWordLists(page);
  // Nested lists belong to the item before them; Docs puts them between the items.
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    list.previousElementSibling?.append(list);
  }
  for (const part of page.querySelectorAll("*")) if (/^o:/i.test(part.tagName)) part.replaceWith(...part.childNodes);
  return page;
}

/** Word's lists are paragraphs with their level in a style and their marker as text. */
function makeWordLists(page: Document): void {
  let open: { list: Element; level: number }[] = [];
  let last: { list: Element; name: string } | undefined;
  for (const paragraph of page.querySelectorAll("p")) {
    const style = paragraph.getAttribute("style") ?? "";
    const [, list = "", digit = ""] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
    const level = Number(digit);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last?.list || list !== last.name) open = [];
    const marker = takeMarker(paragraph);
    const name = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? "ol" : "ul";
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let place = open.at(-1);
    if (!place || place.level < level) {
      const list = page.createElement(name);
      if (place?.list.lastElementChild) place.list.lastElementChild.append(list);
      else paragraph.before(list);
      place = { list, level };
      open.push(place);
    }
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    place.list.append(item);
    last = open[0] && { list: open[0].list, name: list };
    paragraph.remove();
  }
}

function takeMarker(paragraph: Element): string {
  const ignored = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const marker = ignored?.textContent ?? "";
  ignored?.remove();
  return marker;
}
