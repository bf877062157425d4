export interface FooterLink {
  label: string;
  /** https, or a path of this site. */
  to: string;
}

export const footerLinksAtMost = 6;
const labelAtMost = 40;

/** "Instagram | https://instagram.example/yards", one a line. Safe in the browser. */
export function readFooterLinks(text: string): FooterLink[] {
  return linesOf(text).map((line) => {
    const bar = line.indexOf("|");
    return { label: line.slice(0, bar).trim(), to: line.slice(bar + 1).trim() };
  });
}

/** In words; undefined when all can be shown. */
export function faultOfFooterLinks(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > footerLinksAtMost) return `At most ${footerLinksAtMost} links, please: these are ${lines.length}`;
  const faulty = lines.find((line) => !/^[^|]+\|[^|]+$/.test(line) || readFooterLinks(line).some(isFaulty));
  return faulty && `“${faulty.slice(0, 60)}” is not a link: write words, a bar and an address, such as ${example}`;
}

const example = "Instagram | https://instagram.com/yours, or Prices | /#pricing";

function isFaulty({ label, to }: FooterLink): boolean {
  if (label === "" || label.length > labelAtMost) return true;
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return false;
  return !/^https:\/\/\S+$/.test(to) || !URL.canParse(to);
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}
