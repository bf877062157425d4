import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { firstSegment } from "#app/addresses/own-paths.ts";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import { escapeMarkup } from "#app/escape-markup.ts";
import { findQuietReader, type QuietReader } from "#app/http/sessions/quiet-reader.server.ts";
import { log } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { AnswerRequest } from "../answer-request.server.ts";
import { packText } from "../compress-answer.server.ts";
import { isForAll, isPage, ownHeaders, tagOf } from "./finished-page.server.ts";
import { nobody, type PageCacheOptions } from "./page-cache.server.ts";
import { PageShelf } from "./page-shelf.server.ts";
import { publicAddress } from "./public-address.ts";

/** A page without what is its reader's own. */
interface PageWithHoles {
  etag: string;
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** Pieces of the page, with what belongs between them. */
  pieces: (Buffer | keyof typeof holes)[];
  bytes: number;
}

/** Some two hundred articles: those who are signed in read less here than strangers do. */
const usualBytesAtMost = 8 * 1024 * 1024;

/**
 * Public pages for somebody signed in, whose header says who they are. Rendered for a person whom there is not: of the request the
 * app sees the address and whether an editor asks, so that nothing of anybody can be in it. What is the reader's own comes between its
 * pieces each time.
 */
export class ReaderPages {
  readonly #answer: AnswerRequest;
  readonly #edition: () => number;
  readonly #shelf: PageShelf<PageWithHoles>;
  readonly #underWay = new Map<string, Promise<PageWithHoles | undefined>>();

  constructor({ answer, edition, bytesAtMost = usualBytesAtMost }: Omit<PageCacheOptions, "dictionaries">) {
    this.#answer = answer;
    this.#edition = edition;
    this.#shelf = new PageShelf(bytesAtMost);
  }

  /** @param otherwise answers a request by itself: of a stranger, or for what is no such page */
  async finishAndSend(
    address: RequestAddress,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> {
    const found = await this.#find(address, request).catch(
      (error: unknown) => void log.warn({ err: error }, "no page for all"),
    );
    if (!found) return otherwise();
    const { page, reader } = found;
    const { encoding, bytes } = await packText(
      fillHoles(page, reader),
      request.headers["accept-encoding"] as string | undefined,
    );
    if (response.destroyed) return;
    const packed = encoding ? ["content-encoding", encoding] : [];
    response.writeHead(page.status, [...page.headers, ...packed, "content-length", String(bytes.length)]);
    if (request.method === "HEAD") response.end();
    else response.end(bytes);
  }

  async #find(
    address: RequestAddress,
    request: IncomingMessage,
  ): Promise<{ page: PageWithHoles; reader: QuietReader } | undefined> {
    const key = keyOf(address, request);
    const reader = key === undefined ? undefined : await findQuietReader(request.headers.cookie);
    if (!reader) return undefined;
    const edition = this.#edition();
    const kind = [reader.mayEdit ? "editor" : "reader", reader.user.profileImageUrl ? "pictured" : ""].join(" ");
    const name = `${kind} ${key}`;
    const page = this.#shelf.find(name, edition) ?? (await this.#render(name, edition, key!, reader));
    return page && { page, reader };
  }

  /** Once, however many wait for it. */
  #render(name: string, edition: number, address: string, reader: QuietReader): Promise<PageWithHoles | undefined> {
    const key = `${edition} ${name}`;
    const other = this.#underWay.get(key);
    if (other) return other;
    const own = this.#renderAlone(address, reader)
      .then((page) => {
        if (page) this.#shelf.put(name, page, edition);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, own);
    return own;
  }

  async #renderAlone(
    address: string,
    { mayEdit, user: { profileImageUrl } }: QuietReader,
  ): Promise<PageWithHoles | undefined> {
    // An address that leads elsewhere is asked for again, by the app, and counts then.
    const request = new Request(env.PUBLIC_URL + address, { headers: { "Sec-Purpose": "prefetch" } });
    const answer = await this.#answer(request, nobody, { user: somebody(!!profileImageUrl), mayEdit });
    if (!isForAll(answer) || !isPage(answer)) return undefined;
    const html = await answer.text();
    const told = [...answer.headers].filter(([header]) => !ownHeaders.includes(header));
    return {
      etag: tagOf(answer.status, told, Buffer.from(html)),
      status: answer.status,
      headers: told.flat(),
      pieces: html.split(anyHole).map((piece) => holeNamed(piece) ?? Buffer.from(piece)),
      bytes: Buffer.byteLength(html),
    };
  }
}

/** Letters that stand nowhere, as nobody can guess them, and that are written as they are wherever they stand. */
const holes = {
  email: `email${randomBytes(16).toString("hex")}`,
  picture: `picture${randomBytes(16).toString("hex")}`,
};
const anyHole = new RegExp(`(${Object.values(holes).join("|")})`);

function holeNamed(letters: string): keyof typeof holes | undefined {
  return (Object.keys(holes) as (keyof typeof holes)[]).find((name) => holes[name] === letters);
}

/** Whom there is not. Without a number: a page that reads somebody's things for them fails, and is none for all. */
function somebody(isPictured: boolean) {
  const shown = { email: holes.email, firstName: null, lastName: null };
  const user = { ...shown, profileImageUrl: isPictured ? holes.picture : null };
  return Object.defineProperty(user, "id", {
    get() {
      throw new Error("This page is kept for everybody, and asks whose it is.");
    },
  }) as typeof user & { id: number };
}

function fillHoles({ pieces }: PageWithHoles, { user }: QuietReader): Buffer<ArrayBuffer> {
  const own = { email: user.email, picture: user.profileImageUrl ?? "" };
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(escapeMarkup(own[piece])) : piece)),
  );
}

/**
 * Pages whose routes ask of their reader only whether there is one, and whether an editor. All others are answered by the app:
 * most have something of their reader's, and an address that nobody has costs little.
 */
const sharedPages = ["blog", "sample", "privacy", "terms"];

/** The key of the page that a request reads, where readers share one. */
function keyOf(address: RequestAddress, { method, headers }: IncomingMessage): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || !headers.cookie) return undefined;
  if (!sharedPages.includes(firstSegment(address.path)) || address.path.endsWith(".xml")) return undefined;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return undefined;
  return publicAddress(address);
}
