// Parses feeds one after another in a worker, so that a large or hostile one neither blocks nor ends the process.
import { Worker } from 'node:worker_threads';
import { FeedError } from './feed.ts';
import type { Feed, FeedBytes } from './feed.ts';
import type { ParseOutcome } from './feed-worker.ts';

export type ParseFeedOptions = {
  /** Longest time for one feed (5 s); the worker is ended after it. */
  timeLimitMs?: number;
};

/** A worker is kept for the next feed: starting one costs more than most feeds. */
let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();
/** How long an idle worker keeps its memory. */
const idleMs = 30_000;
let idle: NodeJS.Timeout | undefined;

/** FeedError `broken_xml`, `not_a_feed`, or `timeout`. */
export function parseFeed(fetched: FeedBytes, { timeLimitMs = 5000 }: ParseFeedOptions = {}): Promise<Feed> {
  const turn = queue.then(() => parseInWorker(fetched, timeLimitMs));
  queue = turn.catch(() => undefined);
  return turn;
}

async function parseInWorker(fetched: FeedBytes, timeLimitMs: number): Promise<Feed> {
  clearTimeout(idle);
  worker ??= startWorker();
  const outcome = await askWorker(worker, fetched, timeLimitMs);
  idle = setTimeout(endWorker, idleMs).unref();
  if ('feed' in outcome) return outcome.feed;
  throw new FeedError(outcome.reason, outcome.message, { retryable: false });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  started.unref();
  // What goes wrong while a feed is parsed is told to its caller below; at other times it must not end the process.
  started.on('error', () => undefined);
  started.on('exit', () => {
    if (worker === started) worker = null;
  });
  return started;
}

function askWorker(thread: Worker, fetched: FeedBytes, timeLimitMs: number): Promise<ParseOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: ParseOutcome) => {
      clearTimeout(timer);
      thread.off('message', settle);
      thread.off('error', fail);
      thread.off('exit', fail);
      thread.unref();
      resolve(outcome);
    };
    /** After its time, or out of memory, the worker is no use to the next feed. */
    const giveUp = (outcome: ParseOutcome) => {
      endWorker();
      settle(outcome);
    };
    const fail = () => giveUp({ reason: 'too_large', message: 'The feed took too much memory to parse.' });
    const timer = setTimeout(
      () => giveUp({ reason: 'timeout', message: 'The feed took too long to parse.' }),
      timeLimitMs,
    );
    thread.ref();
    thread.once('message', settle);
    thread.once('error', fail);
    thread.once('exit', fail);
    thread.postMessage(fetched);
  });
}

function endWorker(): void {
  void worker?.terminate();
  worker = null;
}
