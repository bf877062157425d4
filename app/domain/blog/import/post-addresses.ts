import { postLimits } from "../post-rules.ts";
import { plainPath } from "../redirects/plain-path.ts";
import type { DescribedPost } from "./describe-post.ts";
import { withoutNotionId } from "./site/content-path.ts";
import type { FoundFile } from "./site/find-posts.server.ts";
import { type OldAddresses, plainAddress } from "./site/old-addresses.ts";
import { hostsOf } from "./site/read-site.server.ts";

interface AddressedPost {
  found: FoundFile;
  described: DescribedPost;
}

export interface ExistingPosts {
  /** Posts with this slug, or with one that begins with it and a hyphen. */
  titlesBySlug(slug: string): Map<string, string>;
}

export class PostAddresses {
  readonly #there: ExistingPosts;
  readonly #slugs = new Map<string, string>();
  readonly #byAddress = new Map<string, string>();
  readonly #byFile = new Map<string, string>();
  readonly #byName = new Map<string, string | null>();

  constructor(there: ExistingPosts) {
    this.#there = there;
  }

  /** Returns notes about the assigned slug. */
  add({ found, described }: AddressedPost): string[] {
    const wanted = described.slug;
    const earlier = described.isSlugVague ? undefined : this.#slugs.get(wanted);
    if (described.isSlugVague) described.slug = this.#numberedSlug(described);
    else if (earlier !== undefined) described.slug = this.#freeSlug(described);
    this.#slugs.set(described.slug, found.path);
    const address = `/blog/${described.slug}`;
    this.#byAddress.set(addressKey(address), address);
    this.#byFile.set(withoutEnding(found.pathInSite), address);
    for (const name of namesOf(found.pathInSite)) this.#byName.set(name, this.#byName.has(name) ? null : address);
    return earlier === undefined ? [] : [`${earlier} has the slug ${wanted}: this one is ${described.slug}`];
  }

  /**
   * To the post with the best claim, once all posts have their new URLs: where readers find a post now, no other may
   * redirect. A claim that fails is removed, with a note unless it was a guess.
   */
  share(posts: (AddressedPost & { oldAddresses: OldAddresses; notes: string[] })[]): void {
    for (const claim of ["sure", "named", "likely"] as const) {
      for (const post of posts) {
        const { oldAddresses, notes } = post;
        const others = oldAddresses[claim].filter((path) => !this.#take(path, post));
        oldAddresses[claim] = oldAddresses[claim].filter((path) => !others.includes(path));
        if (claim !== "likely") notes.push(...others.map((path) => `its old address ${path} is that of another post`));
      }
    }
  }

  #take(path: string, { described }: AddressedPost): boolean {
    const address = `/blog/${described.slug}`;
    const key = addressKey(path);
    const owner = this.#byAddress.get(key) ?? address;
    this.#byAddress.set(key, owner);
    return owner === address;
  }

  /** By an old URL, a file's path, or a file's name. */
  find(target: string, { site, pathInSite }: FoundFile): string | undefined {
    const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(target)?.[1];
    if (host !== undefined && !hostsOf(site).includes(host.toLowerCase())) return undefined;
    if (host === undefined && /^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
    const path = plainAddress(target);
    if (path === "") return undefined;
    const known = this.#byAddress.get(addressKey(path)) ?? this.#byFile.get(withoutEnding(path.slice(1)));
    if (known !== undefined) return known;
    const isFromRoot = target.startsWith("/") || host !== undefined;
    return (isFromRoot ? undefined : this.#findBeside(target, pathInSite)) ?? this.#findByName(target);
  }

  #findBeside(target: string, pathInSite: string): string | undefined {
    // Relative to the post's file, or to its own folder as a browser would resolve it: "../old-bricks/".
    const starts = [pathInSite, `${pathInSite.replace(/\.[^./]+$/, "")}/`];
    return starts.map((start) => this.#byFile.get(withoutEnding(resolved(target, start)))).find(Boolean);
  }

  #findByName(target: string): string | undefined {
    const isFile =
      /\.(?:md|markdown|mdx|html?)$/i.test(target) || !target.includes("/") || /^\d{4}-\d{1,2}-\d{1,2}-/.test(target);
    return isFile ? (this.#byName.get(namesOf(target)[0]!) ?? undefined) : undefined;
  }

  /** In this import and in the blog; the same as before for a post that was imported before. */
  #numberedSlug({ slug, title }: DescribedPost): string {
    const there = this.#there.titlesBySlug(slug);
    const isFree = (known: string) => !this.#slugs.has(known);
    const isNumbered = (known: string) => /^(?:-[1-9]\d*)?$/.test(known.slice(slug.length));
    const own = [...there].find(([known, its]) => its === title && isNumbered(known) && isFree(known));
    if (own) return own[0];
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? slug : `${slug}-${n}`;
      if (isFree(candidate) && !there.has(candidate)) return candidate;
    }
  }

  #freeSlug({ slug, publishedAt }: DescribedPost): string {
    const day = publishedAt && new Date(Date.UTC(publishedAt.year, publishedAt.month - 1, publishedAt.day));
    const endings = [...(day ? [`-${day.toISOString().slice(0, 10)}`] : [])];
    for (let n = 2; ; n++) {
      const ending = endings.shift() ?? `-${n}`;
      const free = `${slug.slice(0, postLimits.slugAtMost - ending.length).replace(/-+$/, "")}${ending}`;
      if (!this.#slugs.has(free)) return free;
    }
  }
}

function addressKey(path: string): string {
  return path.toLowerCase().replace(/\.html?$/, "");
}

function withoutEnding(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.(?:md|markdown|mkdn?|mdown|mdx|html?)$/, "")
    .replace(/(?:^|\/)_?index$/, "")
    .replace(/^content\//, "");
}

/** "_posts/2024-01-02-old-bricks.md" has the names "2024-01-02-old-bricks" and "old-bricks". */
function namesOf(path: string): string[] {
  const name = withoutNotionId(withoutEnding(path).split("/").at(-1) ?? "");
  return [...new Set([name, name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "")])];
}

function resolved(target: string, start: string): string {
  return plainPath(new URL(target.replace(/:/g, "%3A"), `https://site.invalid/${encodeURI(start)}`).pathname);
}
