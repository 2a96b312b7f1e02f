import type { AnswerNotes } from '../../context.ts';
import type { Make } from './answer-cache.ts';
import { Answer } from './answer.ts';

/** The year in the footer is the only thing on these pages that changes while a process runs. */
const freshMs = 3_600_000;
/** Nobody waits for the best compression, which takes 60 ms a page, so it begins when the first has been served. */
const compressAfterMs = 200;

type Options = {
  /** Whether the page at a path, without a query, is made of the build and of the configuration alone. */
  isFixed(path: string): boolean;
  make: Make;
};

/**
 * Pages that no change of the database touches, kept whole for as long as the process runs and compressed as well as can be. They
 * are not made by the build: it does not know the address (`BASE_URL`) that they name, nor the shops their links lead to.
 */
export class FixedPages {
  readonly #options: Options;
  readonly #pages = new Map<string, Answer>();
  readonly #making = new Map<string, Promise<Answer | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The page at once where it is there; else a promise of it. Null for an address that is not one of a fixed page. */
  find(url: string): Answer | Promise<Answer | null> | null {
    const page = this.#pages.get(url);
    if (page) {
      if (performance.now() - page.madeAt > freshMs) this.#made(url).catch(() => null);
      return page;
    }
    return this.#options.isFixed(url) ? this.#made(url) : null;
  }

  /** One making for all who ask at once. */
  #made(url: string): Promise<Answer | null> {
    const known = this.#making.get(url);
    if (known) return known;
    const making = this.#begin(url).finally(() => this.#making.delete(url));
    this.#making.set(url, making);
    return making;
  }
  async #begin(url: string): Promise<Answer | null> {
    const notes: AnswerNotes = { views: new Set(), topics: new Set(), isBroken: false };
    const answer = await Answer.from(await this.#options.make(url, notes), notes);
    if (!answer?.mayBeKept) return answer;
    this.#pages.set(url, answer);
    setTimeout(() => void answer.compressBest().catch(() => {}), compressAfterMs).unref();
    return answer;
  }
}
