/** What a reader sees after reading a whole post and touching everything in it. */
export interface PageScan {
  /** Elements, attributes and addresses that must not be in people's texts. */
  danger: string[];
  /** As people and search engines read it. */
  heading: string | undefined;
  headline: string;
}

/** What `addScanner` puts into a page. */
export interface Scanner {
  scanPage(page: Document): PageScan;
  findDanger(page: Document, within: string): string[];
}

/** Runs in the page, before anything of its own. */
export function addScanner(): void {
  const forbidden =
    "script:not([nonce]), iframe, object, embed, svg script, math, base, meta, link, style, template, frameset, applet, form[action^='javascript' i]";
  const harmless = /^(https?|mailto|tel):$/;

  function findDanger(page: Document, within: string): string[] {
    const findings: string[] = [];
    const ours = (element: Element) => element.closest("[data-react-router-critical-css]") !== null;
    for (const root of page.querySelectorAll(within)) {
      for (const element of [root, ...root.querySelectorAll("*")]) {
        if (element.matches(forbidden) && !ours(element)) findings.push(element.outerHTML.slice(0, 200));
        for (const { name, value } of element.attributes) {
          if (/^on|^(srcdoc|formaction|ping|xlink:href)$/i.test(name)) findings.push(`${name}=${value}`);
          if (!/^(href|src|action|cite|background|poster|data)$/i.test(name) || value === "") continue;
          if (!harmless.test(new URL(value, page.baseURI).protocol)) findings.push(`${name}=${value}`);
        }
      }
      if (page.querySelectorAll("#content").length !== 1) findings.push("a second #content");
    }
    return findings;
  }

  /** A reader's pointer and keyboard on every element of the article. */
  function touchEverything(page: Document): void {
    // Links to other pages stay; one that runs something may.
    page.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link && harmless.test(link.protocol)) event.preventDefault();
    });
    for (const element of page.querySelectorAll("main article *")) {
      for (const type of ["mouseover", "pointerenter", "mouseenter", "focus", "click", "toggle", "animationstart"]) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
  }

  function scanPage(page: Document): PageScan {
    touchEverything(page);
    const data = page.querySelectorAll('script[type="application/ld+json"]');
    const headline = data.length === 1 ? JSON.parse(data[0]!.textContent!).headline : `${data.length} scripts`;
    return { danger: findDanger(page, "main"), heading: page.querySelector("h1")?.textContent, headline };
  }

  Object.assign(window, { scanPage, findDanger } satisfies Scanner);
}
