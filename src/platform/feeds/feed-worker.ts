// Runs in a worker thread: one feed in, its episodes or the reason why not out.
import { parentPort } from 'node:worker_threads';
import { decodeFeed } from './decode-feed.ts';
import { FeedError } from './feed.ts';
import type { Feed, FeedBytes, FeedFailure } from './feed.ts';
import { readFeed } from './read-feed.ts';

export type ParseOutcome = { feed: Feed } | { reason: FeedFailure; message: string };

parentPort?.on('message', ({ body, contentType, url }: FeedBytes) => {
  parentPort?.postMessage(outcomeOf(() => readFeed(decodeFeed(body, contentType), url)));
});

function outcomeOf(read: () => Feed): ParseOutcome {
  try {
    return { feed: read() };
  } catch (error) {
    if (error instanceof FeedError) return { reason: error.reason, message: error.message };
    return { reason: 'broken_xml', message: 'The feed can not be parsed.' };
  }
}
