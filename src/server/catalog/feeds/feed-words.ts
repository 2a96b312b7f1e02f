import { FeedError, type FeedFailure } from '#platform/feeds/feed.ts';

/** What a person reads of a feed that can't be had; what is not here says it well itself. */
const sentences: Partial<Record<FeedFailure, string>> = {
  bad_address: 'That is no address of a feed. It begins with https:// and has no user name or password.',
  refused_address: 'That address leads into a private network, where Canto does not read.',
  too_many_redirects: 'That address sends on and on and leads nowhere.',
  unreachable: 'Its server can’t be reached.',
  timeout: 'Its server took too long.',
  too_large: 'That feed is too large: at most 20 MB are read.',
  broken_encoding: 'What came from there is damaged.',
  broken_xml: 'What is there is damaged, or no feed.',
};

/** Why a feed can't be read, in a sentence for its creator. */
export function feedSentence(error: FeedError): string {
  return (error.status && statusSentence(error.status)) || (sentences[error.reason] ?? error.message);
}

function statusSentence(status: number): string {
  if (status === 401 || status === 403) return `That feed is private: its server wants to know who asks (${status}).`;
  if (status === 404 || status === 410) return `There is no feed at that address any more (${status}).`;
  if (status === 429 || status === 503) return `Its server says it is busy (${status}).`;
  return `Its server answered with an error (${status}).`;
}
