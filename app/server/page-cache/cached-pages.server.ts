/** Pages with the same tag are the same. */
interface TaggedPage {
  etag: string;
  bytes: number;
}

/** Of an entry, besides the address and the page. */
const addressOverheadBytes = 200;

/** A page may take this part of the cache: a huge one would evict all others for a single reader. */
const largestShare = 8;

/** By address, least recently read evicted first. Addresses with the same page, such as all unknown ones, share it. */
export class CachedPages<Page extends TaggedPage> {
  /** Least recently read first. */
  readonly #entries = new Map<string, { page: Page; edition: number }>();
  readonly #pages = new Map<string, { page: Page; addresses: number }>();
  readonly #bytesAtMost: number;
  #addressBytes = 0;

  constructor(bytesAtMost: number) {
    this.#bytesAtMost = bytesAtMost;
  }

  find(address: string, edition: number): Page | undefined {
    const entry = this.#entries.get(address);
    if (entry?.edition !== edition) return undefined;
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    return entry.page;
  }

  /** Of any address and edition. */
  findByTag(etag: string): Page | undefined {
    return this.#pages.get(etag)?.page;
  }

  put(address: string, page: Page, edition: number): void {
    if (page.bytes > this.#bytesAtMost / largestShare) return;
    // A slow rendering may end after that of a newer edition.
    if ((this.#entries.get(address)?.edition ?? edition) > edition) return;
    const shared = this.#pages.get(page.etag) ?? { page, addresses: 0 };
    shared.addresses += 1;
    this.#pages.set(page.etag, shared);
    this.#drop(address);
    this.#entries.set(address, { page: shared.page, edition });
    this.#addressBytes += bytesOf(address);
    for (const leastRecentlyRead of this.#entries.keys()) {
      if (this.bytes <= this.#bytesAtMost) break;
      this.#drop(leastRecentlyRead);
    }
  }

  /** With addresses. */
  get bytes(): number {
    let pageBytes = 0;
    for (const { page } of this.#pages.values()) pageBytes += page.bytes;
    return pageBytes + this.#addressBytes;
  }

  #drop(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#entries.delete(address);
    this.#addressBytes -= bytesOf(address);
    const shared = this.#pages.get(entry.page.etag)!;
    shared.addresses -= 1;
    if (shared.addresses === 0) this.#pages.delete(entry.page.etag);
  }
}

function bytesOf(address: string): number {
  return 2 * address.length + addressOverheadBytes;
}
