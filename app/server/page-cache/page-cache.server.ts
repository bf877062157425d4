import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestAddress } from "#app/addresses/request-address.ts";
import type { Client } from "#app/http/limits/client-address.ts";
import { sessionCookieName } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import type { AnswerRequest } from "../answer-request.server.ts";
import { sendAnswer } from "../send-answer.server.ts";
import { type FinishedPage, finishPage, isForAll, readAnswer, sendPage, tightenPage } from "./finished-page.server.ts";
import { dictionaryUse, type PageDictionaries } from "./page-dictionaries.server.ts";
import { PageShelf } from "./page-shelf.server.ts";
import { publicAddress } from "./public-address.ts";

interface PageCacheOptions {
  /** The app. */
  answer: AnswerRequest;
  /** Rises whenever readers may see something else than before. */
  edition: () => number;
  /** Of finished pages, in all encodings. */
  bytesAtMost?: number;
  /** What pages are packed by for whoever has one of them; none where Node cannot. */
  dictionaries?: PageDictionaries;
}

/** Some five hundred articles in three encodings; with all else of the process it stays within a small server's memory. */
const usualBytesAtMost = 32 * 1024 * 1024;

/** What is rendered for one is sent to all others who wait for it. */
type Outcome = { page: FinishedPage } | { answer: Response };

/**
 * Finished public pages. A page is rendered for nobody: of the request that asks for it first, the app sees the address and
 * nothing else, so that nothing of anybody can be in it. Whoever brings a session is not answered here.
 */
export class PageCache {
  readonly #answer: AnswerRequest;
  readonly #edition: () => number;
  readonly #shelf: PageShelf<FinishedPage>;
  readonly #dictionaries: PageDictionaries | undefined;
  readonly #underWay = new Map<string, Promise<Outcome>>();
  #tightened: Promise<void> = Promise.resolve();

  constructor({ answer, edition, bytesAtMost = usualBytesAtMost, dictionaries }: PageCacheOptions) {
    this.#answer = answer;
    this.#edition = oncePerTurn(edition);
    this.#shelf = new PageShelf(bytesAtMost);
    this.#dictionaries = dictionaries;
  }

  /** @returns whether the page was finished already and is sent */
  sendFinished(address: RequestAddress, request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(address, request);
    if (key === undefined) return false;
    const page = this.#shelf.find(key, this.#edition());
    if (page) sendPage(page, request, response, this.#dictionaries);
    return page !== undefined;
  }

  /**
   * Sends a page once it is finished: rendered now, or for whoever asked for it shortly before.
   * @param otherwise answers a request by itself, where its answer is not for all
   */
  async finishAndSend(
    address: RequestAddress,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> {
    const key = keyOf(address, request);
    if (key === undefined) return otherwise();
    const edition = this.#edition();
    const name = `${edition} ${key}`;
    const other = this.#underWay.get(name);
    const isWhole = key === address.path + address.query;
    const outcome = await (other ?? this.#begin(name, this.#finish(key, edition, isWhole)));
    if (response.destroyed) return;
    if ("page" in outcome) return sendPage(outcome.page, request, response, this.#dictionaries);
    // What was rendered without a part of the query is not the answer to it.
    const isOwn = other === undefined && request.method === "GET" && isWhole;
    return isOwn ? sendAnswer(response, outcome.answer) : otherwise();
  }

  async #begin(name: string, outcome: Promise<Outcome>): Promise<Outcome> {
    this.#underWay.set(name, outcome);
    return outcome.finally(() => this.#underWay.delete(name));
  }

  /** @param isRequested whether it is asked for just so: what is no page for all is asked for again otherwise, and counts then */
  async #finish(key: string, edition: number, isRequested: boolean): Promise<Outcome> {
    const headers: HeadersInit = isRequested ? {} : { "Sec-Purpose": "prefetch" };
    const answer = await this.#answer(new Request(env.PUBLIC_URL + key, { headers }), nobody);
    if (!isForAll(answer)) return { answer };
    const rendered = await readAnswer(answer);
    const dictionary = this.#dictionaries && dictionaryUse(key, rendered);
    const page = this.#shelf.findByTag(rendered.etag) ?? this.#tightenLater(await finishPage(rendered, dictionary));
    this.#shelf.put(key, page, edition);
    if (page.dictionary) this.#dictionaries?.remember(page.identity.bytes);
    return { page };
  }

  /** One page at a time is made as small as it gets, off every request's way. */
  #tightenLater(page: FinishedPage): FinishedPage {
    this.#tightened = this.#tightened.then(async () => {
      if (this.#shelf.findByTag(page.etag) === page) await tightenPage(page);
    });
    return page;
  }
}

/** Public pages are counted for no client. */
const nobody: Client = { line: undefined, network: "" };

/** The key of a request's answer, where it is one for all; undefined for a request that only the app can answer. */
function keyOf(address: RequestAddress, { method, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return undefined;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return undefined;
  return publicAddress(address);
}

/**
 * Asks once in a turn of the event loop: all requests of a turn had come in before it began, so that none of them was sent by
 * somebody who knew of what is written during it.
 */
function oncePerTurn(ask: () => number): () => number {
  let known: number | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (known === undefined) setImmediate(forget);
    known ??= ask();
    return known;
  };
}

const sessionCookie = new RegExp(`(?:^|;\\s*)${sessionCookieName}=`);
