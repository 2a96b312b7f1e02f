// WebSub (W3C): a feed's hub tells of news, so that nobody has to ask for them all the time.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { FeedError } from '#platform/feeds/feed.ts';
import { sendForm } from '#platform/feeds/fetch-feed.ts';
import type { Context } from '../../context.ts';
import { followedFeeds, type FollowedFeed } from '../tables.ts';
import { readSoon } from './follow-feed.ts';

const dayMs = 24 * 60 * 60 * 1000;
const leaseSeconds = 10 * 24 * 60 * 60;
const longestLeaseSeconds = 90 * 24 * 60 * 60;

/** The address under which a hub reaches Canto about a feed. */
export const hubPath = (token: string) => `/feeds/hub/${token}`;

/**
 * Asks the hub of a feed to tell of news, or to go on, where there is one and its word is over within a day. It is asked once
 * a day at most. A hub that refuses is logged: the feed is read all the same.
 */
export async function askHub(ctx: Context, feed: FollowedFeed): Promise<void> {
  const now = ctx.clock.now();
  const isTold = feed.hubUntil !== null && feed.hubUntil.getTime() > now.getTime() + dayMs;
  const wasAsked = feed.hubAskedAt !== null && feed.hubAskedAt.getTime() > now.getTime() - dayMs;
  if (!feed.hubUrl || !feed.hubTopic || !feed.hubToken || isTold || wasAsked) return;
  const hubSecret = feed.hubSecret ?? randomBytes(24).toString('base64url');
  await ctx.db.update(followedFeeds).set({ hubSecret, hubAskedAt: now }).where(eq(followedFeeds.url, feed.url));
  const form = new URLSearchParams({
    'hub.callback': new URL(hubPath(feed.hubToken), ctx.config.baseUrl).href,
    'hub.mode': 'subscribe',
    'hub.topic': feed.hubTopic,
    'hub.lease_seconds': String(leaseSeconds),
    'hub.secret': hubSecret,
  });
  try {
    await sendForm(feed.hubUrl, form, { allow: ctx.config.feedOrigins });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    ctx.log.warn({ err: error }, "a feed's hub could not be asked");
  }
}

/** A hub asks whether it was really asked: answers what it must be told, or null where it was not. */
export async function confirmHub(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  asked: { mode: string; topic: string; challenge: string; leaseSeconds: string },
): Promise<string | null> {
  const [feed] = await db.select().from(followedFeeds).where(eq(followedFeeds.hubToken, token));
  if (!feed?.hubAskedAt || asked.mode !== 'subscribe' || asked.topic !== feed.hubTopic) return null;
  const seconds = Math.min(Number(asked.leaseSeconds) || leaseSeconds, longestLeaseSeconds);
  const hubUntil = new Date(clock.now().getTime() + seconds * 1000);
  await db.update(followedFeeds).set({ hubUntil }).where(eq(followedFeeds.url, feed.url));
  return asked.challenge;
}

/**
 * A hub tells of news: the feed is read at the next turn. What it says is not believed, only that it is the hub, by its
 * signature (`sha256=...` over the body). Answers whether anybody is known by the token.
 */
export async function hearHub(
  ctx: Pick<Context, 'db' | 'clock'>,
  token: string,
  { body, signature }: { body: Uint8Array; signature: string },
): Promise<boolean> {
  const [feed] = await ctx.db.select().from(followedFeeds).where(eq(followedFeeds.hubToken, token));
  if (!feed?.hubSecret) return false;
  const [method = '', given = ''] = signature.split('=');
  if (!['sha1', 'sha256', 'sha384', 'sha512'].includes(method)) return true;
  const expected = createHmac(method, feed.hubSecret).update(body).digest();
  const received = Buffer.from(given, 'hex');
  if (received.length === expected.length && timingSafeEqual(received, expected)) await readSoon(ctx, feed.url);
  return true;
}
