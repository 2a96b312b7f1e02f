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

/** Why an item of a feed is none of its episodes. */
export type LeftOutReason = 'trailer' | 'explicit' | 'video' | 'no_sound' | 'unknown_sound';
export type LeftOutItem = { title: string; reason: LeftOutReason };

export type Feed = {
  title: string;
  description: string;
  imageUrl: string | null;
  /** In the feed's own order. */
  episodes: FeedEpisode[];
  /** In the feed's own order, too. */
  leftOut: LeftOutItem[];
  author: string;
  /** As the feed says it: `en`, `en-us`; null where it does not. */
  language: string | null;
  /** `podcast:guid`, in small letters. */
  guid: string | null;
  /** The address of `itunes:owner`. */
  ownerEmail: string | null;
  /** `itunes:new-feed-url`: where the feed says it has moved to. */
  newFeedUrl: string | null;
  /** The WebSub hub, and the name by which it knows the feed. */
  hubUrl: string | null;
  selfUrl: string | null;
  /** The feed marks the whole podcast explicit. */
  isExplicit: boolean;
  /** `itunes:block`: the feed asks not to be listed. */
  isBlocked: boolean;
  /** Where an owner may put words of proof: the description, and in feeds of YouTube, which have none, the first video's. */
  ownWords: string;
  /** The page of the first video, in feeds of YouTube. */
  newestVideoUrl: string | null;
};

/** What came over the network. */
export type FetchedFeed = {
  body: Uint8Array;
  contentType: string | null;
  /** Where it came from in the end, after redirects. */
  url: string;
  /** Where it has moved to for good: the last address that permanent redirects alone led to; at first the one asked. */
  permanentUrl: string;
} & Validators;

/** What of a fetched feed is parsed. */
export type FeedBytes = Pick<FetchedFeed, 'body' | 'contentType' | 'url'>;

/** What a server gave to ask it with the next time, so that it sends again only what has changed. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FeedFailure =
  /** Not a web address, or one with a user name, or a port that is not the web's. */
  | 'bad_address'
  /** It leads into a private network. */
  | 'refused_address'
  | 'too_many_redirects'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  /** Parsing it takes too much of a processor. */
  | 'too_slow'
  | 'http_status'
  | 'broken_encoding'
  /** Well-formed or not, it is no RSS and no Atom. */
  | 'not_a_feed'
  | 'broken_xml';

const passing: ReadonlySet<FeedFailure> = new Set(['unreachable', 'timeout']);

/** Why a feed can't be had. */
export class FeedError extends ProviderError {
  readonly reason: FeedFailure;
  /** The server's answer, for `http_status`. */
  readonly status: number | null;
  constructor(
    reason: FeedFailure,
    message: string,
    options: { retryable?: boolean; cause?: unknown; status?: number } = {},
  ) {
    super('feed', message, { retryable: options.retryable ?? passing.has(reason), cause: options.cause });
    this.name = 'FeedError';
    this.reason = reason;
    this.status = options.status ?? null;
  }
}
