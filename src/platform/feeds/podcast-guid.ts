import { createHash } from 'node:crypto';

/** The namespace that the podcasting 2.0 specification gives for feeds. */
const feedNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * A feed's name for good, as podcasting 2.0 has it: the UUIDv5 (RFC 9562) of its address without scheme and without
 * slashes at its end, so that http and https are one podcast.
 */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '');
  const hash = createHash('sha1')
    .update(Buffer.from(feedNamespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
