/** What is kept of a page: two of one tag are the same. */
interface ShelvedPage {
  etag: string;
  /** Of memory. */
  bytes: number;
}

/** What an address costs besides its letters and its page. */
const addressOverheadBytes = 200;

/** One page may have this part of the shelf: a giant would push all others out for a single reader. */
const largestShare = 8;

/**
 * Finished pages by address, the longest unread first out. Addresses with the same page, such as all that nobody has, share
 * its bytes.
 */
export class PageShelf<Page extends ShelvedPage> {
  /** In the order in which they were read last. */
  readonly #kept = new Map<string, { page: Page; edition: number }>();
  readonly #pages = new Map<string, { page: Page; addresses: number }>();
  readonly #bytesAtMost: number;
  #addressBytes = 0;

  constructor(bytesAtMost: number) {
    this.#bytesAtMost = bytesAtMost;
  }

  /** The page as it was finished in this edition. */
  find(address: string, edition: number): Page | undefined {
    const kept = this.#kept.get(address);
    if (kept?.edition !== edition) return undefined;
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    return kept.page;
  }

  /** A page of these bytes, whatever address and edition it was finished for. */
  findByTag(etag: string): Page | undefined {
    return this.#pages.get(etag)?.page;
  }

  put(address: string, page: Page, edition: number): void {
    if (page.bytes > this.#bytesAtMost / largestShare) return;
    // A slow rendering may end after that of a newer edition.
    if ((this.#kept.get(address)?.edition ?? edition) > edition) return;
    const shared = this.#pages.get(page.etag) ?? { page, addresses: 0 };
    shared.addresses += 1;
    this.#pages.set(page.etag, shared);
    this.#drop(address);
    this.#kept.set(address, { page: shared.page, edition });
    this.#addressBytes += bytesOf(address);
    for (const longestUnread of this.#kept.keys()) {
      if (this.bytes <= this.#bytesAtMost) break;
      this.#drop(longestUnread);
    }
  }

  /** Of memory, addresses included. */
  get bytes(): number {
    let pageBytes = 0;
    for (const { page } of this.#pages.values()) pageBytes += page.bytes;
    return pageBytes + this.#addressBytes;
  }

  #drop(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#addressBytes -= bytesOf(address);
    const shared = this.#pages.get(kept.page.etag)!;
    shared.addresses -= 1;
    if (shared.addresses === 0) this.#pages.delete(kept.page.etag);
  }
}

function bytesOf(address: string): number {
  return 2 * address.length + addressOverheadBytes;
}
