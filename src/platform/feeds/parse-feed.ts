// Parses feeds one after another in a worker, so that a large or hostile one neither blocks nor ends the process.
import { Worker } from 'node:worker_threads';
import { FeedError } from './feed.ts';
import type { Feed, FeedBytes } from './feed.ts';
import type { ParseOutcome } from './feed-worker.ts';

export type ParseFeedOptions = {
  /** What one feed may take of a processor's time (5 s); the worker is ended after it. */
  timeLimitMs?: number;
};

/** A machine that is busy with other things gives the worker a part of its time, so that a clock alone would refuse good feeds. */
const mostWaitedMs = 60_000;

/** A worker is kept for the next feed: starting one costs more than most feeds. */
let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();
/** How long an idle worker keeps its memory. */
const idleMs = 30_000;
let idle: NodeJS.Timeout | undefined;

/** FeedError `broken_xml`, `not_a_feed`, `too_large`, or `too_slow`. */
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

async function askWorker(thread: Worker, fetched: FeedBytes, timeLimitMs: number): Promise<ParseOutcome> {
  const before = await usedMs(thread);
  return new Promise((resolve) => {
    const asked = performance.now();
    let isSettled = false;
    const settle = (outcome: ParseOutcome) => {
      isSettled = true;
      clearInterval(timer);
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
    const look = async () => {
      const used = (await usedMs(thread)) - before;
      if (isSettled || (used < timeLimitMs && performance.now() - asked < mostWaitedMs)) return;
      giveUp({ reason: 'too_slow', message: 'That feed takes too long to read.' });
    };
    const timer = setInterval(() => void look(), Math.min(timeLimitMs, 250));
    thread.ref();
    thread.once('message', settle);
    thread.once('error', fail);
    thread.once('exit', fail);
    thread.postMessage(fetched);
  });
}

/** What a thread has taken of a processor so far; 0 before it runs. */
async function usedMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

function endWorker(): void {
  void worker?.terminate();
  worker = null;
}
