import type { Topics } from '#platform/db/topics.ts';

/** Its news make every answer old: something is no longer everybody's to see, or has another name, or is new. */
const publicTopic = 'public';
/** So long what was heard of changes is believed without asking again. */
const askAgainMs = 2000;
const believedMs = 5000;

type Keeper = {
  /** Everything kept may be old: something public changed, or news may have been missed. */
  forgetAll(): void;
  /** Something changed that a topic tells of. */
  forget?(topic: string): void;
};

/**
 * News of changes for what a process keeps in memory. They are believed while the connection that brings them is open and has
 * brought an echo of our own within five seconds; otherwise nothing may be kept, or sent that was kept.
 */
export class PublicNews {
  readonly #topics: Topics;
  readonly #keepers = new Set<Keeper>();
  readonly #stop: () => void;
  #heardAt = -Infinity;
  #askedAt = -Infinity;
  #asking: Promise<boolean> | null = null;

  constructor(topics: Topics) {
    this.#topics = topics;
    this.#stop = topics.watch({
      onNews: (topic) => {
        for (const keeper of this.#keepers)
          if (topic === publicTopic) keeper.forgetAll();
          else keeper.forget?.(topic);
      },
      onLost: () => this.#doubt(),
    });
  }
  subscribe(keeper: Keeper): void {
    this.#keepers.add(keeper);
  }
  #doubt(): void {
    this.#heardAt = -Infinity;
    for (const keeper of this.#keepers) keeper.forgetAll();
  }

  /** Whether what is kept may be believed. A promise after a time in which nobody asked. */
  isTrusted(now = performance.now()): boolean | Promise<boolean> {
    if (now - this.#heardAt > believedMs) return this.#ask(now);
    if (now - this.#heardAt > askAgainMs) void this.#ask(now);
    return true;
  }
  /** While no news come through it is asked once in two seconds, and the others need not wait. */
  #ask(now: number): Promise<boolean> {
    if (this.#asking) return this.#asking;
    if (now - this.#askedAt < askAgainMs) return Promise.resolve(false);
    this.#askedAt = now;
    const asking = this.#topics.catchUp().then(
      () => {
        this.#heardAt = now;
        return true;
      },
      () => {
        this.#doubt();
        return false;
      },
    );
    this.#asking = asking.finally(() => (this.#asking = null));
    return this.#asking;
  }

  /**
   * Resolves when what was changed before the call is gone from here. For the process that made a change: who was told that
   * something is hidden must not see it with the next click.
   */
  async settle(): Promise<void> {
    if (this.#heardAt === -Infinity) return;
    await this.#topics.catchUp().catch(() => this.#doubt());
  }
  close(): void {
    this.#stop();
    this.#doubt();
  }
}
