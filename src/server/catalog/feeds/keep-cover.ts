import { createHash } from 'node:crypto';
import { fetchFeed } from '#platform/feeds/fetch-feed.ts';
import { adoptPicture } from '#media/pictures/resize-picture.ts';
import type { Context } from '../../context.ts';
import { pictureUrl } from '../media/illustrate.ts';
import { replaceMaster } from '../media/open-picture.ts';

const maxCoverBytes = 10_000_000;
const square = { width: 1400, height: 1400 };
const poster = { width: 1000, height: 1500 };

const posterKey = (coverKey: string) => `${coverKey}-poster`;

/** Addresses of a kept cover as it is, and cut to a poster. */
export const coverUrls = (coverKey: string) => ({
  square: pictureUrl(coverKey),
  poster: pictureUrl(posterKey(coverKey)),
});

/**
 * Fetches a cover by the rules of feeds and keeps nothing of it but its pixels. Answers the key it is kept by, or null for what
 * can't be had or is no picture, which is logged.
 */
export async function keepCover(
  ctx: Pick<Context, 'db' | 'storage' | 'config' | 'log'>,
  address: string | null,
): Promise<string | null> {
  if (!address) return null;
  try {
    const { body } = await fetchFeed(address, { allow: ctx.config.feedOrigins, maxBytes: maxCoverBytes });
    const bytes = Buffer.from(body);
    const key = `podcast-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    await replaceMaster(ctx, posterKey(key), await adoptPicture(bytes, poster));
    await replaceMaster(ctx, key, await adoptPicture(bytes, square));
    return key;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the cover of a podcast could not be had');
    return null;
  }
}
