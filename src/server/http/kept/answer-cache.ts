import { LRUCache } from 'lru-cache';
import type { AnswerNotes } from '../../context.ts';
import { Answer } from './answer.ts';
import type { PublicNews } from './public-news.ts';

/** Counts may be so old: what else changes is told of. */
const freshMs = 3000;
/** Until then whoever asks gets the old one while a new one is made. */
const staleMs = 10_000;
type Making = { notes: AnswerNotes; isVoid: boolean; answer: Promise<Answer | null> };
/** Makes the answer for an address as nobody in particular, noting what it shows and depends on. */
export type Make = (url: string, notes: AnswerNotes) => Promise<Response>;

/**
 * Answers that are the same for everybody who is not signed in, by address, in at most `maxBytes`. However many ask at once,
 * one is made. Nothing is kept, and nothing kept is sent, while news of changes may be missed (`PublicNews`).
 */
export class AnswerCache {
  readonly #news: PublicNews;
  readonly #make: Make;
  readonly #kept: LRUCache<string, Answer>;
  readonly #making = new Map<string, Making>();
  /** Which addresses have an answer that a topic makes old. */
  readonly #urls = new Map<string, Set<string>>();
  readonly counts = { hits: 0, stale: 0, misses: 0 };

  constructor({ news, make, maxBytes }: { news: PublicNews; make: Make; maxBytes: number }) {
    this.#news = news;
    this.#make = make;
    this.#kept = new LRUCache({
      maxSize: Math.max(maxBytes, 1),
      // One huge answer must not drive out all others.
      maxEntrySize: Math.max(Math.floor(maxBytes / 8), 1),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (answer, url) => this.#forgetTopics(url, answer),
    });
    news.subscribe({ forgetAll: () => this.#clear(), forget: (topic) => this.#drop(topic) });
  }
  get size(): { answers: number; bytes: number } {
    return { answers: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
  has(url: string): boolean {
    return this.#kept.has(url);
  }

  /** The answer at once where it is there and certain; else a promise of it, null where each has to ask for themselves. */
  find(url: string): Answer | Promise<Answer | null> {
    const now = performance.now();
    const trusted = this.#news.isTrusted(now);
    if (trusted === true) return this.#findNow(url, now);
    return Promise.resolve(trusted).then((isTrusted) => (isTrusted ? this.#findNow(url, performance.now()) : null));
  }
  #findNow(url: string, now: number): Answer | Promise<Answer | null> {
    const answer = this.#kept.get(url);
    const age = answer ? now - answer.madeAt : Infinity;
    if (!answer || age > staleMs) {
      this.counts.misses++;
      return this.#shared(url);
    }
    if (age > freshMs) {
      this.counts.stale++;
      if (!this.#making.has(url)) this.#begin(url).answer.catch(() => null);
    } else this.counts.hits++;
    return answer;
  }

  /** What was begun before a change is told of may show the old state, so those who wait have another one made. */
  async #shared(url: string): Promise<Answer | null> {
    for (let tries = 0; tries < 3; tries++) {
      const making = this.#making.get(url) ?? this.#begin(url);
      const answer = await making.answer;
      if (!making.isVoid) return answer;
    }
    return null;
  }
  #begin(url: string): Making {
    const notes: AnswerNotes = { views: new Set(), topics: new Set(), isBroken: false };
    const making: Making = { notes, isVoid: false, answer: Promise.resolve(null) };
    this.#making.set(url, making);
    making.answer = this.#make(url, notes)
      .then((response) => Answer.from(response, notes))
      .then((answer) => {
        if (!making.isVoid) this.#keep(url, answer);
        return answer;
      })
      .finally(() => {
        if (this.#making.get(url) === making) this.#making.delete(url);
      });
    return making;
  }
  #keep(url: string, answer: Answer | null): void {
    this.#kept.delete(url);
    if (!answer?.mayBeKept) return;
    this.#kept.set(url, answer);
    if (!this.#kept.has(url)) return;
    for (const topic of answer.topics) {
      const urls = this.#urls.get(topic);
      if (urls) urls.add(url);
      else this.#urls.set(topic, new Set([url]));
    }
  }
  #forgetTopics(url: string, { topics }: Answer): void {
    for (const topic of topics) {
      const urls = this.#urls.get(topic);
      urls?.delete(url);
      if (urls?.size === 0) this.#urls.delete(topic);
    }
  }

  #drop(topic: string): void {
    for (const url of this.#urls.get(topic) ?? []) this.#kept.delete(url);
    for (const [url, making] of this.#making) if (making.notes.topics.has(topic)) this.#void(url, making);
  }
  #void(url: string, making: Making): void {
    making.isVoid = true;
    this.#making.delete(url);
  }
  #clear(): void {
    this.#kept.clear();
    for (const [url, making] of this.#making) this.#void(url, making);
  }
}
