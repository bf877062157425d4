import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import type { Client } from "#app/http/limits/client-address.ts";
import { sessionCookieName } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { AnswerRequest } from "../answer-request.server.ts";
import { sendAnswer } from "../send-answer.server.ts";
import {
  type CachedPage,
  compressPage,
  isSameForAll,
  readAnswer,
  recompressPage,
  sendPage,
} from "./cached-page.server.ts";
import { CachedPages } from "./cached-pages.server.ts";
import { dictionaryUse, type PageDictionaries } from "./page-dictionaries.server.ts";
import { publicAddress } from "./public-address.ts";

interface PageCacheOptions {
  answer: AnswerRequest;
  /** Rises whenever readers may see something different. */
  edition: () => number;
  /** Of cached pages, in all encodings. */
  bytesAtMost?: number;
  /** Absent where Node cannot compress with them. */
  dictionaries?: PageDictionaries;
}

/** About five hundred articles in three encodings; with the rest of the process it fits a small server's memory. */
const usualBytesAtMost = 32 * 1024 * 1024;

/** Shared by all requests that wait for the same page. */
type Outcome = { page: CachedPage } | { answer: Response };

/**
 * Public pages. Of the first request for a page the app gets only the address, so that the page can contain nothing
 * personal. Requests with a session are not answered here.
 */
export class PageCache {
  readonly #answer: AnswerRequest;
  readonly #edition: () => number;
  readonly #cached: CachedPages<CachedPage>;
  readonly #dictionaries: PageDictionaries | undefined;
  readonly #rendering = new Map<string, Promise<Outcome>>();
  #recompressed: Promise<void> = Promise.resolve();

  constructor({ answer, edition, bytesAtMost = usualBytesAtMost, dictionaries }: PageCacheOptions) {
    this.#answer = answer;
    this.#edition = oncePerTurn(edition);
    this.#cached = new CachedPages(bytesAtMost);
    this.#dictionaries = dictionaries;
  }

  /** False if the page is not cached. */
  sendCached(address: RequestAddress, request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(address, request);
    if (key === undefined) return false;
    const page = this.#cached.find(key, this.#edition());
    if (page) sendPage(page, request, response, this.#dictionaries);
    return page !== undefined;
  }

  /** Concurrent requests share one rendering. `otherwise` answers a request whose answer is not the same for all. */
  async renderAndSend(
    address: RequestAddress,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> {
    const key = keyOf(address, request);
    if (key === undefined) return otherwise();
    const edition = this.#edition();
    const name = `${edition} ${key}`;
    const other = this.#rendering.get(name);
    const isWhole = key === address.path + address.query;
    const outcome = await (other ?? this.#begin(name, this.#render(key, edition, isWhole)));
    if (response.destroyed) return;
    if ("page" in outcome) return sendPage(outcome.page, request, response, this.#dictionaries);
    // An answer rendered without a part of the query does not answer this request.
    const isOwn = other === undefined && request.method === "GET" && isWhole;
    return isOwn ? sendAnswer(response, outcome.answer) : otherwise();
  }

  async #begin(name: string, outcome: Promise<Outcome>): Promise<Outcome> {
    this.#rendering.set(name, outcome);
    return outcome.finally(() => this.#rendering.delete(name));
  }

  /** Without the whole query it is a prefetch: an answer that is not for all is rendered again, and counts then. */
  async #render(key: string, edition: number, isWhole: boolean): Promise<Outcome> {
    const headers: HeadersInit = isWhole ? {} : { "Sec-Purpose": "prefetch" };
    const answer = await this.#answer(new Request(env.PUBLIC_URL + key, { headers }), anonymous);
    if (!isSameForAll(answer)) return { answer };
    const rendered = await readAnswer(answer);
    const dictionary = this.#dictionaries && dictionaryUse(key, rendered);
    const page =
      this.#cached.findByTag(rendered.etag) ?? this.#recompressLater(await compressPage(rendered, dictionary));
    this.#cached.put(key, page, edition);
    if (page.dictionary) this.#dictionaries?.remember(page.identity.bytes);
    return { page };
  }

  /** One page at a time, so that requests are not delayed. */
  #recompressLater(page: CachedPage): CachedPage {
    this.#recompressed = this.#recompressed.then(async () => {
      if (this.#cached.findByTag(page.etag) === page) await recompressPage(page);
    });
    return page;
  }
}

/** Public pages count for no client. */
const anonymous: Client = { line: undefined, network: "" };

/** Undefined for a request that only the app can answer. */
function keyOf(address: RequestAddress, { method, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return undefined;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return undefined;
  return publicAddress(address);
}

/** Requests of a turn of the event loop arrived before it began, so none depends on what is written during it. */
function oncePerTurn(read: () => number): () => number {
  let known: number | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (known === undefined) setImmediate(forget);
    known ??= read();
    return known;
  };
}

const sessionCookie = new RegExp(`(?:^|;\\s*)${sessionCookieName}=`);
