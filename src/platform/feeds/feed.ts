import { ProviderError } from '#shared/errors.ts';

/** One playable item of a feed, in plain text. */
export type FeedEpisode = {
  /** The item's guid, or its audio address; made unique within the feed. */
  id: string;
  /** `Episode N` where the item has none, N its place in the feed. */
  title: string;
  description: string;
  audioUrl: string;
  /** `mm:ss` or `h:mm:ss`; `00:00` where the feed does not say. */
  duration: string;
  /** ISO 8601; null where the feed says nothing that can be read. */
  publishDate: string | null;
};

export type Feed = {
  title: string;
  description: string;
  imageUrl: string | null;
  /** In the feed's own order. */
  episodes: FeedEpisode[];
};

/** What came over the network. */
export type FetchedFeed = {
  body: Uint8Array;
  contentType: string | null;
  /** Where it came from in the end, after redirects. */
  url: string;
};

export type FeedFailure =
  /** Not a web address, or one with a user name, or a port that is not the web's. */
  | 'bad_address'
  /** It leads into a private network. */
  | 'refused_address'
  | 'too_many_redirects'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'http_status'
  | 'broken_encoding'
  /** Well-formed or not, it is no RSS and no Atom. */
  | 'not_a_feed'
  | 'broken_xml';

const passing: ReadonlySet<FeedFailure> = new Set(['unreachable', 'timeout']);

/** Why a feed can't be had. */
export class FeedError extends ProviderError {
  readonly reason: FeedFailure;
  constructor(reason: FeedFailure, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super('feed', message, { retryable: options.retryable ?? passing.has(reason), cause: options.cause });
    this.name = 'FeedError';
    this.reason = reason;
  }
}
